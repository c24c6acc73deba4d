import type { Seat } from '../../../../engine/game.ts';
import { scores } from '../../score.ts';
import type { View } from '../../table.ts';

/** How much a round that ends like this is worth to the seat that looks at it. */
export type Prize = (end: { winner: Seat; points: number }) => number;

/** A point is worth little beside the round itself, where one round decides. */
const POINT = 1 / 500;
/** How far the points of one round spread: what a lead is worth depends on how many rounds there still are. */
const SPREAD = 24;

export function prizeOf({ table, seat: me }: View): Prize {
  const seat = me!;
  if (table.target === 0)
    return ({ winner, points }) => (winner < 0 ? 0.5 : winner === seat ? 1 + POINT * points : -POINT * points);
  const before = scores(table);
  return ({ winner, points }) => {
    const after = before.map((score, owner) => score + (owner === winner ? points : 0));
    const mine = after[seat]!;
    const others = Math.max(...after.filter((_, owner) => owner !== seat));
    if (mine >= table.target) return 1;
    if (others >= table.target) return 0;
    const roundsLeft = (table.target - Math.max(mine, others)) / SPREAD;
    return 0.5 + 0.5 * Math.tanh((mine - others) / (SPREAD * Math.sqrt(1 + roundsLeft)));
  };
}
