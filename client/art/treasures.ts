import type { Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import { GAME_ICONS } from './icons/game-icons.ts';
import { OWN_ICONS } from './icons/own-icons.ts';
import { brightness, type Colour } from './kit/colour.ts';
import { glyph } from './kit/glyph.ts';
import { path, type Svg } from './kit/svg.ts';
import { SHAPES, type Shape } from './shapes.ts';

interface TreasureLook {
  readonly colour: Colour;
  readonly shape: Shape;
  readonly symbol: string;
  /** The symbol's size and how far it sits below the middle, for a badge of radius 22. */
  readonly size: number;
  readonly lower: number;
}

export const TREASURE_LOOKS: Readonly<Record<Treasure, TreasureLook>> = {
  earth: { colour: '#5c3a1e', shape: 'hexagon', symbol: OWN_ICONS.spiral, size: 30, lower: 0 },
  wind: { colour: '#f0b429', shape: 'diamond', symbol: GAME_ICONS['griffin-symbol'].path, size: 31, lower: 0 },
  fire: { colour: '#f0563a', shape: 'triangle', symbol: GAME_ICONS.flame.path, size: 25, lower: 5 },
  ocean: { colour: '#1f86c9', shape: 'drop', symbol: GAME_ICONS['jeweled-chalice'].path, size: 30, lower: 3 },
};

/** The badge of a treasure about (0, 0), within 36 of it on each side. */
export function treasureBadge(treasure: Treasure): Svg[] {
  const { colour, shape, symbol, size, lower } = TREASURE_LOOKS[treasure];
  const outline = SHAPES[shape];
  const edge = { stroke: '#04141d', 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return [
    path(outline(25.5), '#ffffff', edge),
    path(outline(21.5), colour),
    glyph(symbol, [0, lower, size], { fill: brightness(colour) > 0.6 ? '#2a1a04' : '#ffffff' }),
  ];
}
