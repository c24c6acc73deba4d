import type { SettingProblem } from '@landfall/shared/engine/game.ts';
import { settingProblem } from '@landfall/shared/engine/setting.ts';
import { findGame } from '@landfall/shared/games/registry.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';

/** Why the game cannot begin yet. */
export type StartBlock =
  | { why: 'seats'; open: number }
  | { why: 'ready'; names: string[] }
  | { why: 'setting'; problem: SettingProblem };

/** What the table still waits for before the host can start; the host is ready by starting. Null when nothing. */
export function startBlock(state: TableState): StartBlock | null {
  const open = state.seats.filter(({ person, cpu }) => person === 0 && cpu === '').length;
  if (open > 0) return { why: 'seats', open };
  const unready = state.seats
    .filter(({ person, cpu }) => cpu === '' && person !== state.host && !state.people[person]?.ready)
    .map(({ person }) => state.people[person]?.name ?? '');
  const names = [...new Set(unready)];
  if (names.length > 0) return { why: 'ready', names };
  const problem = problemOf(state);
  return problem && { why: 'setting', problem };
}

function problemOf({ game: id, seats, options }: TableState): SettingProblem | null {
  const game = findGame(id);
  return game
    ? settingProblem(game, { seats: seats.length, options, choices: seats.map(({ choices }) => choices) })
    : null;
}

/** Everybody who has no seat, in the order in which they came. */
export function watchers({ people, seats }: TableState): { person: number; name: string; away: boolean }[] {
  return Object.entries(people)
    .map(([number, { name, connection }]) => ({ person: Number(number), name, away: connection === 'away' }))
    .filter(({ person }) => !seats.some((seat) => seat.person === person))
    .sort((a, b) => a.person - b.person);
}
