import { grass, ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { flower, tree } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { cloud, glow, sky, wind } from '../kit/sky.ts';
import { type Circle, circle, group, line, type Point, path, place, rect, type Svg } from '../kit/svg.ts';

const STONE = '#fdf6ea';
const STONE_SHADE = '#d6c4a8';
const BED = ['#ff7aa2', '#ffffff', '#ffd166', '#b58cff', '#ff9f68'];

/** A domed pavilion among flowers, a soft breeze and butterflies. */
export const gardenWhispering: Picture = (scene) => [
  sky(scene, '#cdeffd', '#d2f5e2', '#fdf2cf', '#fbe7b6'),
  glow(scene, [250, 70, 110], { colour: '#fffbe2', strength: 0.95 }),
  cloud([12, 74, 92], '#ffffff', 0.9),
  cloud([210, 46, 80], '#ffffff', 0.8),
  ridge(scene, { y: 196, amplitude: 16, step: 60, colours: ['#a8ddb5', '#7cc79b'], rolling: true }),
  ridge(scene, { y: 220, amplitude: 12, step: 70, colours: ['#77c48a', '#4fa674'], rolling: true }),
  tree([40, 268], { height: 136, trunk: '#7a5a3c', leaf: '#4faa60' }),
  tree([290, 270], { height: 122, trunk: '#7a5a3c', leaf: '#63b95e' }),
  pavilion(),
  ...GARLAND.map(([x, y], index) => flower([x, y, 9], index % 2 === 0 ? '#ff7fa6' : '#ffffff')),
  wind(
    [
      [6, 132, 92, 1],
      [206, 118, 110, 0.9],
    ],
    { colour: '#ffffff', opacity: 0.95 },
  ),
  ground(scene, 'M-4 270Q90 260 170 272T324 266V324H-4Z', '#5aab63', '#256b43'),
  path('M132 268H188L214 324H106Z', '#f6e6bd', { opacity: 0.8 }),
  grass(scene, { y: 276, blades: 60, height: 14, colour: '#6fbf6b' }),
  flowerBed(scene),
  butterfly([62, 116], 1.15, ['#b58cff', '#4b3a7a']),
  butterfly([256, 150], 0.9, ['#ff9f68', '#7a4a2a']),
];

const GARLAND: readonly Point[] = [
  [97, 178],
  [111, 187],
  [125, 178],
  [151, 181],
  [168, 181],
  [197, 181],
  [210, 181],
];

function pavilion(): Svg {
  const column = (x: number) => [rect([x, 168, 15, 94], STONE_SHADE), rect([x, 168, 8, 94], STONE)];
  return group({}, [
    path('M82 158C84 98 122 64 160 62C198 64 236 98 238 158Z', '#7fc6b8'),
    path('M82 158C84 98 122 64 160 62C132 78 118 114 118 158Z', '#c9f2e8'),
    path('M202 158C202 114 188 78 160 62C198 64 236 98 238 158Z', '#4f9c8e'),
    line(
      'M82 158C84 98 122 64 160 62C198 64 236 98 238 158M118 158C118 114 132 78 160 62C188 78 202 114 202 158',
      '#3f8578',
      {
        'stroke-width': 2.6,
      },
    ),
    circle([160, 58, 9], '#ffc94a'),
    rect([78, 155, 164, 15], STONE, { rx: 3 }),
    rect([78, 164, 164, 6], STONE_SHADE),
    ...[90, 130, 176, 216].flatMap(column),
    rect([74, 254, 172, 11], STONE),
    rect([62, 263, 196, 11], STONE_SHADE),
    line('M92 170q18 30 38 0M145 170q16 24 31 0M191 170q13 30 25 0', '#3f9a57', { 'stroke-width': 6 }),
  ]);
}

function flowerBed(scene: Scene): Svg {
  const blossoms = Array.from({ length: 12 }, (_, index) => {
    const x = 14 + index * 26 + scene.between(-6, 6);
    const at: Circle = [x, (x > 108 && x < 212 ? 306 : 280) + scene.between(-4, 12), scene.between(9, 12)];
    return flower(at, BED[index % BED.length]!);
  });
  return group({}, blossoms);
}

function butterfly(at: Point, size: number, [wing, body]: readonly [string, string]): Svg {
  const wings = 'M0 0C-14 -18 -26 -8 -14 4C-24 10 -10 20 0 6C10 20 24 10 14 4C26 -8 14 -18 0 0Z';
  return place(at, [path(wings, wing), line('M0 -4V10', body, { 'stroke-width': 2.6 })], { scale: size });
}
