import { ridge, water } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { birds, cloud, sky } from '../kit/sky.ts';
import { circle, group, line, type Point, path, place, rect, type Svg } from '../kit/svg.ts';

const STONE = { lit: '#f0dcb8', plain: '#c0a07c', shaded: '#755b44' };

/** A stone bridge of two arches; breakers burst against its piers. */
export const bridge: Picture = (scene) => [
  sky(scene, '#cdeefa', '#a5d8e4', '#79bccf', '#5aa0bd'),
  cloud([24, 70, 110], '#ffffff', 0.9),
  cloud([204, 92, 100], '#ffffff', 0.75),
  birds(
    [
      [214, 44, 12],
      [244, 60, 9],
      [188, 66, 8],
    ],
    '#31566a',
  ),
  ridge(scene, { y: 176, amplitude: 20, step: 60, colours: ['#7fb2b6', '#5b95a0'], rolling: true }),
  water(scene, { y: 188, colours: ['#3d9db9', '#0f4f7a'], glint: '#eafcff' }),
  cliffs(),
  span(),
  parapet(),
  breaker([70, 274], 1.05),
  breaker([160, 276], 1.25),
  breaker([250, 274], 1.05),
  line('M-4 292q24 -14 48 0t48 0t48 0t48 0t48 0t48 0t48 0', '#ffffff', { 'stroke-width': 7, opacity: 0.9 }),
  line('M-10 312q30 -14 60 0t60 0t60 0t60 0t60 0t60 0', '#bfeaf5', { 'stroke-width': 5, opacity: 0.7 }),
];

function cliffs(): Svg {
  return group({}, [
    path('M-4 324V130L44 132L66 190L56 324ZM324 324V130L276 132L254 190L264 324Z', '#6b5f58'),
    path('M44 132L66 190L56 324H32L46 200ZM276 132L254 190L260 250L272 200Z', '#9a8a7e'),
    path('M-4 130Q30 114 52 134L-4 152ZM324 130Q290 114 268 134L324 152Z', '#7fb566'),
  ]);
}

function span(): Svg {
  const outline =
    'M18 132Q160 88 302 132V164Q278 166 264 200V272H234V218Q234 178 198 178Q176 178 176 218V272H144V218Q144 178 122 178Q86 178 86 218V272H56V200Q42 166 18 164Z';
  return group({}, [
    path(outline, STONE.plain),
    path('M18 132Q160 88 302 132V144Q160 102 18 144Z', STONE.lit),
    path('M56 200V272H68V206ZM144 218V272H155V218ZM234 218V272H245V212Z', STONE.lit),
    path(
      'M86 218Q86 178 122 178Q144 178 144 218Q140 191 121 191Q95 191 86 218ZM176 218Q176 178 198 178Q234 178 234 218Q226 191 199 191Q180 191 176 218Z',
      STONE.shaded,
    ),
    ...[
      [96, 150],
      [140, 160],
      [190, 146],
      [226, 160],
      [160, 200],
      [70, 224],
    ].map(([x, y]) => rect([x!, y!, 20, 9], STONE.shaded, { opacity: 0.3 })),
  ]);
}

/** Nine posts that follow the curve of the roadway, under a handrail. */
function parapet(): Svg {
  const posts = Array.from({ length: 9 }, (_, index) => {
    const x = 34 + index * 31.5;
    const foot = 128 - Math.sin(((index + 0.5) / 9) * Math.PI) * 24;
    return [rect([x - 6, foot - 20, 12, 24], STONE.lit), rect([x, foot - 20, 6, 24], STONE.shaded)];
  });
  return group({}, [...posts.flat(), line('M20 112Q160 66 300 112', STONE.shaded, { 'stroke-width': 6 })]);
}

function breaker(at: Point, size: number): Svg {
  return place(
    at,
    [
      path(
        'M-40 12Q-40 -8 -26 -2Q-28 -26 -14 -14Q-8 -40 2 -20Q14 -38 16 -14Q32 -24 28 -2Q42 -6 40 12Q20 22 0 20Q-20 22 -40 12Z',
        '#ffffff',
      ),
      path('M-36 14Q-30 0 -18 6Q-8 -8 4 4Q18 -6 22 6Q34 2 37 14Q20 22 0 20Q-20 22 -36 14Z', '#bfeaf5'),
      circle([-24, -28, 4.4], '#ffffff'),
      circle([-4, -44, 3.8], '#ffffff'),
      circle([20, -36, 4.4], '#ffffff'),
      circle([34, -20, 3.4], '#ffffff'),
    ],
    { scale: size },
  );
}
