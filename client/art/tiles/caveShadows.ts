import { caveMouth } from '../kit/cave.ts';
import type { Picture } from '../kit/picture.ts';
import { glow, sky } from '../kit/sky.ts';
import { circle, ellipse, group, type Point, path, place, type Svg } from '../kit/svg.ts';

const SHADOW = '#120826';

/** A hooded shape waits in a shaft of violet light; eyes and bats watch. */
export const caveShadows: Picture = (scene) => [
  sky(scene, '#d9ccff', '#8b6fd6', '#4a3390', '#1c0f40'),
  glow(scene, [160, 96, 130], { colour: '#f6f0ff', strength: 0.95 }),
  path('M136 40H184L246 330H74Z', scene.down([0, '#f4edff', 0.8], [0.6, '#b79cff', 0.35], [1, '#b79cff', 0.05])),
  group({}, [
    path('M40 324L84 220L112 246L132 216L150 258H176L194 212L216 246L242 224L280 324Z', '#33206b'),
    path(
      'M84 220L112 246L100 256ZM132 216L150 258L140 262ZM194 212L216 246L200 252ZM242 224L262 276L248 268Z',
      '#8d72e0',
    ),
  ]),
  ellipse([160, 292, 72, 14], '#b79cff', { opacity: 0.4 }),
  hoodedShape(),
  caveMouth({ wall: scene.down('#140a2b', '#241445', '#0d0620'), edge: '#b39cff', strength: 0.6, facet: '#3a2470' }),
  ...EYES.map(([x, y, size]) => eyes([x, y], size)),
  bat([150, 104], 1.5),
  bat([222, 136], 1.1),
  bat([92, 142], 1),
  path('M-4 324V286Q40 268 84 288T170 292T250 284T324 282V324Z', '#0d0620'),
];

const EYES: readonly (readonly [x: number, y: number, size: number])[] = [
  [16, 118, 1.1],
  [284, 176, 1],
  [10, 232, 0.9],
  [292, 92, 0.8],
];

function hoodedShape(): Svg {
  return group({}, [
    path('M112 292Q120 236 136 214Q138 184 160 166Q182 184 184 214Q200 236 208 292Q160 304 112 292Z', SHADOW),
    path('M160 166Q138 184 136 214Q120 236 112 292L124 294Q132 240 146 218Q146 190 160 166Z', '#5a3fb0'),
    path('M146 214Q146 190 160 184Q174 190 174 214Q168 226 160 226Q152 226 146 214Z', '#05020d'),
    ellipse([153, 208, 4, 5], '#fff7c8'),
    ellipse([167, 208, 4, 5], '#fff7c8'),
  ]);
}

function eyes(at: Point, size: number): Svg {
  const eye = (x: number) => [ellipse([x, 0, 6, 4.4], '#ffe27a'), circle([x + 1, 0, 2.4], '#140a2b')];
  return place(at, [...eye(0), ...eye(19)], { scale: size });
}

function bat(at: Point, size: number): Svg {
  const wings =
    'M0 2Q-4 -6 -8 -2Q-14 -10 -26 -4Q-20 -2 -20 6Q-13 2 -10 8Q-5 4 0 10Q5 4 10 8Q13 2 20 6Q20 -2 26 -4Q14 -10 8 -2Q4 -6 0 2Z';
  return place(at, [path(wings, SHADOW)], { scale: size });
}
