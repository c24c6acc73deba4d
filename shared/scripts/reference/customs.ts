import { currentTask, doNext } from '../../src/engine/agenda.ts';
import type { Seat } from '../../src/engine/game.ts';
import { viewFor } from '../../src/engine/match.ts';
import type { Action } from '../../src/games/forbidden-island/actions.ts';
import { forbiddenIsland } from '../../src/games/forbidden-island/game.ts';
import { GEOGRAPHIES } from '../../src/games/forbidden-island/layouts.ts';
import type { State, Table, TaskKind } from '../../src/games/forbidden-island/table.ts';
import { roleText } from './words.ts';

/**
 * The customs in which the reference departs from our rules or from our way of asking:
 * while somebody must discard, only that seat's special cards are listed;
 * swimmers are asked one by one;
 * the Navigator may leave the Diver in the water, where it swims at the next flood card (we follow R-NAVIGATOR-3).
 */

/** The seats whose actions the reference lists in this position, given the swimmer its phase names. */
export function listedSeats(table: Table, swimmer: string | undefined): Seat[] {
  const seats = [...table.adventurers.keys()];
  if (swimmer !== undefined) return seats.filter((seat) => roleText(table, seat) === swimmer);
  const task = currentTask<TaskKind>(table);
  return task?.kind === 'discard' ? [task.seat] : seats;
}

/** Everything the reference lets a seat do now. */
export function listedActions(state: State, seat: Seat): Action[] {
  return [...forbiddenIsland.legalActions(viewFor(state, seat)), ...ducking(state.table, seat)];
}

/** The Navigator takes the Diver one step into the water. */
function ducking(table: Table, seat: Seat): Action[] {
  const task = currentTask<TaskKind>(table);
  if (task?.kind !== 'act' || task.seat !== seat || table.adventurers[seat]?.role !== 'navigator') return [];
  const pawn = table.adventurers.findIndex(({ role }) => role === 'diver');
  const besides = GEOGRAPHIES[table.layout].besides[table.adventurers[pawn]?.place ?? -1] ?? [];
  return besides.filter((to) => table.levels[to] === 'sunk').map((to) => ({ type: 'guide', pawn, to }));
}

/** After a flood card, a Diver left in the water swims. */
export function callIn(table: Table): void {
  if (table.endings.length > 0) return;
  for (const [seat, { place }] of table.adventurers.entries())
    if (table.levels[place] === 'sunk' && !table.agenda.some((task) => task.kind === 'swim' && task.seat === seat))
      doNext(table, { kind: 'swim', seat, left: 1 });
}
