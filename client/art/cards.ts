import { type Card, TREASURES, type Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import { EMBLEMS } from './emblems.ts';
import { type Colour, mix } from './kit/colour.ts';
import { createScene, type Scene } from './kit/scene.ts';
import { rays } from './kit/sky.ts';
import { group, path, place, rect, type Svg } from './kit/svg.ts';
import { treasureBadge } from './treasures.ts';

interface CardLook {
  readonly colour: Colour;
  readonly light: Colour;
  readonly dark: Colour;
  readonly sky: readonly [top: Colour, bottom: Colour];
}

const CARD_LOOKS: Readonly<Record<Card, CardLook>> = {
  earth: { colour: '#7a4f2a', light: '#e7c08a', dark: '#2e1c0e', sky: ['#8a5f3a', '#3a2314'] },
  wind: { colour: '#f0b429', light: '#fff3b8', dark: '#7a5208', sky: ['#f7d774', '#b9822a'] },
  fire: { colour: '#e0452e', light: '#ffc27a', dark: '#6a1010', sky: ['#9c211a', '#2f0808'] },
  ocean: { colour: '#1f86c9', light: '#a9ecff', dark: '#0b3f6c', sky: ['#2790c2', '#0a3a62'] },
  helicopter: { colour: '#5b6bd6', light: '#e3e8ff', dark: '#232a66', sky: ['#9dbcff', '#4a5cc0'] },
  sandbags: { colour: '#7d9a3c', light: '#f3f6c4', dark: '#36481a', sky: ['#cfe08a', '#6f8a3a'] },
  watersRise: { colour: '#0f6f9f', light: '#dff8ff', dark: '#042c47', sky: ['#0d5c86', '#021a2c'] },
};

/** Height of the picture of a card: where there is a title it ends above it. */
const PICTURE_HEIGHTS = { titled: 258, bare: 322 } as const;

/** The front of a card, 250 x 350. The paper from y = 272 down is left for the title, if it is to have one. */
export function cardFront(card: Card, kind: keyof typeof PICTURE_HEIGHTS = 'titled'): Svg[] {
  const look = CARD_LOOKS[card];
  const scene = createScene(`card-${card}`);
  const height = PICTURE_HEIGHTS[kind];
  const scale = height / PICTURE_HEIGHTS.titled;
  const layers = [
    rect([0, 0, 250, 350], '#fbf1da', { rx: 24 }),
    rect([3, 3, 244, 344], 'none', { rx: 21, stroke: look.dark, 'stroke-width': 6 }),
    rect([8.5, 8.5, 233, 333], 'none', {
      rx: 17,
      stroke: scene.across(1, look.light, look.colour, look.dark),
      'stroke-width': 5,
    }),
    group({ 'clip-path': scene.clip(rect([14, 14, 222, height], '#000000', { rx: 14 })) }, [
      group({ transform: `translate(${125 - 125 * scale} ${14 - 14 * scale}) scale(${scale})` }, [
        ...backdrop(scene, look),
        ...(isTreasure(card) ? [pedestal(look)] : []),
        place([125, isTreasure(card) ? 134 : 142], [EMBLEMS[card](scene)], { scale: 1.06 }),
      ]),
    ]),
    rect([14, 14, 222, height], 'none', { rx: 14, stroke: '#ffffff', 'stroke-opacity': 0.35, 'stroke-width': 3 }),
    ...(isTreasure(card) ? [place([42, 46], treasureBadge(card), { scale: 0.82 })] : []),
  ];
  return [scene.definitions(), ...layers];
}

const isTreasure = (card: Card): card is Treasure => (TREASURES as readonly Card[]).includes(card);

function backdrop(scene: Scene, { colour, light, dark, sky }: CardLook): Svg[] {
  const halo = scene.outward([0, '#ffffff', 0.8], [0.4, light, 0.5], [1, light, 0]);
  const waves = [0, 1, 2].map((row) =>
    path(`M0 ${214 + row * 18}q21 -16 42 0t42 0t42 0t42 0t42 0t42 0V290H0Z`, mix(dark, colour, 0.25 + row * 0.22), {
      opacity: 0.9,
    }),
  );
  return [
    rect([14, 14, 222, 258], scene.down(...sky)),
    rays({ at: [125, 144], count: 18, inner: 0, outer: 300, colour: light, opacity: 0.16 }),
    rect([7, 26, 236, 236], halo),
    ...waves,
  ];
}

function pedestal({ colour, light, dark }: CardLook): Svg {
  return group({}, [
    path('M62 266L80 224H170L188 266Z', dark),
    path('M62 266L80 224H125V266Z', mix(dark, light, 0.3)),
    rect([72, 214, 106, 14], mix(colour, light, 0.5), { rx: 5 }),
    rect([72, 222, 106, 6], mix(colour, dark, 0.4), { rx: 3 }),
  ]);
}
