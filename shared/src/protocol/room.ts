import type { BotLevel, Chances, Reason } from '../engine/bot.ts';
import type { Refusal } from './refusals.ts';

/** Raised whenever an older page could no longer talk to the server. */
export const PROTOCOL = 3;

/**
 * What a client may ask of the room, with `room.request(name, payload)`; every answer is a `Reply`. `seat` says which of
 * one's own seats is meant, for somebody who has several; otherwise it is the only one.
 */
export interface Requests {
  /** Play an action. `id` is made up by the client, once per intention; `ply` is the position it was chosen in. */
  act: { id: string; ply: number; action: unknown; seat?: number };
  /** Ask for a moment before the next automatic step (`on`), or end it. Ends by itself after HOLD_LIMIT_MS. */
  hold: { on: boolean; seat?: number };
  /**
   * Want to do nothing before the automatic step that is due in this position. Once everybody who could do something has
   * said so, it follows at once; asking for a moment takes it back.
   */
  waive: { ply: number; seat?: number };
  /**
   * Take a seat without a person; that of a CPU in a running game is only asked for, see `grant`. With `also`, in the
   * lobby and in games without secrets, beside the own ones. On a seat somebody has: offer to swap, carried out once
   * both want each other's.
   */
  sit: { seat: number; also?: boolean };
  /**
   * Take back: only the first `turns` actions would count. One's own last ones that revealed nothing go back at once,
   * everything else when everybody else agrees who has a say (`withSay`, `state.proposal`). The host may ask without a seat. After
   * the end only in games that are `undoAfterEnd`, which go on then.
   */
  undo: { ply: number; turns: number };
  /** Agree or not to what is proposed in this position, so that `turns` would stay; whoever proposed it may end it, too. */
  consent: { ply: number; turns: number; yes: boolean };
  /** Give one seat up, or all of them and watch. */
  stand: { seat?: number };
  ready: { ready: boolean };
  /** Set one option of one's own seat, such as the role. */
  choose: { option: string; value: string; seat?: number };
  /**
   * Host, in the lobby: change what is given. `seed: ''` is a secret random one. `absence` (seconds, 0 for never), `pace`,
   * `hints`, `watching` (may there be people without a seat?) and, for the next decision of everybody, `turnTime` may be
   * changed at any time, without the rest.
   */
  configure: {
    seats?: number;
    options?: Record<string, string>;
    seed?: string;
    listed?: boolean;
    turnTime?: TurnTime;
    absence?: number;
    pace?: Pace;
    hints?: boolean;
    watching?: boolean;
  };
  /**
   * Put a CPU on a seat, or take it away (''). Host: on a seat without a person or whose person is away, and while
   * playing on any; everybody: on the own seat while playing. Whoever acts on, comes back to or sits on a seat has it back without asking.
   */
  fill: { seat: number; level: BotLevel | '' };
  /**
   * Seated: ask whether somebody is still there for whom the table waits (`isWaitedFor`). Unless they do something within
   * `state.absence` seconds (ABSENCE where that is off, and long enough to answer), a CPU plays for them, and another is the
   * host in their place.
   */
  askAfter: { person: number };
  /** To be still there, in answer to `askAfter`; anything else that somebody does says the same. */
  here: Record<string, never>;
  /** Seated, while playing with hints: what to do now on one's own seat. Answered to nobody else, with a `Hint`. */
  hint: { ply: number; seat?: number };
  /**
   * Anybody at the table: what everybody was told of the round so far, for whoever was not there all the time. The answer
   * has it as `story`: of each entry of the log the `state.events` that it came with, and as `reasons` why CPUs played some
   * of them, by the number of the entry.
   */
  story: Record<string, never>;
  /** While playing, seated: nothing goes on until anybody seated ends the pause. */
  pause: { on: boolean };
  /**
   * While playing, seated: want the game to end here, or no longer. It does when everybody wants it who has a say (`withSay`): who
   * has a seat that no CPU plays, even while gone, and who is here although one plays for them.
   */
  end: { agree: boolean };
  /** Host, in the lobby: begin. Every seat must be taken by a CPU or by somebody who is ready and not `away`. */
  start: Record<string, never>;
  /** Host, in the lobby: open the seats of somebody who is away. */
  free: { person: number };
  /** Host, in a running game: give the seat of a CPU to somebody who asks for it (`wants`), or do not. */
  grant: { person: number; yes: boolean };
  /** Host: send a person away, out of the seat too. They cannot come back, unless the host wants it. */
  kick: { person: number };
  /** Host: let somebody of `state.sentAway` back in, on the old seats if nobody else has them. */
  letBack: { person: number };
  /**
   * A key that brings a person to another device, the own or (host) that of anybody: shown to `join` it is good once,
   * for KEY_DAYS, until there is a newer one. The answer has it as `key`.
   */
  key: { person: number };
  /** Leave the table for good: the seat becomes open. */
  leave: Record<string, never>;
  /** After the end, or by the host when the game cannot go on: back to the lobby, same people, seats and options. */
  again: Record<string, never>;
  rename: { name: string };
}

/** What a CPU of the hardest level would do on a seat in a position. Nobody but who asked is told. */
export interface Hint {
  /** The position it is for. */
  ply: number;
  seat: number;
  /** One of the legal actions of that seat; null when there is nothing to do now, or nothing that cannot wait. */
  action: unknown;
  /** A word of the game's vocabulary with what it is about. */
  reason?: Reason;
  /** Only of games whose CPUs can tell. */
  chances?: Chances;
}

/** Why CPUs played what they did, by the number of the entry, from 1. */
export type Reasons = Record<string, Reason>;

export type Reply =
  /** `hint`, `key`, or `story` with `reasons` is there when it was asked for. */
  | { status: 'accepted'; ply: number; hint?: Hint; key?: string; story?: string[]; reasons?: Reasons }
  /** The action with this id was applied before; nothing happened twice. */
  | { status: 'repeated'; ply: number }
  /**
   * `field` names what is wrong with the payload or the setting; `problem` says what, as in `ErrorReply`. Of an action it
   * is a word of the game for why the rules do not allow it, one of its `refusals`; absent where the game has none.
   */
  | { status: 'refused'; ply: number; reason: Refusal; field?: string; problem?: string };

/** How fast CPUs play, as the table has agreed; `normal` is as fast as people. */
export const PACES = ['instant', 'quick', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** Seconds that somebody is waited for who is gone, where nothing else was said. */
export const ABSENCE = 120;

/** Seconds that a table may give for a decision before a CPU decides once; 0 for as long as it takes. */
export const TURN_TIMES = [0, 30, 60, 120, 300] as const;
export type TurnTime = (typeof TURN_TIMES)[number];

/** Phases of a table. `broken`: the game can be looked at but cannot go on; `state.problem` says why. */
export type Phase = 'lobby' | 'playing' | 'over' | 'broken';

/** Why a game cannot go on. */
export const PROBLEMS = [
  'format', // it was saved by a later version
  'table', //  the whole table was saved by a later version, and can only be looked at
  'rules', //  under today's rules it would have gone another way
  'stuck', //  in phase `playing`: a fault of the game, and nobody can do anything until the host goes back
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** How somebody could know what is hidden in a round before it began. */
export const KNOWN = [
  'chosen', //    the host chose its seed
  'daily', //     everybody plays it on that day
  'elsewhere', // it goes on from another round or a file
] as const;
export type Known = (typeof KNOWN)[number];

/** How well a person is connected, as the others see it. */
export type Connection = 'online' | 'trouble' | 'away';

/** WebSocket close codes of our own. */
export const CLOSE = {
  /** The service is going down or being restarted. Everything is saved: come back. */
  restarting: 4001,
  /** The same person opened the table in another window; that one goes on. */
  replaced: 4100,
  /** Sent away by the host. */
  kicked: 4101,
  /** Left on request. */
  left: 4102,
  /** Kept sending garbage after being told. */
  misbehaved: 4103,
  /** Watching has been switched off, and this person had no seat. They are nobody at the table any more. */
  unwatched: 4106,
  /** Another process of the service has the table now, or nobody can tell whether a change was saved: come back. */
  elsewhere: 4104,
  /** The same person goes on on another device, with another secret. */
  moved: 4105,
} as const;

/** How long one `hold` can keep the next automatic step waiting, in milliseconds. */
export const HOLD_LIMIT_MS = 30_000;
