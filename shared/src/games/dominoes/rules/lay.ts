import type { Seat } from '../../../engine/game.ts';
import { type End, layAt } from '../line.ts';
import type { Context, State } from '../table.ts';
import type { Tile } from '../tiles.ts';

/** A tile goes from a hand to an open end of the line (DO-3). */
export function lay(
  { table, hands }: State,
  { seat, tile, end }: { seat: Seat; tile: Tile; end: End },
  { emit }: Context,
): void {
  const { tiles } = hands[seat]!;
  tiles.splice(tiles.indexOf(tile), 1);
  table.players[seat]!.tiles = tiles.length;
  table.moves.push({ seat, kind: 'lay', tile, end });
  emit({ type: 'laid', seat, tile: layAt(table.line, tile, end), end });
}
