import { GAME_ICONS } from '../icons/game-icons.ts';
import { glyph } from '../kit/glyph.ts';
import { ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import type { Scene } from '../kit/scene.ts';
import { cloud, disc, glow, mist, rays, sky } from '../kit/sky.ts';
import { type Circle, group, line, path, place, rect, type Svg } from '../kit/svg.ts';

const CAMEL = '#4a2214';

/** Camels on the dunes; the white palace behind them is a mirage. */
export const dunes: Picture = (scene) => [
  sky(scene, '#2f7fb8', '#7fc0d6', '#ffd99a', '#ffb060'),
  rays({ at: [232, 84], count: 16, inner: 44, outer: 300, colour: '#fff3cf', opacity: 0.24 }),
  glow(scene, [232, 84, 130], { colour: '#fffbe6', strength: 1 }),
  disc(scene, [232, 84, 42], '#ffffff', '#ffe58a'),
  cloud([10, 60, 84], '#ffffff', 0.55),
  ridge(scene, { y: 184, amplitude: 14, step: 60, colours: ['#e59a58', '#d07f40'], rolling: true }),
  mirage(),
  mist(scene, { y: 160, height: 46, colour: '#ffe9c4', opacity: 1 }),
  dune(scene, 'M-4 206Q50 172 120 178Q176 184 214 214Q264 238 324 196V324H-4Z', ['#ffdf96', '#e2903c']),
  path('M120 178Q176 184 214 214Q236 228 262 226Q210 262 110 240Q158 220 120 178Z', '#bd6a2e'),
  dune(scene, 'M-4 254Q60 222 140 246Q230 276 324 224V324H-4Z', ['#ffca6c', '#c87230']),
  path('M324 224Q272 252 222 264Q262 286 324 278Z', '#a0501f'),
  path('M80 234Q112 234 140 246Q112 278 44 274Q98 260 80 234Z', '#bd6a2e', { opacity: 0.85 }),
  ...[0, 1, 2].map((wave) =>
    line(`M${150 + wave * 10} ${266 + wave * 9}q44 -4 84 -18`, '#ffe6a8', { 'stroke-width': 3, opacity: 0.6 }),
  ),
  camel([233, 183, 74]),
  camel([166, 170, 60]),
  dune(scene, 'M-4 298Q90 264 190 294T324 282V324H-4Z', ['#d88a42', '#7a3e18']),
  cactus(),
];

function dune(scene: Scene, d: string, [light, shade]: readonly [string, string]): Svg {
  return path(d, scene.across(0.5, light, shade));
}

function mirage(): Svg {
  return group({ opacity: 0.85 }, [
    rect([54, 128, 74, 60], '#fff7e4'),
    path('M52 130q39 -62 78 0Z', '#fff7e4'),
    rect([28, 112, 18, 76], '#fff7e4'),
    rect([136, 112, 18, 76], '#fff7e4'),
    path('M26 114l11 -26l11 26ZM134 114l11 -26l11 26Z', '#fff7e4'),
    path('M82 188v-28q9 -16 18 0v28ZM62 160v-12q5 -8 10 0v12ZM110 160v-12q5 -8 10 0v12Z', '#e7a56a'),
  ]);
}

/** A silhouette by its middle and its size. */
function camel(at: Circle): Svg {
  return glyph(GAME_ICONS.camel.path, at, { fill: CAMEL, backing: { colour: CAMEL, width: 10 } });
}

function cactus(): Svg {
  const stem = 'M-9 70V-28a9 9 0 0 1 18 0V70Z';
  return place(
    [290, 224],
    [
      line('M8 24H22a8 8 0 0 0 8 -8V-8', '#3f7d4c', { 'stroke-width': 13 }),
      line('M-8 38H-20a8 8 0 0 1 -8 -8V6', '#5f9f60', { 'stroke-width': 13 }),
      path(stem, '#3f7d4c'),
      path('M-9 70V-28a9 9 0 0 1 8 -9V70Z', '#86c87a'),
    ],
  );
}
