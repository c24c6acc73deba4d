import { type Match, start } from '@landfall/shared/engine/match.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import type { Role } from '@landfall/shared/games/forbidden-island/roles.ts';
import type { Island, Table } from '@landfall/shared/games/forbidden-island/table.ts';
import type { TileId } from '@landfall/shared/games/forbidden-island/tiles.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { person, seat as seatOf, tableState } from '../../../testing/states.ts';
import { type Seen, see } from '../model/seen.ts';

/** Number of the person who watches. */
export const WATCHER = 9;
const NAMES = ['Ann', 'Bo', 'Chen', 'Dee'] as const;

export interface Position {
  /** Who looks at it; null for a spectator. */
  seat?: number | null;
  roles?: readonly Role[];
  state?: Partial<TableState>;
  /** Changes made to the table at the start of a game, in which Ann is on turn and everything is dry. */
  change?(table: Table, at: (tile: TileId) => number): void;
}

const ROLES = ['messenger', 'engineer', 'pilot', 'navigator'] as const;

/** A match on the standard island, its tiles laid out in the order of the vocabulary so that tests know where they are. */
export function matchAt({ roles = ROLES, change }: Position = {}): Match<Island> {
  const setting = defaultSetting(forbiddenIsland, roles.length);
  const options = { ...setting.options, roles: 'chosen', first: '1' } as const;
  const match = start(forbiddenIsland, { ...setting, options, choices: roles.map((role) => ({ role })) }, 'test');
  const { table } = match.state;
  const at = (tile: TileId) => table.island.indexOf(tile);
  table.levels.fill('dry');
  for (const adventurer of table.adventurers) adventurer.hand = [];
  change?.(table, at);
  return match;
}

/** The state of a room in which Ann (person 1), Bo (2), Chen (3) and Dee (4) play, and Wen (9) watches. */
export function stateAt(position: Position = {}, match: Match<Island> = matchAt(position)): TableState<Table> {
  const { table } = match.state;
  const seats = table.adventurers.map((_, seat) => seat);
  return tableState({
    phase: table.endings.length > 0 ? 'over' : 'playing',
    round: 1,
    ply: match.ply,
    seats: seats.map((seat) => seatOf(seat + 1)),
    people: { ...Object.fromEntries(seats.map((seat) => [seat + 1, person(NAMES[seat]!)])), [WATCHER]: person('Wen') },
    table,
    waitingFor: forbiddenIsland.waitingFor(table),
    nextStepMs: forbiddenIsland.automatic(table) ? 1500 : 0,
    ...position.state,
  }) as TableState<Table>;
}

/** What somebody sees of a position. */
export function seenAt(position: Position = {}): Seen {
  const state = stateAt(position);
  const { seat = 0 } = position;
  return see(state, state.table!, seat);
}
