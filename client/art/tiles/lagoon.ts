import { ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { cloud, disc, glow, sky } from '../kit/sky.ts';
import { type Circle, ellipse, group, line, path, place, rect, type Svg } from '../kit/svg.ts';

/** A quiet lagoon with palms, a waterfall and one small boat. */
export const lagoon: Picture = (scene) => [
  sky(scene, '#5fc7f0', '#9fe3f3', '#e3faf0', '#fff6d4'),
  glow(scene, [132, 62, 100], { colour: '#fffbe0', strength: 0.95 }),
  disc(scene, [132, 62, 30], '#ffffff', '#fff2b0'),
  cloud([176, 64, 120], '#ffffff', 0.9),
  ridge(scene, { y: 172, amplitude: 28, step: 50, colours: ['#5fae7c', '#3b8a6c'] }),
  ridge(scene, { y: 190, amplitude: 14, step: 40, colours: ['#3f9a63', '#2a7a58'], rolling: true }),
  lagoonBasin(scene),
  waterfall(),
  ...GLINTS.map(([x, y, width]) => rect([x, y, width, 3.4], '#eafff8', { rx: 1.7, opacity: 0.85 })),
  sailingBoat(),
  palm([34, 286], { height: 160, lean: 24, trunk: '#8a5d38', leaf: '#2a9350' }),
  palm([14, 304], { height: 116, lean: -6, trunk: '#7a5030', leaf: '#3dab5c' }),
  palm([296, 284], { height: 138, lean: -20, trunk: '#8a5d38', leaf: '#2a9350' }),
  palm([306, 306], { height: 104, lean: 4, trunk: '#7a5030', leaf: '#43b364' }),
];

const GLINTS: readonly Circle[] = [
  [92, 228, 40],
  [196, 228, 46],
  [68, 258, 34],
  [206, 262, 54],
  [98, 288, 60],
  [190, 288, 42],
];

function lagoonBasin(scene: Scene): Svg {
  return group({}, [
    rect([-4, 196, 328, 128], '#2f9a78'),
    path('M-10 230Q60 186 160 190T330 224V330H-10Z', '#fbe6b4'),
    path(
      'M36 244Q84 208 160 208T290 244Q300 284 240 298T104 302Q26 288 36 244Z',
      scene.down('#b4f7ea', '#3fd3d2', '#0f8fae'),
    ),
    path('M66 246Q104 226 160 228T262 250Q262 272 214 280T112 282Q58 272 66 246Z', '#12a3bd', { opacity: 0.5 }),
  ]);
}

function waterfall(): Svg {
  return group({}, [
    path('M196 122L240 114L254 208H184Z', '#4b6e62'),
    path('M196 122L208 118L204 208H184Z', '#6f9482'),
    path('M206 124Q220 118 232 124L240 214H198Z', '#f2feff'),
    line('M213 128V208M225 128V208', '#9fe0ee', { 'stroke-width': 4 }),
    ellipse([219, 216, 38, 9], '#ffffff', { opacity: 0.95 }),
  ]);
}

function sailingBoat(): Svg {
  return place(
    [140, 252],
    [
      path('M-26 0Q0 16 30 0L24 14Q0 22 -20 13Z', '#8a4f2e'),
      path('M-26 0Q0 16 30 0L28 4Q0 18 -24 5Z', '#c98a55'),
      line('M2 4V-38', '#6b3d22', { 'stroke-width': 4 }),
      path('M5 -36Q30 -18 28 2H5Z', '#fff6e4'),
      path('M-1 -32Q-18 -14 -18 0H-1Z', '#ff8f6c'),
    ],
    { scale: 1.35 },
  );
}
