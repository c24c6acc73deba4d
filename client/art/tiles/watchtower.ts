import { battlements, loose } from '../kit/buildings.ts';
import { grass, ground, ridge, rock } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { pine } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { birds, glow, sky } from '../kit/sky.ts';
import { group, line, path, rect, type Svg } from '../kit/svg.ts';

const STONE = { lit: '#e6d2b4', plain: '#a89280', shaded: '#5f5258' };
const OPENING = '#33262c';

/** A stone tower with a beacon; its beams sweep the dusk. */
export const watchtower: Picture = (scene) => [
  sky(scene, '#16324f', '#35708c', '#e8a468', '#ffd08a'),
  glow(scene, [160, 84, 130], { colour: '#ffdf9a', strength: 0.85 }),
  ridge(scene, { y: 196, amplitude: 24, step: 50, colours: ['#54708a', '#37506c'] }),
  ridge(scene, { y: 226, amplitude: 16, step: 44, colours: ['#3a566a', '#23384c'] }),
  birds(
    [
      [40, 146, 10],
      [66, 160, 8],
      [276, 150, 9],
    ],
    '#20344a',
  ),
  path('M160 80L-40 6V112ZM160 80L360 12V120Z', '#fff1b8', { opacity: 0.45 }),
  shaft(),
  platform(),
  roof(),
  beacon(scene),
  ground(scene, 'M-4 272Q70 246 160 266T324 260V324H-4Z', '#4a6b54', '#1b3327'),
  path('M140 268H180L206 324H112Z', '#dcc6a8', { opacity: 0.5 }),
  pine([34, 280], { height: 88, colour: '#24443a', lit: 0.16 }),
  pine([68, 286], { height: 64, colour: '#24443a', lit: 0.16 }),
  pine([282, 280], { height: 92, colour: '#203c36', lit: 0.16 }),
  rock([214, 286, 56, 28], '#6a6a6a'),
  grass(scene, { y: 280, blades: 36, height: 12, colour: '#668a5c' }),
];

function shaft(): Svg {
  return group({}, [
    path('M120 132H200L212 272H108Z', STONE.plain),
    path('M120 132H149L142 272H108Z', STONE.lit),
    path('M184 132H200L212 272H190Z', STONE.shaded),
    loose(
      [
        [132, 156],
        [170, 166],
        [128, 192],
        [162, 204],
        [178, 228],
        [130, 230],
      ],
      { size: [20, 9], colour: STONE.shaded },
    ),
    path('M151 186V164q9 -14 18 0V186Z', OPENING),
    path('M144 272V238q16 -24 32 0V272Z', OPENING),
    line('M168 268V244', '#ffd166', { 'stroke-width': 3, opacity: 0.8 }),
  ]);
}

function platform(): Svg {
  return group({}, [
    path('M102 118H218L204 141H116Z', STONE.shaded),
    path('M102 118H160V141H116Z', STONE.lit),
    rect([94, 106, 132, 15], STONE.plain),
    rect([94, 106, 66, 15], STONE.lit),
    battlements([94, 90, 19, 18], { count: 5, gap: 28.25, colour: (index) => (index < 2 ? STONE.lit : STONE.plain) }),
    rect([112, 54, 9, 42], '#5a3a28'),
    rect([199, 54, 9, 42], '#5a3a28'),
  ]);
}

function roof(): Svg {
  return group({}, [
    path('M90 60L160 18L230 60Z', '#a83a32'),
    path('M90 60L160 18V60Z', '#e27252'),
    line('M160 24V8', '#5a3a28', { 'stroke-width': 4 }),
    path('M160 6L192 14L160 23Z', '#ffd166'),
  ]);
}

function beacon(scene: Scene): Svg {
  return group({}, [
    glow(scene, [160, 82, 64], { colour: '#ffe27a', strength: 1 }),
    path('M160 56C147 74 142 82 147 93Q152 102 160 102Q168 102 173 93Q178 82 160 56Z', '#ffab2a'),
    path('M160 74C153 84 152 88 155 94Q157 99 160 99Q163 99 165 94Q168 88 160 74Z', '#fffbe0'),
    rect([143, 99, 34, 9], '#4a3428', { rx: 3 }),
  ]);
}
