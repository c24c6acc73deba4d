import { type SchemaType, schema, type ToJSON, t } from '@colyseus/schema';
import type { BotLevel, Reason } from '../engine/bot.ts';
import type { Game } from '../engine/game.ts';
import type { Connection, Known, Pace, Phase, Problem } from './room.ts';

/** Somebody at the table, with or without a seat. Keyed by the person's number, which says nothing about their secret. */
export const Person = schema(
  {
    name: t.string(),
    connection: t.string<Connection>(),
    ready: t.boolean(),
    wants: t.int8(), // seat this person offers to swap for, or asks the host for; -1 for none
    moves: t.uint8(), // how often this person has gone on on another device by a key
  },
  'Person',
);

export const SeatState = schema(
  {
    person: t.uint16(), // number of the person sitting here, 0 when nobody has the seat
    cpu: t.string<BotLevel | ''>(), // level of the CPU that plays here, also for a person who is gone; '' for none
    choices: t.map('string'), // options of this seat, such as the role
  },
  'SeatState',
);

/** What could be taken back now. */
export const UndoState = schema(
  {
    seat: t.int8(), // who may take back without asking, -1 for nobody
    free: t.uint16(), // so many actions at least have to stay then
    last: t.uint16(), // so many stay if the last decision is taken back with all that followed; that wants consent
    seats: t.array('uint8'), // whose actions those were, in order
  },
  'UndoState',
);

/** The `seat` of a note that is about no action. */
export const NOTE = { tookBack: -1, paused: -2, wentOn: -3 } as const;

/** What people want to know about an entry of the log besides the action in it, or about what was done after it. */
export const NoteState = schema(
  {
    ply: t.uint16(), // the number of the entry
    turns: t.uint16(), // so many actions counted after it
    seat: t.int8(), // whose action it was that a CPU chose in a person's place; less where it is about something else, see NOTE
    person: t.uint16(), // that person, or who did it; 0 for nobody
    steps: t.uint16(), // so many actions were taken back
  },
  'NoteState',
);

/** Somebody asks the others to agree to taking back. */
export const ProposalState = schema(
  {
    person: t.uint16(), // number of who asks
    turns: t.uint16(), // so many actions would stay
    seats: t.array('uint8'), // whose actions would be taken back, in order
    waits: t.array('uint16'), // numbers of those who have not agreed yet
  },
  'ProposalState',
);

const classes = new Map<Game, ReturnType<typeof newMatchState>>();

/**
 * The room state of one game: what every table has, plus that game's own table and hands. There is one class for each game,
 * because the schema library keeps every class it has seen.
 */
export function matchState(game: Game): ReturnType<typeof newMatchState> {
  const State = classes.get(game) ?? newMatchState(game);
  classes.set(game, State);
  return State;
}

function newMatchState(game: Game) {
  const { table, hand } = game.wire as unknown as { table: never; hand?: never };
  return schema(
    {
      code: t.string(),
      game: t.string(),
      phase: t.string<Phase>(),
      round: t.uint16(), // games begun at this table
      host: t.uint16(), // number of the person who is the host
      listed: t.boolean(),
      seeded: t.boolean(), // the host chose the seed of the next round, or of the one that is played
      daily: t.string(), // the day whose game it is, `YYYY-MM-DD` in UTC; '' for another game
      options: t.map('string'),
      seats: t.array(SeatState),
      people: t.map(Person),
      watching: t.boolean(), // people may be here without a seat
      sentAway: t.map('string'), // names by number of those whom the host has sent away and could let back in
      ply: t.uint16(), // entries of this game's log: actions, and what was taken back; it never gets less
      table: t.ref(table).optional(), // absent until the first start
      ...(hand ? { hands: t.map(hand).view() } : {}),
      turns: t.uint16(), // actions that count; not those that were taken back
      undo: t.ref(UndoState),
      proposal: t.ref(ProposalState).optional(),
      undone: t.uint16(), // number of who has just taken something back, 0 when the last entry was an action
      notes: t.array(NoteState), // in the order of the log
      waitingFor: t.array('uint8'),
      events: t.string(), // what the last action (`ply`) caused, as `packEvents` writes it
      nextStepMs: t.uint16(), // an automatic step follows this long after the last change, 0 when none is due
      heldBy: t.int8(), // seat that asked for a moment before it, -1 for none
      commitment: t.string(), // to the seed of this round, see `committed`; '' before the first start
      cpus: t.boolean(), // there are CPU players for this game
      cpuMove: t.string(), // JSON `CpuMove` when a CPU played the last action, '' otherwise
      absence: t.uint16(), // seconds after which a CPU plays for somebody who is gone, 0 for never
      hints: t.boolean(), // people may ask what to do, see the request `hint`
      pace: t.string<Pace>(), // how fast CPUs play
      turnTime: t.uint16(), // seconds for a decision, after which a CPU decides once; 0 for as long as it takes
      clocks: t.map('uint16'), // seconds left of that, by seat; they run unless the game is paused or the person is gone
      takeovers: t.map('uint16'), // the same seconds as are left now, by the number of the person who is gone
      pausedBy: t.uint16(), // number of the person who paused the game, 0 while it is not paused
      endVotes: t.array('uint16'), // people who want the game to end here
      abandoned: t.boolean(), // in phase `over`: it was ended by consent, without a result
      problem: t.string<Problem | ''>(), // why the game cannot go on, in phase `broken`, or `stuck` while playing
      known: t.string<Known | ''>(), // how somebody could know what is hidden in this round, once it has begun
    },
    'MatchState',
  );
}

export type PersonState = ToJSON<SchemaType<typeof Person>>;
export type Note = ToJSON<SchemaType<typeof NoteState>>;

/** The room state as plain data, as a client gets it from `room.state.toJSON()`. */
export interface TableState<Table = unknown, Hand = unknown> {
  code: string;
  game: string;
  phase: Phase;
  round: number;
  host: number;
  listed: boolean;
  seeded: boolean;
  daily: string;
  options: Record<string, string>;
  seats: { person: number; cpu: BotLevel | ''; choices: Record<string, string> }[];
  people: Record<string, PersonState>;
  watching: boolean;
  sentAway: Record<string, string>;
  ply: number;
  table?: Table;
  hands?: Record<string, Hand>;
  turns: number;
  undo: ToJSON<SchemaType<typeof UndoState>>;
  proposal?: ToJSON<SchemaType<typeof ProposalState>>;
  undone: number;
  notes: Note[];
  waitingFor: number[];
  events: string;
  nextStepMs: number;
  heldBy: number;
  commitment: string;
  cpus: boolean;
  cpuMove: string;
  absence: number;
  hints: boolean;
  pace: Pace;
  turnTime: number;
  clocks: Record<string, number>;
  takeovers: Record<string, number>;
  pausedBy: number;
  endVotes: number[];
  abandoned: boolean;
  problem: Problem | '';
  known: Known | '';
}

/** What a CPU did last, and why if it says so: a word of the game's vocabulary that the client translates. */
export interface CpuMove {
  seat: number;
  reason?: Reason;
}
