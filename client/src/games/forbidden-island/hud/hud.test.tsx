/** @jest-environment jsdom */
import { t } from '../../../i18n/i18n.ts';
import { button, buttons, nameOf, press, show } from '../../../testing/page.ts';
import type { Aim } from '../model/aim.ts';
import { FREE, offers } from '../model/aim.ts';
import type { Open } from '../model/open.ts';
import { type Position, seenAt } from '../testing/position.ts';
import { ActionBar } from './ActionBar.tsx';
import { Hand } from './Hand.tsx';
import { Log } from './Log.tsx';
import { Players } from './Players.tsx';
import { PromptBar } from './PromptBar.tsx';
import { TurnPill } from './TurnPill.tsx';

const nothing = () => {};
const names = () => buttons().map(nameOf);

describe('the prompt', () => {
  const played: unknown[] = [];
  const bar = (
    position: Position,
    { aim = FREE, open = null, sending = false }: { aim?: Aim; open?: Open | null; sending?: boolean } = {},
  ) => {
    const seen = seenAt(position);
    return show(
      <PromptBar
        seen={seen}
        aim={aim}
        open={open}
        offers={offers(seen.table, seen.legal, aim)}
        sending={sending}
        onPlay={(action) => played.push(action)}
        onOpen={nothing}
        onPick={nothing}
        onCancel={nothing}
      />,
    );
  };
  beforeEach(() => played.splice(0));

  test('says that an action is on its way', async () => {
    const root = await bar({}, { sending: true });
    expect(root.querySelector('[role=status]')?.textContent).toBe(t('forbiddenIsland.prompt.sending'));
  });

  test('asks before a turn with actions left is ended', async () => {
    const root = await bar({}, { open: { kind: 'confirm', of: 'endTurn', action: { type: 'endActions' } } });
    expect(root.textContent).toMatch(/End your turn with 3 actions left\?/);
    await press('End turn');
    expect(played).toEqual([{ type: 'endActions' }]);
  });

  test('offers to shore up only the first of two tiles', async () => {
    const change: Position['change'] = (table) => {
      table.adventurers[0]!.place = 9;
      table.levels[9] = 'flooded';
      table.levels[4] = 'flooded';
    };
    await bar({ roles: ['engineer', 'diver'], change }, { aim: { kind: 'shoreUp', first: 4 } });
    await press('Only this one');
    expect(played).toEqual([{ type: 'shoreUp', places: [4] }]);
  });

  test('has the lift-off when the game can be won', async () => {
    await bar({
      seat: 2,
      change(table, at) {
        table.captured = ['earth', 'wind', 'fire', 'ocean'];
        for (const adventurer of table.adventurers) adventurer.place = at('landing');
        table.adventurers[2]!.hand = ['helicopter'];
      },
    });
    await press('Lift off and win!');
    expect(played).toEqual([{ type: 'liftOff' }]);
  });

  test('brings back the window of a discard that was looked past', async () => {
    const change: Position['change'] = (table) => {
      table.adventurers[0]!.hand = ['earth', 'earth', 'wind', 'wind', 'fire', 'fire'];
      table.agenda.push({ kind: 'discard', seat: 0, left: 1 });
    };
    await bar({ change });
    expect(names()).toEqual(['Choose a card']);
    await bar({ change }, { open: { kind: 'discard' } });
    expect(names()).toEqual([]);
  });

  test('lets a stranded swimmer give up, after asking', async () => {
    const change: Position['change'] = (table) => {
      table.adventurers.forEach((adventurer, seat) => {
        adventurer.place = seat === 0 ? 0 : 20;
      });
      table.levels.fill('sunk', 0, 12);
      table.adventurers[1]!.hand = ['helicopter'];
      table.agenda.push({ kind: 'swim', seat: 0, left: 1 });
    };
    await bar({ change });
    expect(names()).toEqual(['Give up waiting']);
  });
});

test('the turn pill counts the actions left', async () => {
  const mine = await show(<TurnPill seen={seenAt({ seat: 0 })} />);
  expect(mine.textContent).toBe('Your turn');
  expect(mine.querySelector('.pips')?.getAttribute('aria-label')).toBe('3 of 3 actions left');
  const theirs = await show(<TurnPill seen={seenAt({ seat: 1 })} />);
  expect(theirs.textContent).toBe('Ann’s turn');
});

test('players say who they are, where they stand, what they hold and how they are connected', async () => {
  const seen = seenAt({
    seat: 1,
    change: (table) => {
      table.adventurers[0]!.hand = ['fire'];
    },
  });
  seen.players[0]!.connection = 'away';
  let opened = -1;
  await show(
    <Players
      seen={seen}
      onOpen={(seat) => {
        opened = seat;
      }}
    />,
  );
  expect(names()[0]).toMatch(/^Ann, Messenger, on turn, away, on .*, Crystal of Fire$/);
  expect(names()[1]).toMatch(/^Bo \(you\), Engineer/);
  await press(names()[2]!);
  expect(opened).toBe(2);
});

test('a button that does nothing stays reachable and says why', async () => {
  const pressed: [string, string | null][] = [];
  await show(<ActionBar seen={seenAt()} aim={{ kind: 'move' }} onPress={(...press) => pressed.push(press)} />);
  expect(button('Move').getAttribute('aria-pressed')).toBe('true');
  const capture = button('Capture: No treasure waits on your tile.');
  expect(capture.getAttribute('aria-disabled')).toBe('true');
  expect(capture.disabled).toBe(false);
  await press('Capture: No treasure waits on your tile.');
  expect(pressed).toEqual([['capture', 'No treasure waits on your tile.']]);
});

test('spectators have no actions and no hand, and are told that they watch', async () => {
  const seen = seenAt({ seat: null });
  const root = await show(
    <>
      <Hand seen={seen} onOpen={nothing} />
      <ActionBar seen={seen} aim={FREE} onPress={nothing} />
    </>,
  );
  expect(root.textContent).toBe('You are watching');
  expect(buttons()).toEqual([]);
});

test('the hand opens the card that is pressed', async () => {
  let opened = -1;
  const seen = seenAt({
    change: (table) => {
      table.adventurers[0]!.hand = ['fire', 'sandbags'];
    },
  });
  await show(
    <Hand
      seen={seen}
      onOpen={(index) => {
        opened = index;
      }}
    />,
  );
  await press('Sandbags');
  expect(opened).toBe(1);
});

test('the log tells every event in order, and only one log is read out', async () => {
  const events = [
    { type: 'flooded', seat: 0, place: 0 },
    { type: 'captured', seat: 0, treasure: 'wind' },
  ] as const;
  const root = await show(<Log seen={seenAt()} events={events} live />);
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Your turn',
    expect.stringMatching(/ is flooded$/),
    'You captured the Statue of the Wind!',
  ]);
  expect(root.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('polite');
});

test('the log says quietly why a CPU did something, once an action', async () => {
  const events = [
    { type: 'captured', seat: 0, treasure: 'wind', ply: 4 },
    { type: 'flooded', seat: 0, place: 0, ply: 4 },
  ] as const;
  const seen = { ...seenAt(), why: (ply: number) => (ply === 4 ? 'captures it' : '') };
  const root = await show(<Log seen={seen} events={events} />);
  expect([...root.querySelectorAll('.log-why')].map(({ textContent }) => textContent)).toEqual([' (captures it)']);
  expect(root.querySelectorAll('li')[1]?.textContent).toBe('You captured the Statue of the Wind! (captures it)');
});
