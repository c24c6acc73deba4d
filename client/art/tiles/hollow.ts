import { grass, ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import type { Scene } from '../kit/scene.ts';
import { glow, sky, star, stars } from '../kit/sky.ts';
import { type Circle, circle, group, type Point, path, place, rect, type Svg } from '../kit/svg.ts';

const BARK = { lit: '#9a6486', plain: '#3d2348', shaded: '#25142e' };

/** A hollow tree with a door of light; fireflies and mushrooms at dusk. */
export const hollow: Picture = (scene) => [
  sky(scene, '#3a2a7a', '#7a4aa8', '#d46a9a', '#ffb08a'),
  stars(scene, { count: 30, depth: 110 }),
  glow(scene, [160, 180, 150], { colour: '#ffe0b8', strength: 0.9 }),
  ridge(scene, { y: 188, amplitude: 22, step: 54, colours: ['#8a4a92', '#5a2f78'], rolling: true }),
  ridge(scene, { y: 214, amplitude: 16, step: 48, colours: ['#5c3180', '#3a1f5c'], rolling: true }),
  star([24, 44, 11], '#ffffff', 0.9),
  star([292, 50, 9], '#ffffff', 0.9),
  ...BACK_LEAVES.map(([at, colour]) => circle(at, colour)),
  trunk(),
  ...FRONT_LEAVES.map(([at, colour]) => circle(at, colour)),
  door(scene),
  ground(scene, 'M-4 272Q80 262 160 272T324 268V324H-4Z', '#4a2866', '#1f0f33'),
  path('M136 270H188L212 324H112Z', '#ffc27a', { opacity: 0.45 }),
  grass(scene, { y: 280, blades: 56, height: 16, colour: '#6d3f8c' }),
  ...FIREFLIES.map((at) => firefly(scene, at)),
  mushroom([48, 294], 1.25),
  mushroom([276, 292], 1.35),
  mushroom([86, 304], 0.8),
];

const BACK_LEAVES: readonly (readonly [Circle, string])[] = [
  [[58, 108, 40], '#7a3a8c'],
  [[98, 66, 40], '#8f459a'],
  [[148, 48, 42], '#a8529f'],
  [[214, 70, 42], '#8f459a'],
  [[262, 108, 40], '#6b3280'],
  [[182, 44, 32], '#b8609f'],
];

const FRONT_LEAVES: readonly (readonly [Circle, string])[] = [
  [[80, 88, 23], '#c876b4'],
  [[134, 36, 25], '#e39cbe'],
  [[206, 54, 23], '#c876b4'],
  [[44, 94, 18], '#b05aa8'],
  [[252, 90, 19], '#9c4f9c'],
];

const FIREFLIES: readonly Circle[] = [
  [34, 196, 4],
  [76, 226, 5],
  [252, 210, 5],
  [288, 182, 4],
  [230, 250, 4],
  [104, 256, 4],
  [30, 256, 4],
];

function trunk(): Svg {
  const left = 'M76 272Q108 240 108 192Q106 142 62 114Q104 120 124 144Q116 106 92 76';
  return group({}, [
    path(
      `${left}Q132 98 146 140Q152 98 140 58Q168 90 174 140Q184 106 220 86Q198 116 198 148Q220 122 262 116Q220 142 212 192Q212 240 248 272Z`,
      BARK.plain,
    ),
    path(`${left}Q128 112 136 162Q126 222 120 272Z`, BARK.lit),
    path('M248 272Q212 240 212 192Q218 148 262 116Q204 134 194 192Q190 232 208 272Z', BARK.shaded),
  ]);
}

function door(scene: Scene): Svg {
  return group({}, [
    path('M126 272Q122 196 162 176Q200 196 196 272Z', '#1d0f26'),
    path('M136 272Q134 206 162 190Q188 206 186 272Z', scene.down('#fff0b8', '#ffad60', '#d0566a')),
    glow(scene, [162, 236, 84], { colour: '#ffd27a', strength: 0.85 }),
    path('M144 272V244q18 -22 36 0V272Z', '#5a1f3a'),
    circle([172, 260, 3], '#ffe9a8'),
  ]);
}

function firefly(scene: Scene, [x, y, radius]: Circle): Svg {
  return group({}, [
    glow(scene, [x, y, radius * 5.5], { colour: '#ffe98a', strength: 0.9 }),
    circle([x, y, radius], '#fffbe0'),
  ]);
}

function mushroom(at: Point, size: number): Svg {
  return place(
    at,
    [
      rect([-6, -18, 12, 20], '#f7e6d8', { rx: 4 }),
      path('M-21 -15Q0 -46 21 -15Z', '#ff5a7a'),
      circle([-6, -24, 3.4], '#ffffff'),
      circle([7, -22, 2.8], '#ffffff'),
    ],
    { scale: size },
  );
}
