import { ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { pine } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, glow, sky } from '../kit/sky.ts';
import { circle, group, line, path, rect, type Svg } from '../kit/svg.ts';

const BRONZE = { lit: '#eeb274', plain: '#b06d3b', shaded: '#6b3a20' };
const VERDIGRIS = '#5fb8a0';

/** A roofed post gate with three bells, verdigris on its bronze, at dusk. */
export const gateBronze: Picture = (scene) => [
  sky(scene, '#fbdcae', '#e9a673', '#b06452', '#6a3a48'),
  glow(scene, [160, 170, 140], { colour: '#ffedc0', strength: 0.9 }),
  disc(scene, [160, 190, 40], '#fff6dc', '#ffd592'),
  ridge(scene, { y: 210, amplitude: 24, step: 48, colours: ['#84504a', '#55303a'] }),
  pine([22, 270], { height: 124, colour: '#3b2d33' }),
  pine([300, 272], { height: 134, colour: '#3b2d33', lit: 0.14 }),
  roof(),
  ...[76, 216].map(post),
  medallion(scene),
  ...[120, 160, 200].map(bell),
  ground(scene, 'M-4 264Q90 254 170 262T324 260V324H-4Z', '#7d4b40', '#38201f'),
  ...[0, 1, 2, 3].map((step) =>
    rect([112 - step * 10, 264 + step * 15, 96 + step * 20, 10], '#f3cfa0', { rx: 2, opacity: 0.75 - step * 0.12 }),
  ),
];

function roof(): Svg {
  return group({}, [
    path('M20 92Q160 52 300 92L290 62Q160 32 30 62Z', BRONZE.lit),
    path('M26 90Q160 54 294 90L290 110Q160 76 30 110Z', BRONZE.plain),
    path('M30 110Q160 76 290 110V118Q160 86 30 118Z', BRONZE.shaded),
    rect([56, 128, 208, 24], BRONZE.plain),
    rect([56, 128, 208, 8], BRONZE.lit),
    rect([56, 145, 208, 7], BRONZE.shaded),
    path('M46 82q22 -8 40 -10l-6 16q-18 0 -32 5ZM224 68q24 2 44 9l-4 10q-22 -7 -38 -7Z', VERDIGRIS, { opacity: 0.9 }),
  ]);
}

function post(x: number): Svg {
  return group({}, [
    path(`M${x} 98H${x + 28}L${x + 32} 264H${x - 4}Z`, BRONZE.plain),
    path(`M${x} 98H${x + 11}L${x + 9} 264H${x - 4}Z`, BRONZE.lit),
    path(`M${x + 22} 98H${x + 28}L${x + 32} 264H${x + 23}Z`, BRONZE.shaded),
    rect([x - 11, 246, 50, 22], BRONZE.shaded, { rx: 4 }),
    rect([x - 11, 246, 50, 8], BRONZE.lit, { rx: 4 }),
    path(`M${x + 2} 160q8 12 2 30q13 -8 10 -30ZM${x + 14} 204q10 10 2 28q13 -8 10 -28Z`, VERDIGRIS, { opacity: 0.9 }),
  ]);
}

function medallion(scene: Scene): Svg {
  return group({}, [
    disc(scene, [160, 110, 21], BRONZE.lit, BRONZE.shaded),
    circle([160, 110, 12], 'none', { stroke: VERDIGRIS, 'stroke-width': 4 }),
  ]);
}

function bell(x: number): Svg {
  return group({}, [
    line(`M${x} 152v12`, BRONZE.shaded, { 'stroke-width': 3.4 }),
    path(`M${x - 11} 188q0 -26 11 -26t11 26Z`, '#ffd28a'),
    path(`M${x + 3} 163q8 4 8 25h-6Z`, BRONZE.plain),
    rect([x - 13, 186, 26, 6], BRONZE.shaded, { rx: 3 }),
    circle([x, 195, 3.4], BRONZE.shaded),
  ]);
}
