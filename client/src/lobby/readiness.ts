import type { SettingProblem } from '@landfall/shared/engine/game.ts';
import { settingProblem } from '@landfall/shared/engine/setting.ts';
import { findGame } from '@landfall/shared/games/registry.ts';
import { isReady } from '@landfall/shared/protocol/seats.ts';
import type { PersonState, TableState } from '@landfall/shared/protocol/state.ts';

/** Why the game cannot begin yet. */
export type StartBlock =
  | { why: 'seats'; open: number }
  | { why: 'away'; names: string[] }
  | { why: 'ready'; names: string[] }
  | { why: 'setting'; problem: SettingProblem };

/** What the table still waits for before the host can start; the host is ready by starting. Null when nothing. */
export function startBlock(state: TableState): StartBlock | null {
  const open = state.seats.filter(({ person, cpu }) => person === 0 && cpu === '').length;
  if (open > 0) return { why: 'seats', open };
  const waitedFor = state.seats
    .filter(({ person, cpu }) => cpu === '' && person !== state.host)
    .flatMap(({ person }) => state.people[person] ?? [])
    .filter((who) => !isReady(who));
  const namesOf = (whom: PersonState[]) => [...new Set(whom.map(({ name }) => name))];
  const away = namesOf(waitedFor.filter(({ connection }) => connection === 'away'));
  if (away.length > 0) return { why: 'away', names: away };
  if (waitedFor.length > 0) return { why: 'ready', names: namesOf(waitedFor) };
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
