/** @jest-environment jsdom */
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { NOTHING } from '../games/dominoes/model/aim.ts';
import { prompt as dominoesPrompt } from '../games/dominoes/model/prompt.ts';
import { seenAt as dominoesAt, matchWith } from '../games/dominoes/testing/position.ts';
import { tableState } from '../testing/states.ts';
import { stopped } from './stopped.ts';

test.each<[Partial<TableState>, string | null]>([
  [{ phase: 'playing' }, null],
  [{ phase: 'playing', pausedBy: 7 }, 'The game is paused.'],
  [{ phase: 'over' }, null],
  [{ phase: 'over', abandoned: true }, 'The game has ended here.'],
  [{ phase: 'broken' }, 'This game cannot go on.'],
])('%j: %s', (changes, text) => {
  expect(stopped(tableState(changes))).toBe(text);
});

test('a game that is stopped offers nothing, and says why', () => {
  const match = matchWith(2, {});
  const seat = match.state.table.starter;
  const before = dominoesAt({ match, seat });
  const seen = dominoesAt({ match, seat, state: { pausedBy: 2 } });
  expect([before.legal.length > 0, seen.legal]).toEqual([true, []]);
  expect(dominoesPrompt(seen, NOTHING)).toBe('The game is paused.');
});
