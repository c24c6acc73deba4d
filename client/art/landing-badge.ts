import { GAME_ICONS } from './icons/game-icons.ts';
import { glyph } from './kit/glyph.ts';
import { path, type Svg } from './kit/svg.ts';
import { SHAPES } from './shapes.ts';

/** A white helicopter on a disc in the colour of its card, in the box of a treasure's badge: everybody leaves from here. */
export function landingBadge(): Svg[] {
  const edge = { stroke: '#04141d', 'stroke-width': 4, 'paint-order': 'stroke' };
  return [
    path(SHAPES.circle(31), '#ffffff', edge),
    path(SHAPES.circle(27), '#4a57c4'),
    glyph(GAME_ICONS.helicopter.path, [0, 1, 46], { fill: '#ffffff', backing: { colour: '#ffffff', width: 14 } }),
  ];
}
