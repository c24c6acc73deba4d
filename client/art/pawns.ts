import type { Role } from '@landfall/shared/games/forbidden-island/roles.ts';
import { brightness, darken, lighten } from './kit/colour.ts';
import { glyph } from './kit/glyph.ts';
import { createScene } from './kit/scene.ts';
import { ellipse, path, place, type Svg } from './kit/svg.ts';
import { ROLE_LOOKS } from './roles.ts';
import { SHAPES } from './shapes.ts';

const OUTLINE = '#04141d';
const STEM = 'M22 112C40 104 42 90 39 74H57C54 90 56 104 74 112Q75 124 48 125Q21 124 22 112Z';

/** A pawn in a box of 96 x 128: a badge on a foot, edged in white and then in dark so that it stands out on any tile. */
export function pawn(role: Role): Svg[] {
  const { colour, shape, symbol, weight = 0 } = ROLE_LOOKS[role];
  const scene = createScene(`pawn-${role}`);
  const body = scene.down(lighten(colour, 0.35), colour, darken(colour, 0.35));
  const outline = SHAPES[shape];
  const ink = brightness(colour) > 0.6 ? '#1b2733' : '#ffffff';
  const edged = { 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  const layers = [
    ellipse([48, 118, 33, 8], '#00121e', { opacity: 0.5 }),
    path(STEM, OUTLINE, { ...edged, stroke: OUTLINE, 'stroke-width': 10 }),
    path(STEM, body, { ...edged, stroke: '#ffffff', 'stroke-width': 5 }),
    place(
      [48, 48],
      [
        path(outline(36.5), '#ffffff', { ...edged, stroke: OUTLINE, 'stroke-width': 6 }),
        path(outline(31.8), body),
        glyph(symbol, [0, 0, 45], { fill: ink, backing: { colour: ink, width: weight } }),
      ],
    ),
  ];
  return [scene.definitions(), ...layers];
}
