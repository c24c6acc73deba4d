import type { Colour } from './colour.ts';
import { type Box, group, path, rect, type Svg, tenth } from './svg.ts';

/** Masonry. Light falls from the left, so each piece has a lit, a plain and a shaded colour. */
export interface Stone {
  readonly lit: Colour;
  readonly plain: Colour;
  readonly shaded: Colour;
}

/** A block whose left part is lit and whose right part lies in shade. */
export function block([x, y, width, height]: Box, { lit, plain, shaded }: Stone): Svg {
  return group({}, [
    rect([x, y, width, height], plain),
    rect([x, y, width * 0.34, height], lit),
    rect([x + width * 0.74, y, width * 0.26, height], shaded),
  ]);
}

/** An onion-shaped dome standing on (x, y), which is the middle of its foot. */
export function onionDome([x, y, width, height]: Box, { lit, plain, shaded }: Stone): Svg {
  const at = (across: number, up: number) => `${tenth(x + width * across)} ${tenth(y - height * up)}`;
  const top = at(0, 1);
  const leftFlank = `C${at(-0.1, 0.72)} ${at(-0.62, 0.62)} ${at(-0.5, 0.22)}Q${at(-0.46, 0.05)} ${at(-0.36, 0)}`;
  const rightFlank = `C${at(0.1, 0.72)} ${at(0.62, 0.62)} ${at(0.5, 0.22)}Q${at(0.46, 0.05)} ${at(0.36, 0)}`;
  return group({}, [
    path(
      `M${top}${rightFlank}L${at(-0.36, 0)}Q${at(-0.46, 0.05)} ${at(-0.5, 0.22)}C${at(-0.62, 0.62)} ${at(-0.1, 0.72)} ${top}Z`,
      plain,
    ),
    path(`M${top}${leftFlank}L${at(-0.12, 0)}C${at(-0.3, 0.3)} ${at(-0.2, 0.62)} ${top}Z`, lit),
    path(
      `M${at(0.36, 0)}Q${at(0.46, 0.05)} ${at(0.5, 0.22)}Q${at(0.5, 0.4)} ${at(0.36, 0.52)}Q${at(0.36, 0.2)} ${at(0.2, 0)}Z`,
      shaded,
    ),
  ]);
}

/** A row of columns; `box` is the first one, the others follow every `gap`. */
export function columns(
  [x, y, width, height]: Box,
  { count, gap, lit, shaded }: { count: number; gap: number; lit: Colour; shaded: Colour },
) {
  const column = (left: number) => [
    rect([left, y, width, height], shaded),
    rect([left, y, width * 0.55, height], lit),
    rect([left - 3, y - 5, width + 6, 6], lit),
    rect([left - 3, y + height - 1, width + 6, 6], shaded),
  ];
  return group({}, Array.from({ length: count }, (_, index) => column(x + index * gap)).flat());
}

/** A window or door with a pointed arch: (x, y) is its lower left corner. */
export function archedOpening([x, y, width, height]: Box, fill: string): Svg {
  const shoulder = tenth(y - height + width * 0.6);
  return path(
    `M${x} ${y}V${shoulder}Q${tenth(x + width / 2)} ${tenth(y - height - width * 0.2)} ${x + width} ${shoulder}V${y}Z`,
    fill,
  );
}

/** Battlements: teeth along the top of a wall. The colour of each tooth comes from its place, 0 being the leftmost. */
export function battlements(
  [x, y, tooth, height]: Box,
  { count, gap, colour }: { count: number; gap: number; colour: (index: number) => Colour },
) {
  return group(
    {},
    Array.from({ length: count }, (_, index) => rect([x + index * gap, y, tooth, height], colour(index))),
  );
}

/** Single stones that show in a wall. */
export function loose(
  stones: readonly (readonly [x: number, y: number])[],
  { size, colour }: { size: readonly [number, number]; colour: Colour },
) {
  return group(
    {},
    stones.map(([x, y]) => rect([x, y, size[0], size[1]], colour, { opacity: 0.35 })),
  );
}
