/** @jest-environment jsdom */
import { play } from '@landfall/shared/engine/match.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { act } from 'preact/test-utils';
import { inWords } from '../games/forbidden-island/model/inWords.ts';
import { matchAt } from '../games/forbidden-island/testing/position.ts';
import { speak } from '../i18n/i18n.ts';
import type { Patch, TableConnection } from '../net/connection.ts';
import { stateOf } from '../offline/state.ts';
import { fakeConnection } from '../testing/fake-connection.ts';
import { show } from '../testing/page.ts';
import { messages } from '../ui/toast.tsx';
import { useUndoNews } from './undo-news.ts';
import { useRecentDeeds } from './use-recent-deeds.ts';
import { teachWords } from './words.ts';

beforeAll(() => teachWords(forbiddenIsland.id, inWords));
beforeEach(() => {
  sessionStorage.clear();
  speak('en');
  messages.value = [];
});

const start = matchAt({ roles: ['diver', 'pilot'] });
const legal = forbiddenIsland.legalActions({ seat: 0, table: start.state.table, hand: null });
const { events } = play(
  forbiddenIsland,
  start,
  0,
  legal.find(({ type }) => type === 'move'),
);

const stateAt = (ply: number, changes: Partial<TableState>): TableState => ({
  ...stateOf(forbiddenIsland, { ...start, ply }, { code: 'K7M2QX9RA', round: 1, names: ['Ann', 'Bo'] }),
  ...changes,
});

/** The page of a table whose first so many actions were all Ann's, a walk each. */
async function pageOf(reader: number, walks: number, undo: TableState['undo']) {
  const { connection } = fakeConnection(stateAt(0, {}), reader);
  const listeners: ((patch: Patch) => void)[] = [];
  const onPatch: TableConnection['onPatch'] = (listener) => {
    listeners.push(listener);
    return () => {};
  };
  const link = Object.assign(connection, { onPatch });
  function Table() {
    useUndoNews(link);
    useRecentDeeds(link);
    return null;
  }
  await show(<Table />);
  const publish = (patch: Patch) =>
    act(() => {
      for (const listener of listeners) listener(patch);
    });
  for (let ply = 1; ply <= walks; ply++)
    await publish({ state: stateAt(ply, { turns: ply, undo }), events, fresh: false });
  return (turns: number) => publish({ state: stateAt(walks + 1, { turns, undone: 1 }), events: [], fresh: false });
}
const told = () => messages.value.map(({ text }) => text);

test.each([
  ['whoever did it', 1, /^Taken back: You moved to \p{Lu}[^;.]*$/u],
  ['the others', 2, /^Ann took back: Ann moved to \p{Lu}[^;.]*$/u],
])('what was free is told to %s', async (_whom, reader, text) => {
  const takeBack = await pageOf(reader, 2, { seat: 0, free: 0, last: 0, seats: [0, 0] });
  await takeBack(1);
  expect(told()).toEqual([expect.stringMatching(text)]);
});

test('of several actions the first are told and the others counted', async () => {
  const takeBack = await pageOf(1, 4, { seat: -1, free: 4, last: 0, seats: [0, 0, 0, 0] });
  await takeBack(0);
  expect(told()).toEqual([expect.stringMatching(/^Taken back: You moved to .*; You moved to .*; Ann: 2 steps$/)]);
});

test('where it is not known whose it was, only that something was taken back', async () => {
  const takeBack = await pageOf(1, 4, { seat: -1, free: 4, last: 2, seats: [0, 0] });
  await takeBack(1);
  expect(told()).toEqual(['Taken back.']);
});
