import { createScene } from './kit/scene.ts';
import { line, path, rect, type Svg } from './kit/svg.ts';
import { type Effect, TILE_BOX } from './names.ts';

const { faceInset: INSET, faceSize: FACE, corner: CORNER } = TILE_BOX;

/** What is laid over or in place of a tile, in the same box of 320 x 352 as the tile itself. */
export const MARKS = {
  'tile/sunk': sunk,
  'tile/nameShade': nameShade,
  'mark/reachable': reachable,
  'mark/target': target,
  'mark/selected': selected,
} satisfies Partial<Record<Effect, () => Svg[]>>;

/** The rings for tiles so small that a thin one cannot be told from their edge. */
export const BOLD_MARKS = {
  'mark/reachableBold': reachableBold,
  'mark/targetBold': targetBold,
  'mark/selectedBold': selectedBold,
} satisfies Partial<Record<Effect, () => Svg[]>>;

/** Where a tile was: dark water inside a dashed outline. */
function sunk(): Svg[] {
  const scene = createScene('sunk');
  const depth = scene.outward([0, '#021a2c', 0.72], [0.75, '#03243b', 0.55], [1, '#04304c', 0.35]);
  const outline = {
    rx: CORNER,
    stroke: '#bdf3f7',
    'stroke-opacity': 0.55,
    'stroke-width': 5,
    'stroke-dasharray': '20 15',
  };
  const layers = [
    rect([16, 34, 288, 288], depth, { rx: CORNER }),
    rect([16, 34, 288, 288], 'none', outline),
    line('M96 150q16 -12 32 0t32 0t32 0t32 0M128 178q16 -12 32 0t32 0', '#8fe0f4', {
      'stroke-width': 6,
      opacity: 0.35,
    }),
    line('M104 206q14 -11 28 0t28 0t28 0t28 0', '#8fe0f4', { 'stroke-width': 6, opacity: 0.22 }),
  ];
  return [scene.definitions(), ...layers];
}

/** A dark veil over the lower part of the face, for the name to stand on. */
function nameShade(): Svg[] {
  const scene = createScene('shade');
  const veil = scene.down([0, '#04141d', 0], [0.45, '#04141d', 0.66], [1, '#04141d', 0.9]);
  const [left, right, bottom] = [INSET, INSET + FACE, INSET + FACE];
  const d = `M${left} 216H${right}V${bottom - CORNER}A${CORNER} ${CORNER} 0 0 1 ${right - CORNER} ${bottom}H${left + CORNER}A${CORNER} ${CORNER} 0 0 1 ${left} ${bottom - CORNER}Z`;
  const shade = path(d, veil);
  return [scene.definitions(), shade];
}

/** A solid gold ring: you may go there. */
function reachable(): Svg[] {
  return [
    ring('#4a3208', { 'stroke-width': 19, opacity: 0.55 }),
    ring('#ffd166', { 'stroke-width': 13 }),
    ring('#fff3c4', { 'stroke-width': 4 }),
  ];
}

function reachableBold(): Svg[] {
  return [
    ring('#2b1c02', { 'stroke-width': 46, opacity: 0.8 }),
    ring('#ffc83d', { 'stroke-width': 32 }),
    ring('#fff3c4', { 'stroke-width': 8 }),
  ];
}

/** A ring of gold beads: you may choose it, for something other than walking there. */
function target(): Svg[] {
  const beads = { 'stroke-linecap': 'round', 'stroke-dasharray': '0.1 25.9' };
  return [
    ring('#3a2604', { ...beads, 'stroke-width': 22, opacity: 0.75 }),
    ring('#ffd166', { ...beads, 'stroke-width': 15 }),
  ];
}

function targetBold(): Svg[] {
  const beads = { 'stroke-linecap': 'round', 'stroke-dasharray': '0.1 51.8' };
  return [
    ring('#2b1c02', { ...beads, 'stroke-width': 42, opacity: 0.8 }),
    ring('#ffc83d', { ...beads, 'stroke-width': 29 }),
  ];
}

/** A white ring: chosen, or under the keyboard's focus. */
function selected(): Svg[] {
  return [ring('#04141d', { 'stroke-width': 20, opacity: 0.6 }), ring('#ffffff', { 'stroke-width': 12 })];
}

function selectedBold(): Svg[] {
  return [ring('#04141d', { 'stroke-width': 46, opacity: 0.8 }), ring('#ffffff', { 'stroke-width': 30 })];
}

function ring(stroke: string, more: Record<string, string | number>): Svg {
  return rect([INSET + 1, INSET + 1, FACE - 2, FACE - 2], 'none', { rx: CORNER - 1, stroke, ...more });
}
