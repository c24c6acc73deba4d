import { type Match, start } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import type { DominoesSetting } from '@landfall/shared/games/dominoes/options.ts';
import type { Dominoes, Hand, Table } from '@landfall/shared/games/dominoes/table.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { person, seat as seatOf, tableState } from '../../../testing/states.ts';
import { type Seen, see } from '../model/seen.ts';

/** Number of the person who watches. */
export const WATCHER = 9;
const NAMES = ['Ann', 'Bo', 'Chen', 'Dee'] as const;

export interface Position {
  /** Who looks at it; null for a spectator. */
  seat?: number | null;
  match: Match<Dominoes>;
  state?: Partial<TableState>;
}

/** A match as it begins, with the options that differ from the usual ones. */
export function matchWith(seats: number, wishes: Partial<DominoesSetting['options']>, seed = 'test'): Match<Dominoes> {
  const setting = defaultSetting(dominoes, seats);
  return start(dominoes, { ...setting, options: { ...setting.options, ...wishes } }, seed);
}

/** The state of a room in which Ann (person 1), Bo (2), Chen (3) and Dee (4) play, and Wen (9) watches. */
export function stateAt({ seat = 0, match, state }: Position): TableState<Table, Hand> {
  const { table, hands } = match.state;
  const seats = table.players.map((_, at) => at);
  return tableState({
    game: dominoes.id,
    phase: dominoes.result(table) ? 'over' : 'playing',
    round: 1,
    ply: match.ply,
    seats: seats.map((at) => seatOf(at + 1)),
    people: { ...Object.fromEntries(seats.map((at) => [at + 1, person(NAMES[at]!)])), [WATCHER]: person('Wen') },
    table,
    hands: seat === null ? {} : { [seat]: hands[seat]! },
    waitingFor: dominoes.waitingFor(table),
    ...state,
  }) as TableState<Table, Hand>;
}

/** What somebody sees of a position. */
export function seenAt(position: Position): Seen {
  const state = stateAt(position);
  const { seat = 0 } = position;
  return see(state, state.table!, seat === null ? WATCHER : seat + 1);
}
