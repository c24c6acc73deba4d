import type { Reason } from '../../../engine/bot.ts';
import { openEnds } from '../line.ts';
import { lacking } from '../record.ts';
import type { Table } from '../table.ts';
import { halvesOf, isDouble, type Pip, pipsOf } from '../tiles.ts';
import type { Lay } from './forced.ts';

/** What a reason can be about. */
interface Subjects {
  pips: Pip;
}

/** Every reason a CPU gives, with what its sentence needs to name. */
export const REASONS = {
  nothingFits: [], //  it has to draw or pass
  lastTile: [], //     and with it the round
  shutsOut: ['pips'], // the next seat is known not to have this number
  doubleEarly: [], //  doubles are hard to get rid of
  heavyEarly: [], //   heavy tiles cost the most if somebody else goes out
} as const satisfies Record<string, readonly (keyof Subjects)[]>;

export type ReasonWord = keyof typeof REASONS;
type About<W extends ReasonWord> = { readonly [S in (typeof REASONS)[W][number]]: Subjects[S] };

/** A reason of the vocabulary, with exactly what its sentence needs. */
export const because = <W extends ReasonWord>(word: W, about: About<W>): Reason => ({ word, about });

const HEAVY = 9;

/**
 * What speaks for a tile, if anything. Everybody hears it, so it comes from what everybody sees: the hand is not asked,
 * and a CPU never says that it has nothing else.
 */
export function reasonFor(table: Table, { tile, end }: Lay, seat: number): Reason | undefined {
  if (table.players[seat]!.tiles === 1) return because('lastTile', {});
  const next = (seat + 1) % table.players.length;
  const [low, high] = halvesOf(tile);
  const pips = openEnds(table.line)?.[end] === low ? high : low;
  if (lacking(table)[next]!.has(pips)) return because('shutsOut', { pips });
  if (isDouble(tile)) return because('doubleEarly', {});
  return pipsOf(tile) >= HEAVY ? because('heavyEarly', {}) : undefined;
}
