import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { Game } from '@landfall/shared/engine/game.ts';
import type { Match } from '@landfall/shared/engine/match.ts';
import { defaults } from '@landfall/shared/engine/setting.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';

interface Here {
  code: string;
  round: number;
  /** Of the people, on the first seats; they have the numbers of their seats, from 1. */
  names: readonly string[];
  /** Of the CPUs, on the seats after those. */
  cpus?: readonly BotLevel[];
}

/** A match as the state of a room, for a table without a server. Hands are left out. */
export function stateOf(game: Game, { state: { table }, ply }: Match, { code, round, names, cpus = [] }: Here) {
  const people = names.map((name, seat) => [
    String(seat + 1),
    { name, connection: 'online' as const, ready: false, wants: -1, moves: 0 },
  ]);
  const isOver = game.result(table) !== null;
  return {
    code,
    game: game.id,
    phase: isOver ? 'over' : 'playing',
    round,
    host: 0,
    listed: false,
    seeded: true,
    daily: '',
    options: defaults(game.options) as Record<string, string>,
    seats: [
      ...names.map((_, seat) => ({ person: seat + 1, cpu: '' as const, choices: {} })),
      ...cpus.map((cpu) => ({ person: 0, cpu, choices: {} })),
    ],
    people: Object.fromEntries(people),
    ply,
    turns: ply,
    undo: { seat: -1, free: ply, last: ply, seats: [] },
    undone: 0,
    notes: [],
    table,
    waitingFor: isOver ? [] : game.waitingFor(table),
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
    known: '',
    watching: true,
    sentAway: {},
  } satisfies TableState;
}
