import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { PersonState, TableState } from '@landfall/shared/protocol/state.ts';

export const person = (name: string, changes: Partial<PersonState> = {}): PersonState => ({
  name,
  connection: 'online',
  ready: false,
  wants: -1,
  moves: 0,
  ...changes,
});

export const seat = (sitter: number, role = 'any', cpu: BotLevel | '' = '') => ({
  person: sitter,
  cpu,
  choices: { role },
});

/** A lobby of two seats: Ada (7, the host) on the first, the other open. */
export const tableState = (changes: Partial<TableState> = {}): TableState => ({
  code: 'K7M2QX9RA',
  game: 'forbidden-island',
  phase: 'lobby',
  round: 0,
  host: 7,
  listed: false,
  seeded: false,
  daily: '',
  options: {
    level: 'novice',
    layout: 'island',
    roles: 'dealt',
    first: 'random',
    heliRescue: 'on',
    handLimitCheck: 'perCard',
  },
  seats: [seat(7), seat(0)],
  people: { 7: person('Ada') },
  watching: true,
  sentAway: {},
  ply: 0,
  turns: 0,
  undo: { seat: -1, free: 0, last: 0, seats: [] },
  undone: 0,
  waitingFor: [],
  events: '',
  nextStepMs: 0,
  heldBy: -1,
  commitment: '',
  cpus: true,
  cpuMove: '',
  absence: 60,
  pace: 'normal',
  hints: true,
  notes: [],
  turnTime: 0,
  clocks: {},
  takeovers: {},
  pausedBy: 0,
  endVotes: [],
  abandoned: false,
  problem: '',
  known: '',
  ...changes,
});
