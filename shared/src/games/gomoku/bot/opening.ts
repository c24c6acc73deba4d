import type { Random } from '../../../engine/game.ts';
import type { Point } from '../board.ts';
import type { Table } from '../table.ts';

/**
 * Three stones with about equal chances for both sides, as steps from the middle to the right and down. Found by letting
 * the hard CPU judge many openings.
 */
const OPENINGS: readonly (readonly (readonly [dx: number, dy: number])[])[] = [
  [
    [0, 0],
    [1, 1],
    [3, -2],
  ],
];

/** The next stone of an opening that is laid out by one side alone; any free point near the middle where there is no plan. */
export function openingPoint({ size, stones }: Table, permitted: readonly Point[], random: Random): Point {
  const middle = (size - 1) / 2;
  const plans = OPENINGS.flatMap(turned).map((plan) => plan.map(([dx, dy]) => (middle + dy) * size + middle + dx));
  const fitting = plans.filter((plan) => stones.every((point, nth) => plan[nth] === point));
  const next = fitting.length > 0 ? fitting[random.below(fitting.length)]![stones.length] : undefined;
  if (next !== undefined && permitted.includes(next)) return next;
  const near = permitted.filter((point) => distance(point, size) <= 4);
  const choice = near.length > 0 ? near : permitted;
  return choice[random.below(choice.length)]!;
}

const distance = (point: Point, size: number): number =>
  Math.max(Math.abs((point % size) - (size - 1) / 2), Math.abs(Math.floor(point / size) - (size - 1) / 2));

type Plan = readonly (readonly [dx: number, dy: number])[];

/** An opening in all eight positions of the board. */
const turned = (plan: Plan): Plan[] =>
  [plan, plan.map(([dx, dy]) => [dy, dx] as const)].flatMap((one) =>
    [1, -1].flatMap((x) => [1, -1].map((y) => one.map(([dx, dy]) => [x * dx, y * dy] as const))),
  );
