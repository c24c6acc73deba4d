/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { button, buttons, nameOf, press, show } from '../../../testing/page.ts';
import { type Position, seenAt } from '../testing/position.ts';
import { NextCard } from './NextCard.tsx';

const nothing = () => {};
const names = () => buttons().map(nameOf);

const drawing: Position['change'] = (table) => {
  table.agenda = table.agenda.filter(({ kind }) => kind !== 'act');
  table.adventurers[1]!.hand = ['sandbags'];
  table.levels[4] = 'flooded';
};

describe('the next card', () => {
  const done: string[] = [];
  const nextCard = (position: Position, due: number | null = null, waived = false) => (
    <NextCard
      seen={seenAt(position)}
      due={due}
      waived={waived}
      onNow={() => done.push('now')}
      onWait={nothing}
      onGoOn={() => done.push('go on')}
    />
  );
  const bar = (...given: Parameters<typeof nextCard>) => show(nextCard(...given));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    done.splice(0);
  });
  afterEach(() => jest.useRealTimers());

  test('says in how many seconds it comes', async () => {
    jest.useFakeTimers(); // no time passes meanwhile
    document.body.replaceChildren();
    await act(() => render(nextCard({ seat: 0, change: drawing }, Date.now() + 1900), document.body));
    expect(names()).toEqual(['Next card now 2']);
    await wait(1000);
    expect(names()).toEqual(['Next card now 1']);
    render(null, document.body);
  });

  test('is hurried by the one on turn, or by those with special cards, who then wait for each other', async () => {
    await bar({ seat: 0, change: drawing });
    expect(names()).toEqual(['Next card now']);
    await bar({ seat: 1, change: drawing });
    await wait(500);
    await press('Next card now');
    expect([names(), done]).toEqual([['Wait', 'Next card now'], ['now']]);
    await bar({ seat: 1, change: drawing }, null, true);
    await wait(500);
    await press('Waiting for others');
    expect(names()).toEqual(['Wait', 'Waiting for others']);
    expect(done).toHaveLength(1);
    const said = button('Waiting for others'); // which keeps the focus
    expect([said.disabled, said.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await bar({ seat: 2, change: drawing });
    expect(names()).toEqual([]);
  });

  test('is held by those with special cards', async () => {
    await bar({ seat: 1, change: drawing });
    expect(names()).toEqual(['Wait', 'Next card now']);
    await bar({ seat: 2, change: drawing });
    expect(names()).toEqual([]);
  });

  test('is no matter of a special card that cannot be played', async () => {
    await bar({
      seat: 1,
      change(table, at) {
        drawing(table, at);
        table.levels.fill('dry');
      },
    });
    expect(names()).toEqual([]);
  });

  test('goes on when the one who held it says so', async () => {
    await bar({ seat: 1, change: drawing, state: { heldBy: 1 } });
    expect(names()).toEqual(['Go on']);
    await bar({ seat: 0, change: drawing, state: { heldBy: 1 } });
    expect(names()).toEqual([]);
  });

  test.each([
    ['Next card now', {}, 'now'],
    ['Go on', { heldBy: 0 }, 'go on'],
  ])('"%s" is no part of a double tap on what was there before', async (name, state, deed) => {
    jest.useFakeTimers();
    document.body.replaceChildren();
    await act(() => render(nextCard({ seat: 0, change: drawing, state }), document.body));
    const tap = () => act(() => button(name).click());
    await wait(499);
    await tap();
    expect(done).toEqual([]);
    await wait(1);
    await tap();
    expect(done).toEqual([deed]);
    render(null, document.body);
  });
});
