import { type Circle, path, place, type Svg } from './svg.ts';

interface Ink {
  readonly fill: string;
  /** A backing that closes the gaps inside the symbol and surrounds it, `width` in units of the 512 square. */
  readonly backing?: { readonly colour: string; readonly width: number };
}

/** A symbol of 512 x 512, with its middle at (x, y) and the given size. */
export function glyph(d: string, [x, y, size]: Circle, { fill, backing }: Ink): Svg {
  const behind = backing
    ? [path(d, backing.colour, { stroke: backing.colour, 'stroke-width': backing.width, 'stroke-linejoin': 'round' })]
    : [];
  return place([x - size / 2, y - size / 2], [...behind, path(d, fill)], { scale: size / 512 });
}
