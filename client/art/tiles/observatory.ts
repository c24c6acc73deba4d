import { archedOpening } from '../kit/buildings.ts';
import { ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { pine } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { glow, sky, star, stars } from '../kit/sky.ts';
import { circle, group, line, path, rect, type Svg } from '../kit/svg.ts';

const WALL = { lit: '#f1ede2', plain: '#a3a3b8', shaded: '#5d6288' };
const BRASS = { lit: '#ffdc96', plain: '#d2943e', shaded: '#8a5a24' };

/** A telescope looks out of its dome at the milky way. */
export const observatory: Picture = (scene) => [
  sky(scene, '#0a1236', '#172a66', '#2f5a9c', '#74a7c9'),
  milkyWay(scene),
  stars(scene, { count: 100, depth: 220 }),
  constellation(),
  line('M256 26l-38 18', '#ffffff', { 'stroke-width': 3.6, opacity: 0.85 }),
  star([290, 128, 10], '#ffffff', 0.9),
  ridge(scene, { y: 226, amplitude: 18, step: 52, colours: ['#2a4f86', '#16305c'] }),
  telescope(scene),
  dome(),
  house(),
  ground(scene, 'M-4 274Q90 264 160 270T324 270V324H-4Z', '#27456f', '#0d1a3a'),
  path('M140 270H180L204 324H116Z', '#cfd6e6', { opacity: 0.4 }),
  pine([28, 282], { height: 100, colour: '#122448', lit: 0.14 }),
  pine([300, 282], { height: 88, colour: '#122448', lit: 0.14 }),
];

function milkyWay(scene: Scene): Svg {
  const light = scene.across(0.4, [0, '#bcd0ff', 0], [0.5, '#d9c8ff', 0.5], [1, '#bcd0ff', 0]);
  return path('M-20 200Q90 90 340 -10L340 60Q150 110 -20 260Z', light);
}

function constellation(): Svg {
  return group({}, [
    line('M62 58L108 36L134 88L94 108Z', '#cfe0ff', { 'stroke-width': 2, opacity: 0.8 }),
    star([62, 58, 14]),
    star([134, 88, 10]),
    star([108, 36, 8]),
    star([94, 108, 8]),
  ]);
}

function telescope(scene: Scene): Svg {
  return group({}, [
    path('M172 130L246 50L266 70L196 146Z', BRASS.plain),
    path('M172 130L246 50L254 58L180 138Z', BRASS.lit),
    path('M236 42L276 80L265 91L226 53Z', BRASS.shaded),
    path('M244 50L236 42L226 53L234 61Z', BRASS.lit),
    glow(scene, [266, 54, 54], { colour: '#fff0b8', strength: 0.8 }),
    circle([257, 62, 6], '#fff8dc'),
  ]);
}

function dome(): Svg {
  return group({}, [
    path('M76 194Q76 100 160 100Q244 100 244 194Z', WALL.plain),
    path('M76 194Q76 100 160 100Q114 116 114 194Z', '#ffffff'),
    path('M114 194Q114 116 160 100Q178 106 178 194Z', WALL.lit),
    path('M178 194Q182 128 160 100Q198 106 210 194Z', '#22315f'),
    path('M210 194Q198 106 160 100Q244 100 244 194Z', WALL.shaded),
    rect([66, 191, 188, 15], BRASS.lit),
    rect([160, 191, 94, 15], BRASS.shaded),
  ]);
}

function house(): Svg {
  return group({}, [
    rect([76, 206, 168, 62], WALL.plain),
    rect([76, 206, 86, 62], WALL.lit),
    ...[92, 118].map((x) => archedOpening([x, 250, 16, 32], '#ffcf6b')),
    ...[188, 214].map((x) => archedOpening([x, 250, 16, 32], '#e8a64a')),
    archedOpening([146, 268, 30, 46], '#4a3420'),
    rect([60, 264, 200, 10], '#d4d0c6'),
  ]);
}
