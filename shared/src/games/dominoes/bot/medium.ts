import type { Bot } from '../../../engine/bot.ts';
import { type Line, layAt, openEnds } from '../line.ts';
import type { Dominoes, View } from '../table.ts';
import { halvesOf, isDouble, pipsOf, type Tile } from '../tiles.ts';
import { forced, isLay, type Lay, laying } from './forced.ts';

/** A double is laid before other tiles up to so many pips heavier: it has only one number to go to. */
const DOUBLE = 4;

/** Lays the heaviest tile, doubles early; of equal ones the one after which it has most to lay. */
export const medium: Bot<Dominoes> = (view, legal) => {
  const lays = legal.filter(isLay);
  const heaviest = () => lays.reduce((best, lay) => (worth(view, lay) > worth(view, best) ? lay : best));
  return forced(view, legal) ?? laying(view, heaviest());
};

const worth = (view: View, { tile, end }: Lay): number =>
  100 * (pipsOf(tile) + (isDouble(tile) ? DOUBLE : 0)) + stillFitting(view, { tile, end });

/** How many tiles of the own hand fit after this one. */
function stillFitting({ table, hand }: View, { tile, end }: { tile: Tile; end: Lay['end'] }): number {
  const { first, left, right } = table.line;
  const line: Line = { ...(first && { first }), left: [...left], right: [...right] };
  layAt(line, tile, end);
  const ends = openEnds(line)!;
  const fits = (other: Tile) =>
    other !== tile && halvesOf(other).some((half) => half === ends.left || half === ends.right);
  return hand!.tiles.filter(fits).length;
}
