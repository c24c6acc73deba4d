import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { HAND_LIMIT } from '@landfall/shared/games/forbidden-island/cards.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import type { Connection } from '@landfall/shared/protocol/room.ts';
import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { sitterAt } from '../../../lobby/sitter.ts';
import { canAct, isCalled, stopped } from '../../../lobby/stopped.ts';
import { keptReasons } from '../../../undo/cpu-reasons.ts';
import { type LogNotes, logNotes } from '../../../undo/log-notes.ts';

/** Somebody at a seat, as the others see them. */
export interface Player {
  name: string;
  connection: Connection;
  /** They have other seats, too, so that the name alone does not say which adventurer is meant. */
  several: boolean;
}

/** One position as one person sees it: everything the page draws and says comes from this, and from nothing else. */
export interface Seen {
  /** Null for a spectator. */
  seat: Seat | null;
  /** All seats of this person, of which `seat` is the one they look through. */
  own: readonly Seat[];
  table: Table;
  /** Why the game does not go on although it is not over; null while it does. */
  stopped: string | null;
  /** What this person may do now in their seat. */
  legal: readonly Action[];
  /** Nobody while the game does not go on. */
  waitingFor: readonly Seat[];
  /** This person has to decide, and no CPU does it for them. */
  called: boolean;
  /** What the log says besides the events. */
  notes: LogNotes;
  /** Why a CPU played an entry of the log, '' where that is not known. */
  why(ply: number): string;
  /** By seat. */
  players: readonly Player[];
  /** The seat that asked for a moment before the next automatic step. */
  heldBy: Seat | null;
  /** The step that follows by itself, and after how long unless it is held; null when somebody really has to decide. */
  next: { seat: Seat; action: Action; inMs: number } | null;
}

/** What somebody in this seat sees of a room state that has a table. */
export function see(state: TableState<Table>, table: Table, seat: Seat | null): Seen {
  const halt = stopped(state);
  const step = halt ? null : forbiddenIsland.automatic(table);
  const seatsBeside = (at: Seat) => seatsOf(state, state.seats[at]?.person || -1);
  return {
    seat,
    own: seat === null ? [] : seatsBeside(seat),
    table,
    stopped: halt,
    legal: seat !== null && canAct(state, seat) ? legalFor(table, seat) : [],
    waitingFor: halt ? [] : state.waitingFor,
    called: !step && isCalled(state, seat),
    notes: logNotes(state, seat),
    why: keptReasons(state),
    players: state.seats.map((_, at) => ({ ...sitterAt(state, at), several: seatsBeside(at).length > 1 })),
    heldBy: state.heldBy < 0 ? null : state.heldBy,
    next: step && { ...step, inMs: state.nextStepMs },
  };
}

export const legalFor = (table: Table, seat: Seat): Action[] =>
  forbiddenIsland.legalActions({ seat, table, hand: null });

/** Whose turn it is: the turn that follows lies at the bottom of the agenda while everything else is done on top of it. */
export function turnOf({ agenda, adventurers }: Table): Seat {
  const [last] = agenda;
  if (last?.kind !== 'turn') return last?.seat ?? 0;
  return (last.seat + adventurers.length - 1) % adventurers.length;
}

/** How many actions are left of this turn. */
export const actionsLeft = ({ agenda }: Table): number => agenda.find(({ kind }) => kind === 'act')?.left ?? 0;

/** Whether this person has to discard before anything else. */
export const mustDiscard = ({ legal }: Seen): boolean => legal.some(({ type }) => type === 'discard');

/** How many cards I hold too many, while I have to discard. */
export const cardsToDiscard = (seen: Seen): number =>
  mustDiscard(seen) ? seen.table.adventurers[seen.seat!]!.hand.length - HAND_LIMIT : 0;
