import type { Colour } from './colour.ts';
import { element, type Svg } from './svg.ts';

/** A colour at an even distance from its neighbours, or one at a given place (0 to 1) with its opacity. */
export type Stop = Colour | readonly [offset: number, colour: Colour, opacity?: number];

/** What one picture needs while it is being drawn: its paints, and chance that always falls the same way. */
export interface Scene {
  /** A number from `low` to `high`: the same picture gets the same numbers every time. */
  between(low: number, high: number): number;
  /** A paint that changes from the top of the filled shape to its bottom. */
  down(...stops: Stop[]): string;
  /** A paint that changes along the diagonal of the filled shape, `slant` being how far sideways. */
  across(slant: number, ...stops: Stop[]): string;
  /** A paint that changes from the middle of the filled shape outwards. */
  outward(...stops: Stop[]): string;
  /** An address for shapes that cut others: `clip-path: url(#…)`. */
  clip(...shapes: Svg[]): string;
  /** The definitions of everything asked for so far. */
  definitions(): Svg;
}

/** A scene whose ids start with `name` and whose chance is seeded by it. */
export function createScene(name: string): Scene {
  const random = randomFrom(hash(name));
  const definitions: Svg[] = [];

  function define(tag: string, attributes: Record<string, number>, children: Svg[]): string {
    const id = `${name}-${definitions.length}`;
    definitions.push(element(tag, { id, ...attributes }, children));
    return `url(#${id})`;
  }

  return {
    between: (low, high) => low + (high - low) * random(),
    down: (...stops) => define('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, stopList(stops)),
    across: (slant, ...stops) => define('linearGradient', { x1: 0, y1: 0, x2: slant, y2: 1 }, stopList(stops)),
    outward: (...stops) => define('radialGradient', { cx: 0.5, cy: 0.5, r: 0.5 }, stopList(stops)),
    clip: (...shapes) => define('clipPath', {}, shapes),
    definitions: () => (definitions.length === 0 ? '' : element('defs', {}, definitions)),
  };
}

function stopList(stops: readonly Stop[]): Svg[] {
  const last = Math.max(1, stops.length - 1);
  return stops.map((stop, index) => {
    const [offset, colour, opacity] = typeof stop === 'string' ? [index / last, stop] : stop;
    return element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  });
}

/** FNV-1a, good enough to give every picture its own chance. */
function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261) >>> 0;
}

/** Mulberry32: small, and the same on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
