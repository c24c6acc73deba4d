/** @jest-environment jsdom */
import { NOTE } from '@landfall/shared/protocol/state.ts';
import { speak } from '../i18n/i18n.ts';
import { logNotes } from './log-notes.ts';

beforeEach(() => speak('en'));

const seats = [
  { person: 1, cpu: '' as const, choices: {} },
  { person: 2, cpu: '' as const, choices: {} },
];
const called = (name: string) => ({ name, connection: 'online' as const, ready: false, wants: -1, moves: 0 });
const people = { 1: called('Ann'), 2: called('Bob') };
const paused = { ply: 2, turns: 2, seat: NOTE.paused, person: 2, steps: 0 };
const wentOn = { ply: 2, turns: 2, seat: NOTE.wentOn, person: 1, steps: 0 };
const tookBack = { ply: 3, turns: 1, seat: NOTE.tookBack, person: 2, steps: 1 };
const cpuFor = (person: number) => ({ ply: 4, turns: 2, seat: 1, person, steps: 0 });
const textsFor = (seat: number | null, notes: Parameters<typeof logNotes>[0]['notes']) =>
  logNotes({ notes, people, seats }, seat).asides.map(({ text }) => text);

test('who paused the game and who let it go on is told in the order of the log, in the reader’s words', () => {
  const notes = [paused, wentOn, tookBack];
  expect(textsFor(0, notes)).toEqual(['Bob paused the game', 'You went on with the game', 'Bob took back one step']);
  expect(textsFor(1, notes)).toEqual(['You paused the game', 'Ann went on with the game', 'You took back one step']);
  expect(
    textsFor(null, [
      { ...paused, person: 9 },
      { ...wentOn, person: 9 },
    ]),
  ).toEqual(['The game was paused', 'The game went on']);
});

test('a pause takes nothing back', () => {
  const { stands, isByCpu } = logNotes({ notes: [{ ...paused, ply: 4, turns: 1 }], people, seats }, 0);
  expect([stands(2), stands(4), isByCpu(4)]).toEqual([true, true, false]);
});

test('for somebody who has left a CPU played, but nobody can be named', () => {
  const byCpu = (person: number) => logNotes({ notes: [cpuFor(person)], people, seats }, null);
  expect(byCpu(2).byCpu).toHaveLength(1);
  expect([byCpu(9).byCpu, byCpu(9).isByCpu(4)]).toEqual([[], true]);
});
