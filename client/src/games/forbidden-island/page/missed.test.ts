/** @jest-environment jsdom */
import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { packEvents } from '@landfall/shared/protocol/events.ts';
import type { Outcome } from '../../../net/connection.ts';
import type { GameLink } from '../../registry.ts';
import { linkAt } from '../testing/link.ts';
import { Session } from './Session.ts';

let session: Session;
afterEach(() => {
  session.close();
  sessionStorage.clear();
});

const moved = (to: number): Event => ({ type: 'moved', seat: 0, from: 9, to });
const STORY = [[moved(1)], [], [moved(3), { type: 'turnBegan', seat: 1 } as Event]];
const TOLD = [
  { ...moved(1), ply: 1 },
  { ...moved(3), ply: 3 },
  { type: 'turnBegan', seat: 1, ply: 3 },
];

/** A visit to a table at which so many entries of the log were made; the story is answered when the test wants it. */
function visitAt(ply: number, more: Partial<GameLink> = {}) {
  const table = linkAt({ state: { ply } });
  const asked: unknown[][] = [];
  const answers: ((reply: Outcome) => void)[] = [];
  const request = (...question: unknown[]) => {
    asked.push(question);
    return new Promise<Outcome>((resolve) => answers.push(resolve));
  };
  Object.assign(table.link, { request }, more);
  session = new Session(table.link);
  const answer = async (reply: Outcome) => {
    answers.shift()!(reply);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const tell = (story: readonly (readonly Event[])[]) =>
    answer({
      status: 'accepted',
      ply: story.length,
      story: story.map((caused) => packEvents(forbiddenIsland, caused)),
    });
  const patch = (at: number, events: Event[], fresh = false) => {
    table.publish(events, { ply: at }, fresh);
    return session.idle();
  };
  return { ...table, asked, answer, tell, patch };
}

test('what was missed is asked for without a word by whoever comes late, and stays after a reload', async () => {
  const { link, asked, tell } = visitAt(3);
  expect(asked).toEqual([['story', {}, { quiet: true }]]);
  await tell(STORY);
  expect([session.events.value, session.fillings.value]).toEqual([TOLD, 1]);
  session.close();
  session = new Session(link);
  expect(session.events.value).toEqual(TOLD);
  expect(asked).toHaveLength(1);
});

test('what was missed comes before what was seen while it was asked for, and nothing is there twice', async () => {
  const { tell, patch } = visitAt(2);
  const later = [moved(3), { type: 'turnBegan', seat: 1 } as Event];
  await patch(3, later);
  await patch(4, [moved(4)]);
  await tell(STORY);
  expect(session.events.value).toEqual([...TOLD, { ...moved(4), ply: 4 }]);
});

test('what was missed is not told again when the board shows it later than the log', async () => {
  const { tell, publish } = visitAt(2);
  let go = () => {};
  session.stage({ show: () => {}, animate: () => new Promise((resolve) => (go = resolve)) });
  publish([moved(1)], { ply: 3 });
  publish([moved(3)], { ply: 4 });
  await tell([...STORY, [moved(3)]]);
  session.stage({ show: () => {}, animate: async () => {} });
  go();
  await session.idle();
  expect(session.events.value).toEqual([...TOLD, { ...moved(3), ply: 4 }]);
});

test('what was missed is asked for after a gap, and not after a break in which nothing happened', async () => {
  const { asked, tell, patch } = visitAt(0);
  await patch(1, [moved(1)]);
  await patch(1, [], true);
  expect(asked).toEqual([]);
  await patch(3, [], true);
  expect(asked).toHaveLength(1);
  await tell(STORY);
  expect(session.events.value).toEqual(TOLD);
  await patch(4, [moved(4)]);
  expect(session.events.value).toEqual([...TOLD, { ...moved(4), ply: 4 }]);
});

test('the log stays as it was seen where nobody tells it', async () => {
  const { answer, patch } = visitAt(0);
  await patch(1, [moved(1)]);
  const replies: Outcome[] = [
    { status: 'unsent' },
    { status: 'refused', ply: 3, reason: 'tooMany' },
    { status: 'accepted', ply: 3 },
  ];
  for (const [n, reply] of replies.entries()) {
    await patch(3 + n, [], true);
    await answer(reply);
  }
  expect([session.events.value, session.fillings.value]).toEqual([[{ ...moved(1), ply: 1 }], 0]);
});

test('the story of a round is not taken for that of the next round', async () => {
  const { tell, publish } = visitAt(3);
  session.stage({ show: () => {}, animate: () => new Promise(() => {}) });
  publish([moved(4)], { ply: 4 });
  publish([], { ply: 0, round: 2 }, true); // which is not shown as long as something moves
  await tell(STORY);
  expect(session.events.value).toEqual([{ ...moved(4), ply: 4 }]);
});

test('nothing is asked for in a replay, nor without a server', () => {
  const past = () => [{ ply: 1, events: [moved(1)] }];
  for (const more of [{ past }, { offline: { anew: () => {}, playOn: () => {} } }]) {
    expect(visitAt(3, more).asked).toEqual([]);
    session.close();
  }
});
