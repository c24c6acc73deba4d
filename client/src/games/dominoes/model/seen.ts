import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/dominoes/actions.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import type { Hand, Move, Table, TaskKind } from '@landfall/shared/games/dominoes/table.ts';
import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import type { Connection } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { sitterAt } from '../../../lobby/sitter.ts';
import { canAct, isCalled, stopped } from '../../../lobby/stopped.ts';
import { type LogNotes, logNotes } from '../../../undo/log-notes.ts';
import { tileReasons } from './reasons.ts';

/** Somebody at a seat, as the others see them. */
export interface Person {
  name: string;
  connection: Connection;
}

/** One position as one person sees it: everything the page draws and says comes from this, and from nothing else. */
export interface Seen {
  /** Null for a spectator. */
  seat: Seat | null;
  table: Table;
  /** The own tiles, in the order they came, also when they lie open; none for a spectator. */
  hand: readonly Tile[];
  /** Why the game does not go on although it is not over; null while it does. */
  stopped: string | null;
  /** What this person may do now. */
  legal: readonly Action[];
  waitingFor: readonly Seat[];
  /** This person has to decide, and no CPU does it for them. */
  called: boolean;
  /** Actions that count, and what the log says besides them. */
  turns: number;
  notes: LogNotes;
  /** Why a tile was laid in the round on the table, where a CPU said so; '' otherwise. */
  why(move: Move): string;
  /** By seat. */
  people: readonly Person[];
}

/** What the person with this number sees of a room state that has a table. */
export function see(state: TableState<Table, Hand>, table: Table, person: number): Seen {
  const at = state.seats.findIndex((taken) => taken.person === person);
  const seat = at < 0 ? null : at;
  const hand = (seat !== null && state.hands?.[seat]) || null;
  return {
    seat,
    table,
    hand: [...(hand?.tiles ?? []), ...(seat === null ? [] : table.players[seat]!.shown)],
    stopped: stopped(state),
    legal: seat !== null && canAct(state, seat) ? dominoes.legalActions({ seat, table, hand }) : [],
    waitingFor: state.waitingFor,
    called: isCalled(state, seat),
    turns: state.turns,
    notes: logNotes(state, seat),
    why: tileReasons(state, table),
    people: state.seats.map((_, at) => sitterAt(state, at)),
  };
}

/** What the table is doing: a round is played, its end is looked at, or the game is over. */
export function stageOf({ agenda }: Table): 'playing' | 'roundOver' | 'over' {
  const doing = agenda.at(-1)?.kind as TaskKind | undefined;
  return doing === undefined ? 'over' : doing === 'turn' ? 'playing' : 'roundOver';
}

/** Whose turn it is; null between two rounds and after the end. */
export const turnOf = (table: Table): Seat | null =>
  stageOf(table) === 'playing' ? (table.agenda.at(-1)?.seat ?? null) : null;

export const isMyTurn = ({ seat, table, stopped }: Seen): boolean =>
  seat !== null && stopped === null && turnOf(table) === seat;

/** Whether this person still has to say that the end of the round has been seen. */
export const mustGetReady = ({ legal }: Seen): boolean => legal.some(({ type }) => type === 'ready');

/** Tiles that can be laid now. */
export const playable = ({ legal }: Pick<Seen, 'legal'>): ReadonlySet<Tile> =>
  new Set(legal.flatMap((action) => (action.type === 'lay' ? [action.tile] : [])));

/** What a seat did last in this round, and how often in a row. */
export function lastMove({ moves }: Table, seat: Seat): { move: Move; times: number } | null {
  const own = moves.filter((move) => move.seat === seat);
  const move = own.at(-1);
  if (!move) return null;
  const other = own.findLastIndex(({ kind }) => kind !== move.kind);
  return { move, times: own.length - 1 - other };
}
