import { battlements } from '../kit/buildings.ts';
import { rock, water } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, glow, sky } from '../kit/sky.ts';
import { type Box, type Circle, circle, group, line, path, rect, type Svg } from '../kit/svg.ts';

const WALL = '#f2f7f9';
const SHADE = '#93b4c6';
const ROOF = '#2b6d9e';
const ROOF_LIT = '#5aa6d3';
const OPENING = '#17466b';

/** A white castle on the rocks; a great wave curls towards it. */
export const palaceTidal: Picture = (scene) => [
  sky(scene, '#eafbff', '#b4e7f7', '#6cc4e4', '#2f8dc2'),
  glow(scene, [262, 52, 90], { colour: '#fffbe0', strength: 0.95 }),
  disc(scene, [262, 52, 24], '#fffdf0', '#fff0b8'),
  wave(scene),
  ...SPRAY.map((drop) => circle(drop, '#ffffff')),
  tower([146, 180, 36, 96], 48),
  tower([274, 168, 34, 108], 48),
  tower([210, 122, 54, 154], 70),
  curtainWall(),
  path('M208 54V32L232 40L208 49', '#ff6b5e', { stroke: OPENING, 'stroke-width': 2.5 }),
  rock([104, 304, 96, 42], '#4c6b80'),
  rock([186, 304, 136, 48], '#425f74'),
  water(scene, { y: 288, colours: ['#1f86b6', '#0a3f6c'], glint: '#dff8ff' }),
  line('M92 296q20 -12 40 -2t44 -2t44 2t44 -4t56 4', '#ffffff', { 'stroke-width': 7, opacity: 0.95 }),
];

const SPRAY: readonly Circle[] = [
  [182, 132, 5.5],
  [192, 110, 4.5],
  [176, 158, 4],
  [150, 168, 5.5],
  [166, 178, 3.5],
  [126, 58, 4.5],
  [98, 58, 3.5],
];

function wave(scene: Scene): Svg {
  const body =
    'M-4 324V150C20 70 110 40 168 90C200 120 188 158 156 152C176 140 164 112 132 112C84 112 66 176 92 236L110 324Z';
  return group({}, [
    path(body, scene.across(0.4, '#e9fdff', '#59c7e2', '#11699f')),
    path('M-4 200C22 116 84 84 132 100C92 92 46 150 62 220L74 324H-4Z', '#0f5f97', { opacity: 0.45 }),
    line('M8 152C36 86 110 58 156 96C180 118 178 146 160 151', '#ffffff', { 'stroke-width': 9, opacity: 0.97 }),
    line('M30 190C44 130 84 104 124 108', '#dff8ff', { 'stroke-width': 5, opacity: 0.8 }),
    line('M24 250C26 190 50 150 76 136', '#dff8ff', { 'stroke-width': 4, opacity: 0.5 }),
  ]);
}

/** A round tower with a pointed roof; `box` starts at the middle of its top. */
function tower([x, y, width, height]: Box, roof: number): Svg {
  const [left, right] = [x - width / 2, x + width / 2];
  return group({}, [
    rect([left, y, width, height], WALL),
    rect([x + width * 0.12, y, width * 0.38, height], SHADE),
    rect([left - 4, y, width + 8, 8], '#ffffff'),
    path(`M${left - 7} ${y}L${x} ${y - roof}L${right + 7} ${y}Z`, ROOF),
    path(`M${left - 7} ${y}L${x} ${y - roof}V${y}Z`, ROOF_LIT),
    path(`M${x - 5} ${y + 38}v-14q5 -8 10 0v14Z`, OPENING),
  ]);
}

function curtainWall(): Svg {
  return group({}, [
    rect([140, 212, 138, 72], WALL),
    rect([222, 212, 56, 72], SHADE),
    battlements([140, 203, 11, 11], { count: 8, gap: 18.2, colour: (index) => (index > 4 ? SHADE : WALL) }),
    path('M192 288V246Q210 216 228 246V288Z', OPENING),
    line('M201 288V240M210 288V234M219 288V240M192 262H228', SHADE, { 'stroke-width': 2, opacity: 0.7 }),
  ]);
}
