import { rock, water } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { tree } from '../kit/plants.ts';
import { birds, cloud, disc, glow, mist, rays, sky } from '../kit/sky.ts';
import { group, line, path, type Svg } from '../kit/svg.ts';

const ROCK = { lit: '#f0b48c', plain: '#94594f', shaded: '#4d3044' };

/** A sheer cliff above a peach sunset; a signpost points over the edge. */
export const cliffs: Picture = (scene) => [
  sky(scene, '#ffe0c2', '#f8b09a', '#b77fb0', '#5f74b0'),
  rays({ at: [254, 152], count: 14, inner: 36, outer: 260, colour: '#fff4d8', opacity: 0.22 }),
  glow(scene, [254, 152, 130], { colour: '#fff4d8', strength: 0.95 }),
  disc(scene, [254, 152, 42], '#fffaf0', '#ffc87a'),
  cloud([186, 66, 120], '#ffffff', 0.65),
  water(scene, { y: 212, colours: ['#93a4cc', '#22427a'], glint: '#ffe9cf', lightX: 254, glints: 16 }),
  cliffFace(),
  signpost(),
  tree([46, 118], { height: 108, trunk: '#5a4038', leaf: '#7ea53f' }),
  path('M-4 122Q30 98 66 104Q120 118 192 108L196 120Q124 132 64 118Q30 112 -4 134Z', '#b9d272'),
  birds(
    [
      [232, 214, 12],
      [268, 238, 9],
      [292, 204, 10],
      [222, 104, 8],
    ],
    '#3d3a5e',
    3.2,
  ),
  rock([204, 304, 56, 36], '#564c66'),
  rock([262, 300, 36, 20], '#564c66'),
  line('M176 304q18 -12 36 0t40 -2t40 4t46 -4', '#ffffff', { 'stroke-width': 7, opacity: 0.95 }),
  mist(scene, { y: 262, height: 58, colour: '#ffffff', opacity: 0.25 }),
];

function cliffFace(): Svg {
  return group({}, [
    path('M-4 324V120L60 112L120 122L184 112L202 132L190 160L206 192L186 226L200 258L182 324Z', ROCK.plain),
    path(
      'M120 122L184 112L202 132L190 160L206 192L186 226L200 258L182 324H134L148 268L128 222L144 176L126 148Z',
      ROCK.lit,
    ),
    path(
      'M-4 324V150L30 172L18 228L44 264L30 324ZM60 136L86 182L70 238L92 290L84 324H60L66 290L44 236L58 182Z',
      ROCK.shaded,
      { opacity: 0.85 },
    ),
    path('M144 176L206 192L178 204ZM128 222L186 226L150 242ZM148 268L200 258L162 282Z', '#ffdcb2', { opacity: 0.9 }),
    path('M-4 124Q30 100 66 106Q120 120 192 110L202 134Q150 124 120 134Q60 122 -4 146Z', '#6f9150'),
  ]);
}

function signpost(): Svg {
  return group({}, [
    line('M156 116V56', '#4a3440', { 'stroke-width': 7 }),
    path('M122 56H182L198 69L182 82H122Z', '#c07f4e'),
    path('M122 56H182L190 63H122Z', '#f2bd8e'),
    line('M134 71h36', '#5a3a30', { 'stroke-width': 5 }),
  ]);
}
