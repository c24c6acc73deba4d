import { grass, ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { pine, tree } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, glow, mist, sky } from '../kit/sky.ts';
import { type Circle, circle, group, path, place, type Svg } from '../kit/svg.ts';

/** A path between crimson trees into rose mist, with one small walker. */
export const forest: Picture = (scene) => [
  sky(scene, '#ffe6cf', '#ffc2a4', '#f58a78', '#c8445a'),
  glow(scene, [160, 122, 140], { colour: '#fff6e4', strength: 0.95 }),
  disc(scene, [160, 112, 42], '#fffaf0', '#ffd9b8'),
  ridge(scene, { y: 200, amplitude: 16, step: 44, colours: ['#d9655f', '#a8324a'], rolling: true }),
  ...FAR_TREES.map(([x, height, index]) => pine([x, 274], { height, colour: FAR_REDS[index]!, lit: 0.18 })),
  mist(scene, { y: 196, height: 70, colour: '#ffe6d8', opacity: 0.75 }),
  path('M112 330Q146 292 134 268Q150 254 160 246Q172 256 186 268Q176 292 214 330Z', '#ffd9ba'),
  ground(scene, 'M-4 268Q60 258 134 272L112 324H-4Z', '#96203f', '#4a0f22'),
  ground(scene, 'M324 268Q256 258 184 272L212 324H324Z', '#96203f', '#4a0f22'),
  crimsonTree([4, 284, 158], '#9c1432'),
  crimsonTree([316, 286, 156], '#9c1432'),
  crimsonTree([66, 282, 182], '#d0223f'),
  crimsonTree([256, 284, 190], '#c01836'),
  grass(scene, { y: 288, blades: 40, height: 12, colour: '#b82a4a' }),
  fallingLeaves(scene),
  walker(),
];

const FAR_REDS = ['#d8505a', '#e0605c', '#ea7a66'];
const FAR_TREES: readonly Circle[] = [
  [30, 138, 0],
  [290, 144, 0],
  [98, 122, 1],
  [224, 124, 1],
  [128, 102, 2],
  [196, 98, 2],
];

const crimsonTree = ([x, y, height]: Circle, leaf: string): Svg => tree([x, y], { height, trunk: '#3d1420', leaf });

function fallingLeaves(scene: Scene): Svg {
  const leaf = () =>
    place([scene.between(10, 310), scene.between(60, 306)], [path('M0 0q8 -10 18 0q-10 8 -18 0Z', '#ff5a4a')], {
      turn: Math.round(scene.between(0, 360)),
      scale: scene.between(0.6, 1),
    });
  return group({}, Array.from({ length: 24 }, leaf));
}

function walker(): Svg {
  return group({}, [
    path('M149 276Q150 250 160 246Q170 250 171 276Z', '#4a0c1e'),
    circle([160, 241, 7], '#4a0c1e'),
    path('M149 276Q150 250 160 246Q154 258 155 276Z', '#8f2440'),
  ]);
}
