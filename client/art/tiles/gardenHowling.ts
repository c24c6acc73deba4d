import { lighten } from '../kit/colour.ts';
import { grass, ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { cloud, disc, glow, sky, wind } from '../kit/sky.ts';
import { type Circle, circle, group, path, place, rect, type Svg, tenth } from '../kit/svg.ts';

/** A topiary wolf howls at the moon; the wind bends the cypresses. */
export const gardenHowling: Picture = (scene) => [
  sky(scene, '#123c4d', '#1f6670', '#4f9c8f', '#a9cf9d'),
  glow(scene, [214, 92, 140], { colour: '#e8ffd8', strength: 0.9 }),
  disc(scene, [214, 90, 60], '#fbffe9', '#d8efb8'),
  cloud([236, 60, 110], '#0d3240', 0.7),
  cloud([-14, 62, 120], '#0d3240', 0.75),
  cloud([-34, 122, 120], '#0d3240', 0.6),
  cloud([224, 130, 120], '#16495a', 0.7),
  ridge(scene, { y: 214, amplitude: 20, step: 54, colours: ['#2b6f68', '#17494f'] }),
  wind(
    [
      [4, 160, 110, 1],
      [190, 186, 120, 0.9],
      [24, 216, 110, 0.8],
    ],
    { colour: '#e6fff2', opacity: 0.75 },
  ),
  cypress([36, 274, 150], 44, '#15504a'),
  cypress([272, 276, 160], 40, '#124842'),
  cypress([232, 274, 92], 34, '#1c625a'),
  plinth(),
  wolf(),
  ground(scene, 'M-4 272Q80 264 160 274T324 270V324H-4Z', '#22654f', '#0c3532'),
  grass(scene, { y: 278, blades: 60, height: 18, colour: '#2f8562' }),
  ...LEAVES.map(([x, y, turn]) => place([x, y], [path('M0 0q10 -12 22 0q-12 10 -22 0Z', '#d6e88a')], { turn })),
];

const LEAVES: readonly Circle[] = [
  [22, 96, 20],
  [252, 158, -30],
  [290, 84, 50],
  [92, 120, 80],
  [64, 190, -10],
];

function cypress([x, y, height]: Circle, lean: number, colour: string): Svg {
  const at = (across: number, up: number) => `${tenth(x + across)} ${tenth(y - height * up)}`;
  const tip = at(lean, 1);
  const windward = `M${at(height * -0.12, 0)}C${at(height * -0.22, 0.5)} ${at(lean * 0.3, 0.8)} ${tip}`;
  return group({}, [
    path(`${windward}C${at(lean * 0.8, 0.6)} ${at(height * 0.3, 0.4)} ${at(height * 0.14, 0)}Z`, colour),
    path(
      `${windward}C${at(lean * 0.4, 0.6)} ${at(height * -0.02, 0.4)} ${at(height * -0.02, 0)}Z`,
      lighten(colour, 0.16),
    ),
  ]);
}

function plinth(): Svg {
  return group({}, [
    rect([108, 238, 104, 36], '#b9c3b4'),
    rect([170, 238, 42, 36], '#7f8f86'),
    rect([98, 228, 124, 13], '#e3e9da'),
    rect([98, 266, 124, 11], '#93a298'),
  ]);
}

/** Sitting, its muzzle raised to the upper right, drawn in a box of about 100 x 100. */
function wolf(): Svg {
  const body =
    'M66 101L69 62Q76 50 75 38L80 31L88 22L94 3L77 9L66 0L63 13Q56 20 52 29Q38 40 28 60Q20 72 19 84Q8 84 3 92Q6 101 20 101Z';
  const back = 'M63 13Q56 20 52 29Q38 40 28 60Q20 72 19 84L22 96Q26 70 42 52Q56 36 62 22L77 9L94 3L77 9L66 0Z';
  return place(
    [92, 56],
    [
      path(body, '#2c8c5c', {
        stroke: '#0c3a35',
        'stroke-width': 3,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
      path('M75 38L80 31L88 22L80 25ZM66 0L63 13L69 11Z', '#0f3f38'),
      path(back, '#86dc98'),
      path('M50 101L54 78Q46 72 38 82Q34 92 40 101Z', '#1f6b4c'),
      path('M56 101L60 74L66 101Z', '#0f3f38', { opacity: 0.6 }),
      circle([73, 15, 2], '#0d3240'),
    ],
    { scale: 1.72 },
  );
}
