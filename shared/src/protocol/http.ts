import type { BotLevel, Reason } from '../engine/bot.ts';
import type { Result, Setting } from '../engine/game.ts';
import type { LogEntry } from '../engine/recording.ts';
import type { Refusal } from './refusals.ts';
import type { Known, Phase } from './room.ts';

/** `GET /api/games`: what can be played here. */
export interface GamesReply {
  games: {
    id: string;
    seats: { min: number; max: number };
    options: Record<string, readonly string[]>;
    seatOptions: Record<string, readonly string[]>;
    /** There are CPU players for it. */
    cpus: boolean;
    /** No seat knows what another does not, so that one person may play several. */
    open: boolean;
    /** There is a game of the day. */
    daily: boolean;
  }[];
  /** Today, as the game of the day has it: `YYYY-MM-DD` in UTC. */
  day: string;
}

/** `GET /api/address`: told on the machine of the service only, unless it has a public address. */
export interface AddressReply {
  /** Where others can reach the service, the likeliest first, such as `http://192.168.1.5:2567`; empty when not told. */
  urls: string[];
}

/** `POST /api/tables`. What is left out takes the game's default. The creator is not seated by it: join follows. */
export interface CreateTable {
  game: string;
  seats?: number;
  options?: Record<string, string>;
  /** At most 64 characters. Empty or left out: a secret random one. */
  seed?: string;
  /** Show the table among the open tables of the home page. Default false. */
  listed?: boolean;
  /** Puts CPUs on the last seats, by level in the order of the seats. */
  cpus?: BotLevel[];
  /**
   * The first person takes every seat without a CPU and the game begins at once. In games whose seats have secrets that
   * must be a single seat.
   */
  begin?: boolean;
  /**
   * The game of the day: the same for everybody here, in a setting of its own, played by one person on all seats. Nothing
   * else may be said.
   */
  daily?: boolean;
  /**
   * Begin in a position of a round that is over, `version` entries into its log, with its settings and the same order
   * of whatever is hidden. Everybody who joins takes an open seat; `seats`, `options` and `seed` must be left out.
   */
  from?: { code: string; round: number; version: number };
}

export interface CreateTableReply {
  /** The invite code, to be put into `/t/CODE`. */
  code: string;
}

/** `GET /api/tables/CODE`, and each entry of `GET /api/tables` (listed tables that wait for people). */
export interface TableSummary {
  code: string;
  game: string;
  phase: Phase;
  seats: number;
  /** Seats nobody has taken. */
  open: number;
  /** Seats that only a CPU has: in the lobby they are for anybody, in a running game the host's to give. */
  cpus: number;
  /** Whether somebody without a seat may be there. */
  watching: boolean;
  /** Names of the seated people. */
  people: string[];
}

export interface TablesReply {
  tables: TableSummary[];
}

/**
 * `POST /api/tables/CODE/join`: enter, or come back. With the secret of an earlier join it is the same person in the
 * same seat; without one it is a new person, seated at the first open seat unless `watch` is set or the game has begun
 * with all seats taken. Where nobody may watch, the seat of a CPU is as good as an open one in the lobby, and asked for at once
 * in a running game.
 */
export interface JoinTable {
  /** 1 to 24 characters as people count them; wanted when there is no secret. */
  name?: string;
  /** 32 hexadecimal digits, from an earlier join of the same table. */
  secret?: string;
  /** A key to a person's place: this device becomes theirs, with a new secret; the older one is told. */
  key?: string;
  /** Made up by the client for one use of a key; the same attempt again is answered again, should the answer be lost. */
  attempt?: string;
  watch?: boolean;
  /** `PROTOCOL` of the page; a mismatch is refused with `unknownRequest`. */
  protocol: number;
}

export interface JoinTableReply {
  secret: string;
  /** The person's number at this table, as in the room state. */
  person: number;
  game: string;
  /** Hand to `client.consumeSeatReservation` of the Colyseus SDK. */
  reservation: unknown;
}

/** One position of a replay and what led to it; frame 0 is the start. */
export interface ReplayFrame {
  /** Entries of the log so far. */
  version: number;
  /** Whose action it was; absent at the start and where something was taken back. */
  seat?: number;
  /** A CPU chose the action, in the place of somebody as they are called now; without `for` on a seat of its own. */
  cpu?: true;
  for?: string;
  /** Why it did, as everybody heard. */
  reason?: Reason;
  /** The table went back: so many actions still count. */
  undo?: number;
  /** Who took back, as they are called now; absent where nobody knows any more. */
  by?: string;
  events: unknown[];
  table: object;
  /** Only of a round that is over. */
  action?: unknown;
  hands?: unknown[];
}

/**
 * `GET /api/tables/CODE/rounds/N/replay`. A round that is over is for everybody with the code; a running one is for the
 * people who have a seat in it, who show their secret as `Authorization: Bearer SECRET`. One that cannot go on counts as
 * over, but is for those people and the host.
 */
export interface ReplayReply {
  code: string;
  game: string;
  round: number;
  over: boolean;
  setting: Setting;
  /** By seat, as those who played there are called now; '' for a CPU, an open seat and whoever has left. */
  names: string[];
  /** SHA-256 of `committed(seed, code, round)`, shown at the table since the start. */
  commitment: string;
  /** How somebody could know what was hidden before the round began; absent where nobody could. */
  known?: Known;
  /** False where the round cannot be played to its end under today's rules. */
  complete: boolean;
  frames: ReplayFrame[];
  /** Only of a round that is over, with all that is needed to play it again. */
  seed?: string;
  log?: LogEntry[];
}

/**
 * `GET /api/tables/CODE/rounds/N/recording`: a round that does not go on, as it is kept: what the operator's `export` writes and
 * `import` reads. One that is over is for everybody with the code; one of a `broken` table for its host and whoever has a
 * seat, who show their secret as for a replay; so is one that is `stuck`, if nothing is hidden in its game. In a later format
 * only `format` is known.
 */
export interface RecordingFile {
  format: number;
  game: string;
  setting: Setting;
  seed: string;
  log: LogEntry[];
  result: Result | null;
  /** Of the final position. */
  hash: string | null;
  /** In ms since 1970. */
  started: number;
  ended: number | null;
  /** Positions in which a fault of the game kept it from going on. */
  incidents?: { version: number; why: string; detail: string; position: unknown; at: number }[];
}

/** Every error of the API, with a 4xx or 5xx status. */
export interface ErrorReply {
  error: Refusal;
  /** The field of the request that is wrong, such as `options.level` or `name`. */
  field?: string;
  /**
   * For `notAllowed`: what is wrong with the field, a word the client translates; for `tooMany`: `crowded` where the address has as
   * many sockets as it may.
   */
  problem?: string;
}
