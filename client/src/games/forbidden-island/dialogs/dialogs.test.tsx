/** @jest-environment jsdom */
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { button, buttons, nameOf, press, show } from '../../../testing/page.ts';
import { seenAt } from '../testing/position.ts';
import { CardDialog } from './CardDialog.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { GiveDialog } from './GiveDialog.tsx';
import { LiftDialog } from './LiftDialog.tsx';
import { PileDialog } from './PileDialog.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { SpecialDialog } from './SpecialDialog.tsx';

const text = () => document.body.textContent ?? '';
const nothing = () => {};

describe('discarding', () => {
  const seen = seenAt({
    change(table) {
      table.adventurers[0]!.hand = ['earth', 'earth', 'wind', 'fire', 'sandbags', 'helicopter'];
      table.levels[4] = 'flooded';
      table.agenda.push({ kind: 'discard', seat: 0, left: 1 });
    },
  });
  let played: Action[];
  let used: string[];

  beforeEach(async () => {
    played = [];
    used = [];
    await show(
      <DiscardDialog
        seen={seen}
        onPlay={(action) => played.push(action)}
        onUse={(card) => used.push(card)}
        onClose={nothing}
      />,
    );
  });

  test('a card is marked first, then thrown away', async () => {
    expect(button('Choose a card').disabled).toBe(true);
    await press('Crystal of Fire');
    expect(button('Crystal of Fire').getAttribute('aria-pressed')).toBe('true');
    expect(played).toEqual([]);
    await press('Discard Crystal of Fire');
    expect(played).toEqual([{ type: 'discard', card: 'fire' }]);
  });

  test('a special card may be played instead', async () => {
    await press('Sandbags');
    await press('Play Sandbags instead');
    expect(used).toEqual(['sandbags']);
    expect(played).toEqual([]);
  });

  test('a treasure card may not', async () => {
    await press('Statue of the Wind');
    expect(buttons().map(nameOf)).not.toContain('Play Statue of the Wind instead');
  });
});

describe('giving', () => {
  const seen = seenAt({
    change(table) {
      table.adventurers[0]!.hand = ['earth', 'fire', 'sandbags'];
      table.adventurers[1]!.place = table.adventurers[0]!.place;
    },
  });

  test('a card and a receiver make a gift', async () => {
    const played: Action[] = [];
    await show(<GiveDialog seen={seen} onPlay={(action) => played.push(action)} onClose={nothing} />);
    expect(button('Give').disabled).toBe(true);
    await press('Crystal of Fire');
    await press('Chen');
    await press('Give to Chen');
    expect(played).toEqual([{ type: 'give', card: 'fire', to: 2 }]);
  });

  test('special cards are not among what can be given', async () => {
    await show(<GiveDialog seen={seen} onPlay={nothing} onClose={nothing} />);
    expect(buttons().map(nameOf)).not.toContain('Sandbags');
  });

  test('a card chosen before is picked already', async () => {
    await show(<GiveDialog seen={seen} card="earth" onPlay={nothing} onClose={nothing} />);
    expect(button('Earth Stone').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a helicopter lift', () => {
  const standing = (places: readonly number[]) =>
    seenAt({
      change(table) {
        table.adventurers[0]!.hand = ['helicopter'];
        table.adventurers.forEach((adventurer, seat) => {
          adventurer.place = places[seat]!;
        });
      },
    });
  const box = (name: string) =>
    [...document.querySelectorAll('label')].find((label) => label.textContent === name)!.querySelector('input')!;
  const tick = (name: string) => act(() => box(name).click());
  let chosen: (readonly number[])[];

  const dialog = (...places: readonly number[]) => (
    <LiftDialog seen={standing(places)} onChoose={(pawns) => chosen.push(pawns)} onClose={nothing} />
  );
  let root: HTMLElement;

  beforeEach(async () => {
    chosen = [];
    root = await show(dialog(9, 9, 20, 20));
  });

  test('begins with everybody on the own tile', async () => {
    expect([box('You').checked, box('Bo').checked, box('Chen').checked]).toEqual([true, true, false]);
    await press('Choose where');
    expect(chosen).toEqual([[0, 1]]);
  });

  test('takes passengers from one tile only', async () => {
    await tick('Dee');
    await tick('Chen');
    expect([box('You').checked, box('Bo').checked]).toEqual([false, false]);
    await press('Choose where');
    expect(chosen).toEqual([[2, 3]]);
  });

  test('does not fly empty', async () => {
    await tick('You');
    await tick('Bo');
    expect(button('Choose where').disabled).toBe(true);
  });

  test('leaves behind whoever walks away meanwhile', async () => {
    await act(() => render(dialog(9, 10, 20, 20), root));
    expect([box('You').checked, box('Bo').checked]).toEqual([true, false]);
    await press('Choose where');
    expect(chosen).toEqual([[0]]);
  });

  test('takes nobody from the tile they walk to', async () => {
    await tick('Chen');
    await tick('Dee');
    await act(() => render(dialog(9, 9, 20, 9), root));
    await press('Choose where');
    await act(() => render(dialog(9, 9, 9, 9), root));
    expect(button('Choose where').disabled).toBe(true);
    await tick('Dee');
    await press('Choose where');
    expect(chosen).toEqual([[2], [3]]);
  });
});

test('the special cards that can be played are offered', async () => {
  const used: string[] = [];
  const seen = seenAt({
    change: (table) => {
      table.adventurers[0]!.hand = ['helicopter', 'sandbags'];
    },
  });
  await show(<SpecialDialog seen={seen} onUse={(card) => used.push(card)} onClose={nothing} />);
  expect(text()).toMatch(/Helicopter Lift/);
  expect(text()).not.toMatch(/Sandbags/); // nothing is flooded
  await act(() => document.querySelector<HTMLElement>('.special-choice')!.click());
  expect(used).toEqual(['helicopter']);
});

test('a card tells what it is for and offers what can be done with it', async () => {
  const done: string[] = [];
  const seen = seenAt({
    change: (table) => {
      table.adventurers[0]!.hand = ['helicopter', 'fire'];
    },
  });
  const dialog = (card: 'helicopter' | 'fire') => (
    <CardDialog
      seen={seen}
      card={card}
      onUse={(one) => done.push(one)}
      onGive={(one) => done.push(one)}
      onClose={nothing}
    />
  );
  await show(dialog('helicopter'));
  await press('Play Helicopter Lift');
  await show(dialog('fire'));
  expect(text()).toMatch(/Four of them/);
  await press('Give a treasure card'); // Ann is the Messenger
  expect(done).toEqual(['helicopter', 'fire']);
});

test('a player’s window explains the role', async () => {
  await show(<PlayerDialog onPick={() => {}} seen={seenAt()} seat={2} onClose={nothing} />);
  expect(text()).toMatch(/Chen.*Pilot.*Flies to any tile/);
});

test('the flood pile shows what was drawn, and what is known to come next', async () => {
  const seen = seenAt({
    change(table) {
      table.floodDiscard = [3];
      table.floodLayers.fill(1);
      table.floodLayers[3] = 0;
      table.floodLayers[7] = 2;
    },
  });
  await show(<PileDialog seen={seen} deck="flood" onClose={nothing} />);
  const [drawn, coming] = [...document.querySelectorAll('ul')].map((list) => list.querySelectorAll('li').length);
  expect([drawn, coming]).toEqual([1, 1]);
});

describe('the result', () => {
  const lost = (seat: number | null) =>
    seenAt({
      seat,
      change(table) {
        table.endings = ['skull', 'landingLost'];
        table.captured = ['fire'];
      },
    });

  test('tells how it ended, every reason, and what people did', async () => {
    const events = [{ type: 'captured', seat: 1, treasure: 'fire' }] as const;
    await show(<ResultDialog seen={lost(0)} events={events} onAgain={nothing} onHome={nothing} onClose={nothing} />);
    expect(text()).toMatch(/The sea has won.*skull.*Fools’ Landing/);
    expect(text()).toMatch(/Treasures captured: 1 of 4/);
    expect(text()).toMatch(/Bo1 treasure captured/);
    expect(text()).toMatch(/Annkept watch/);
  });

  test('players may play again, spectators go home', async () => {
    let again = 0;
    await show(<ResultDialog seen={lost(0)} events={[]} onAgain={() => again++} onHome={nothing} onClose={nothing} />);
    await press('Play again');
    expect(again).toBe(1);
    await show(<ResultDialog seen={lost(null)} events={[]} onAgain={nothing} onHome={nothing} onClose={nothing} />);
    expect(buttons().map(nameOf)).not.toContain('Play again');
  });
});
