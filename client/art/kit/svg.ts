/**
 * The smallest layer of the kit: SVG elements as strings. Geometry comes first as a tuple, then the fill, then whatever
 * attributes the element needs besides, so that a picture reads as a list of shapes.
 */

/** A piece of SVG markup. */
export type Svg = string;
export type Point = readonly [x: number, y: number];
export type Circle = readonly [x: number, y: number, radius: number];
export type Box = readonly [x: number, y: number, width: number, height: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Rounds to a tenth: finer than anybody can see in a 320 unit picture, and short in the file. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** An element with its attributes (undefined ones are left out) and children. */
export function element(name: string, attributes: Attributes, children: readonly Svg[] = []): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? tenthOrFiner(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** Opacities and scales need more digits than coordinates. */
const tenthOrFiner = (value: number): number => (Math.abs(value) < 4 ? Math.round(value * 1000) / 1000 : tenth(value));

/** A filled outline. */
export const path = (d: string, fill: string, more: Attributes = {}): Svg => element('path', { d, fill, ...more });

/** A drawn line with round ends. */
export function line(d: string, stroke: string, more: Attributes = {}): Svg {
  return element('path', { d, fill: 'none', stroke, 'stroke-width': 4, 'stroke-linecap': 'round', ...more });
}

export function rect([x, y, width, height]: Box, fill: string, more: Attributes = {}): Svg {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle([cx, cy, r]: Circle, fill: string, more: Attributes = {}): Svg {
  return element('circle', { cx, cy, r, fill, ...more });
}

/** An ellipse by its centre and its two radii. */
export function ellipse([cx, cy, rx, ry]: Box, fill: string, more: Attributes = {}): Svg {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export const group = (attributes: Attributes, children: readonly Svg[]): Svg => element('g', attributes, children);

interface Placing {
  readonly scale?: number;
  readonly mirrored?: boolean;
  /** In degrees, clockwise. */
  readonly turn?: number;
}

/** Children moved to a point and, if wanted, turned, scaled and mirrored left to right about it. */
export function place(
  [x, y]: Point,
  children: readonly Svg[],
  { scale = 1, mirrored = false, turn = 0 }: Placing = {},
): Svg {
  const factor = Math.round(scale * 1000) / 1000;
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const scaled = scale === 1 && !mirrored ? '' : ` scale(${mirrored ? -factor : factor} ${factor})`;
  return group({ transform: `translate(${tenth(x)} ${tenth(y)})${turned}${scaled}` }, children);
}

/** A path through points, closed. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
}

/** A whole SVG file. `size` is the intrinsic size in pixels, the view box unless said otherwise. */
export function svgFile(viewBox: Box, children: readonly Svg[], size: Point = [viewBox[2], viewBox[3]]): Svg {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: viewBox.join(' '),
    width: size[0],
    height: size[1],
  };
  return element('svg', attributes, children);
}
