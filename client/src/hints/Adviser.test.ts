/** @jest-environment jsdom */
import type { Hint, Reply } from '@landfall/shared/protocol/room.ts';
import { signal } from '@preact/signals';
import type { GameLink } from '../games/registry.ts';
import { tableState } from '../testing/states.ts';
import { messages } from '../ui/toast.tsx';
import { Adviser } from './Adviser.ts';

const state = signal(tableState({ phase: 'playing', round: 1, ply: 4 }));
const hintAt = (ply: number): Hint => ({ ply, seat: 0, action: { type: 'wait' } });
const advised = (ply: number): Reply => ({ status: 'accepted', ply, hint: hintAt(ply) });
const refused = (reason: 'moved' | 'noHints'): Reply => ({ status: 'refused', ply: 5, reason });

let asked: [string, unknown][];
let answers: (Reply | (() => Reply))[];
let adviser: Adviser;
beforeEach(() => {
  state.value = tableState({ phase: 'playing', round: 1, ply: 4 });
  messages.value = [];
  asked = [];
  answers = [];
  const link = {
    state,
    request: async (name: string, payload: unknown) => {
      asked.push([name, payload]);
      const answer = answers.shift()!;
      return typeof answer === 'function' ? answer() : answer;
    },
  };
  adviser = new Adviser(link as unknown as GameLink);
});

test('a hint is for the position it was asked in', async () => {
  answers = [advised(4)];
  await adviser.ask(0);
  expect(asked).toEqual([['hint', { ply: 4, seat: 0 }]]);
  expect(adviser.hint.value).toEqual(hintAt(4));
});

test.each([
  ['the table moves on', { ply: 5 }],
  ['another round begins', { round: 2 }],
  ['the game is over', { phase: 'over' as const }],
  ['the host switches hints off', { hints: false }],
])('and is gone as soon as %s', async (_when, changes) => {
  answers = [advised(4)];
  await adviser.ask(0);
  state.value = { ...state.value, ...changes };
  expect(adviser.hint.value).toBeNull();
});

test('in the game of the day there are none', async () => {
  state.value = { ...state.value, daily: '2030-01-31' };
  expect(adviser.isOffered.value).toBe(false);
  await adviser.ask(0);
  expect(asked).toEqual([]);
});

test('where the table moves on while it is thought about, it is asked again', async () => {
  const moves = () => {
    state.value = { ...state.value, ply: 5 };
    return refused('moved');
  };
  answers = [moves, advised(5)];
  await adviser.ask(0);
  expect(asked.map(([, payload]) => payload)).toEqual([
    { ply: 4, seat: 0 },
    { ply: 5, seat: 0 },
  ]);
  expect(adviser.hint.value).toEqual(hintAt(5));
});

test('but not for ever', async () => {
  answers = [refused('moved'), refused('moved'), refused('moved'), advised(4)];
  await adviser.ask(0);
  expect([asked.length, adviser.hint.value, messages.value.length]).toEqual([3, null, 1]);
});

test('one question at a time', async () => {
  answers = [advised(4)];
  const first = adviser.ask(0);
  expect(adviser.isThinking.value).toBe(true);
  await adviser.ask(0);
  await first;
  expect([asked.length, adviser.isThinking.value]).toEqual([1, false]);
});

test('nothing is asked by a watcher, or where there are no hints', async () => {
  await adviser.ask(null);
  state.value = { ...state.value, hints: false };
  await adviser.ask(0);
  state.value = { ...state.value, hints: true, cpus: false };
  await adviser.ask(0);
  expect(asked).toEqual([]);
});

test('a refusal is told', async () => {
  answers = [refused('noHints')];
  await adviser.ask(0);
  expect(messages.value.map(({ text }) => text)).toEqual(['This table plays without hints.']);
});

test('a hint can be put away', async () => {
  answers = [advised(4)];
  await adviser.ask(0);
  expect([adviser.dismiss(), adviser.dismiss(), adviser.hint.value]).toEqual([true, false, null]);
});
