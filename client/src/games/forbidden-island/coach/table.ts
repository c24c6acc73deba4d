import type { Match } from '@landfall/shared/engine/match.ts';
import { defaults } from '@landfall/shared/engine/setting.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Island } from '@landfall/shared/games/forbidden-island/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';

/** A match as the state of a room, for a table without a server; the people have the numbers of their seats, from 1. */
export function stateOf(
  match: Match<Island>,
  { round, names }: { round: number; names: readonly string[] },
): TableState {
  const { table } = match.state;
  const people = names.map((name, seat) => [
    String(seat + 1),
    { name, connection: 'online' as const, ready: false, wants: -1 },
  ]);
  return {
    code: 'lesson',
    game: forbiddenIsland.id,
    phase: table.endings.length > 0 ? 'over' : 'playing',
    round,
    host: 0,
    listed: false,
    seeded: true,
    daily: '',
    options: defaults(forbiddenIsland.options),
    seats: names.map((_, seat) => ({ person: seat + 1, cpu: '', choices: {} })),
    people: Object.fromEntries(people),
    ply: match.ply,
    turns: match.ply,
    undo: { seat: -1, free: 0, last: 0, seats: [] },
    undone: 0,
    notes: [],
    table,
    waitingFor: forbiddenIsland.waitingFor(table),
    events: '[]',
    nextStepMs: 0,
    heldBy: -1,
    commitment: '',
    cpus: false,
    cpuMove: '',
    absence: 0,
    hints: false,
    pace: 'normal',
    turnTime: 0,
    clocks: {},
    takeovers: {},
    pausedBy: 0,
    endVotes: [],
    abandoned: false,
    problem: '',
    watching: true,
    sentAway: {},
  };
}
