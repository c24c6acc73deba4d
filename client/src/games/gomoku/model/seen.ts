import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/gomoku/actions.ts';
import { BLACK, colourOf, colourToPlace, type Point, type Stone } from '@landfall/shared/games/gomoku/board.ts';
import { gomoku } from '@landfall/shared/games/gomoku/game.ts';
import { forbiddenPoints } from '@landfall/shared/games/gomoku/rules/place.ts';
import { NOBODY, type Table } from '@landfall/shared/games/gomoku/table.ts';
import type { Connection } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { sitterAt } from '../../../lobby/sitter.ts';
import { canAct, isCalled, stopped } from '../../../lobby/stopped.ts';
import { type LogNotes, logNotes } from '../../../undo/log-notes.ts';
import { stoneReasons } from './reasons.ts';

export type ColourName = 'black' | 'white';

/** Somebody at a seat, as the others see them. */
export interface Player {
  name: string;
  connection: Connection;
  /** A CPU plays here, be it for somebody who is gone. */
  isCpu: boolean;
  /** Null until the opening has decided. */
  colour: ColourName | null;
}

/** One position as one person sees it: everything the page draws and says comes from this, and from nothing else. */
export interface Seen {
  /** Null for a spectator. */
  seat: Seat | null;
  table: Table;
  /** Why the game does not go on although it is not over; null while it does. */
  stopped: string | null;
  /** What this person may do now. */
  legal: readonly Action[];
  /** Nobody while the game does not go on. */
  waitingFor: readonly Seat[];
  /** This person has to decide, and no CPU does it for them. */
  called: boolean;
  /** What the log says besides the stones. */
  notes: LogNotes;
  /** Why each stone was placed, by its number from 0; '' where nobody said so. */
  reasons: readonly string[];
  /** By seat. */
  players: readonly Player[];
  /** The points where this person may place a stone now. */
  playable: ReadonlySet<Point>;
  /** The points that renju forbids this person now. */
  forbidden: ReadonlySet<Point>;
}

export const nameOfColour = (stone: Stone): ColourName => (stone === BLACK ? 'black' : 'white');

/** What somebody in this seat sees of a room state that has a table. */
export function see(state: TableState<Table>, table: Table, seat: Seat | null): Seen {
  const halt = stopped(state);
  const legal = seat !== null && canAct(state, seat) ? gomoku.legalActions({ seat, table, hand: null }) : [];
  const playable = new Set(legal.flatMap((action) => (action.type === 'place' ? [action.point] : [])));
  return {
    seat,
    table,
    stopped: halt,
    legal,
    waitingFor: halt ? [] : state.waitingFor,
    called: isCalled(state, seat),
    notes: logNotes(state, seat),
    get reasons() {
      return stoneReasons(state, table); // there may be more of them by then
    },
    players: state.seats.map(({ cpu }, of) => ({
      ...sitterAt(state, of),
      isCpu: cpu !== '',
      colour: colourOfSeat(table, of),
    })),
    playable,
    forbidden: new Set(playable.size > 0 ? forbiddenPoints(table) : []),
  };
}

export const colourOfSeat = ({ black }: Table, seat: Seat): ColourName | null =>
  black === NOBODY ? null : seat === black ? 'black' : 'white';

/** The colour of the stone that is placed next. */
export const nextColour = (table: Table): ColourName => nameOfColour(colourToPlace(table));

/** What lies on a point: the colour and the number of its stone, counted from 1. */
export function stoneAt({ stones }: Table, point: Point): { colour: ColourName; number: number } | null {
  const nth = stones.indexOf(point);
  return nth < 0 ? null : { colour: nameOfColour(colourOf(nth)), number: nth + 1 };
}

export const isOver = ({ table }: Seen): boolean => table.ending !== '';

export const may = ({ legal }: Seen, type: Action['type']): boolean => legal.some((action) => action.type === type);
