import { GAME_ICONS } from './icons/game-icons.ts';
import type { Colour } from './kit/colour.ts';
import { glyph } from './kit/glyph.ts';
import { createScene } from './kit/scene.ts';
import { circle, line, rect, type Svg } from './kit/svg.ts';
import type { Deck } from './names.ts';

interface BackLook {
  readonly middle: Colour;
  readonly edge: Colour;
  readonly ink: Colour;
  readonly symbol: string;
}

const BACK_LOOKS: Readonly<Record<Deck, BackLook>> = {
  treasure: { middle: '#b5532f', edge: '#4a160f', ink: '#ffd58a', symbol: GAME_ICONS.compass.path },
  flood: { middle: '#0f6f9f', edge: '#04273f', ink: '#8fe0f4', symbol: GAME_ICONS['big-wave'].path },
};

/** The back of a card, 250 x 350. */
export function cardBack(deck: Deck): Svg[] {
  const { middle, edge, ink, symbol } = BACK_LOOKS[deck];
  const scene = createScene(`back-${deck}`);
  const waves = Array.from({ length: 7 }, (_, row) =>
    line(`M24 ${62 + row * 40}q25.500 -22 50.500 0t50.500 0t50.500 0t50.500 0`, ink, {
      'stroke-width': 3,
      opacity: 0.2,
    }),
  );
  const layers = [
    rect([0, 0, 250, 350], '#fbf1da', { rx: 24 }),
    rect([9, 9, 232, 332], scene.outward(middle, edge), { rx: 17 }),
    rect([20, 20, 210, 310], 'none', { rx: 12, stroke: ink, 'stroke-width': 3, opacity: 0.7 }),
    ...waves,
    circle([125, 175, 78], edge, { opacity: 0.8 }),
    circle([125, 175, 78], 'none', { stroke: ink, 'stroke-width': 5 }),
    circle([125, 175, 69], 'none', { stroke: ink, 'stroke-width': 1.5, opacity: 0.7 }),
    glyph(symbol, [125, 175, 114], { fill: ink }),
  ];
  return [scene.definitions(), ...layers];
}
