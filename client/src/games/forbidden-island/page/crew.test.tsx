/** @jest-environment jsdom */

import { show } from '../../../testing/page.ts';
import { seat as taken } from '../../../testing/states.ts';
import { PlayerDialog } from '../dialogs/PlayerDialog.tsx';
import { FREE } from '../model/aim.ts';
import { whyNot } from '../model/buttons.ts';
import { prompt } from '../model/prompt.ts';
import { sentence } from '../model/sentences.ts';
import { playableOfAll } from '../model/specials.ts';
import { linkAt } from '../testing/link.ts';
import { press } from './press.ts';
import { Session } from './Session.ts';

let session: Session;
afterEach(() => {
  session.close();
  sessionStorage.clear();
});

/** Ann (1) has the Engineer and the Pilot, Bo (2) the Messenger between them; the Pilot holds Sandbags. */
function visit() {
  const table = linkAt({
    roles: ['engineer', 'messenger', 'pilot'],
    state: { seats: [taken(1), taken(2), taken(1)] },
    change(at) {
      at.adventurers[2]!.hand = ['sandbags'];
      at.levels[4] = 'flooded';
    },
  });
  const acted: unknown[] = [];
  const { act } = table.link;
  table.link.act = (action, seat) => {
    acted.push([seat, action]);
    return act(action, seat);
  };
  session = new Session(table.link);
  return { ...table, acted };
}

const seen = () => session.seen.value!;

test('it is the adventurer whose decision is due, and the prompt says which', async () => {
  const { playAs } = visit();
  expect(seen()).toMatchObject({ seat: 0, own: [0, 2] });
  expect(prompt(seen(), FREE)).toBe('Engineer: Your turn: choose a lit tile or an action.');
  playAs(0, { type: 'endActions' });
  await session.idle();
  expect(prompt(seen(), FREE)).toBe('Engineer: You have 2 treasure cards to draw.');
});

test('a special card of another own adventurer is one press away, and is played by who holds it', async () => {
  const { acted } = visit();
  expect(whyNot(seen(), 'special')).toBeNull();
  expect(playableOfAll(seen())).toEqual([{ seat: 2, card: 'sandbags' }]);
  press(session, 'special', null);
  expect(seen().seat).toBe(2);
  expect(session.aim.value).toEqual({ kind: 'sandbag' });
  session.choose(4, 'mouse');
  await session.idle();
  expect(acted).toEqual([[2, { type: 'sandbag', place: 4 }]]);
  expect(seen()).toMatchObject({ seat: 0 }); // whose turn it is
});

test('another own adventurer is looked through until somebody else is waited for', async () => {
  const { playAs } = visit();
  session.pick(2);
  expect(seen().seat).toBe(2);
  expect(prompt(seen(), FREE)).toBe('Waiting for Engineer to use their actions.');
  session.pick(1); // Bo’s
  expect(seen().seat).toBe(0);
  session.pick(2);
  playAs(0, { type: 'endActions' });
  await session.idle();
  expect(seen().seat).toBe(2);
});

test('the log tells several adventurers of one person apart by their roles', () => {
  visit();
  const move = { type: 'moved', from: 0, to: 1 } as const;
  expect(sentence({ ...move, seat: 2 }, seen())).toMatch(/^Pilot moved/);
  expect(sentence({ ...move, seat: 1 }, seen())).toMatch(/^Bo moved/);
  const other = { ...seen(), seat: 1, own: [1] };
  expect(sentence({ ...move, seat: 2 }, other)).toMatch(/^Ann \(Pilot\) moved/);
});

test('the window of another own adventurer leads to it, that of somebody else does not', async () => {
  visit();
  const picked: number[] = [];
  const open = (seat: number) =>
    show(<PlayerDialog seen={seen()} seat={seat} onPick={(one) => picked.push(one)} onClose={() => {}} />);
  const main = () => document.querySelector<HTMLButtonElement>('.button-main');
  await open(2);
  main()!.click();
  expect(picked).toEqual([2]);
  for (const seat of [0, 1]) {
    await open(seat);
    expect(main()).toBeNull();
  }
});
