import { battlements, block, loose } from '../kit/buildings.ts';
import { ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import type { Scene } from '../kit/scene.ts';
import { cloud, glow, sky } from '../kit/sky.ts';
import { circle, group, line, path, rect, type Svg } from '../kit/svg.ts';

const STONE = { lit: '#a3adb1', plain: '#636c71', shaded: '#30373c' };
const RUST = '#b5562f';
const BARS = [118, 139, 160, 181, 202];
const CROSSBARS = [158, 194, 230];

/** A portcullis between two towers, chains, rain and lightning. */
export const gateIron: Picture = (scene) => [
  sky(scene, '#262d34', '#46525a', '#78868a', '#a9aea0'),
  cloud([-20, 70, 150], '#1a2127', 0.85),
  cloud([150, 48, 190], '#1a2127', 0.8),
  glow(scene, [284, 84, 80], { colour: '#fff6b8', strength: 0.7 }),
  path('M292 26L264 88H282L258 142L312 76H292L308 26Z', '#fff6b8'),
  ridge(scene, { y: 214, amplitude: 26, step: 44, colours: ['#4f5a5c', '#2c3437'] }),
  gatehouse(),
  doorway(scene),
  portcullis(),
  line('M96 104Q74 150 60 262M224 104Q246 150 260 262', STONE.shaded, { 'stroke-width': 6, 'stroke-dasharray': '8 5' }),
  ground(scene, 'M-4 266Q90 258 170 266T324 262V324H-4Z', '#4c5355', '#1d2325'),
  path('M104 266H216L250 324H70Z', '#e08a3c', { opacity: 0.3 }),
  rain(scene),
];

function gatehouse(): Svg {
  return group({}, [
    path('M92 266V92H228V266Z', STONE.plain),
    rect([84, 86, 152, 32], STONE.plain),
    rect([84, 86, 152, 9], STONE.lit),
    battlements([98, 72, 18, 16], { count: 5, gap: 27, colour: (index) => (index < 2 ? STONE.lit : STONE.plain) }),
    block([34, 100, 64, 166], STONE),
    block([222, 100, 64, 166], STONE),
    battlements([28, 82, 20, 22], { count: 3, gap: 27, colour: (index) => (index < 1 ? STONE.lit : STONE.plain) }),
    battlements([218, 82, 20, 22], { count: 3, gap: 27, colour: (index) => (index < 1 ? STONE.lit : STONE.plain) }),
    loose(
      [
        [46, 124],
        [66, 150],
        [44, 182],
        [66, 210],
        [232, 132],
        [250, 164],
        [230, 196],
        [254, 224],
      ],
      {
        size: [22, 11],
        colour: STONE.shaded,
      },
    ),
  ]);
}

function doorway(scene: Scene): Svg {
  return group({}, [
    path('M100 266V172Q100 118 160 118Q220 118 220 172V266Z', scene.down('#1b1512', '#5a3019', '#f2a04a')),
    glow(scene, [160, 258, 80], { colour: '#ffc46a', strength: 0.9 }),
  ]);
}

function portcullis(): Svg {
  const bars = BARS.map((x) => `M${x} 120V246`).join('');
  const crossbars = CROSSBARS.map((y) => `M100 ${y}H220`).join('');
  return group({}, [
    line(bars + crossbars, '#262c30', { 'stroke-width': 10, 'stroke-linecap': 'butt' }),
    line(BARS.map((x) => `M${x - 2.5} 122V244`).join(''), RUST, { 'stroke-width': 3 }),
    ...BARS.map((x) => path(`M${x - 7} 244h14l-7 22Z`, '#262c30')),
    ...BARS.flatMap((x) => CROSSBARS.map((y) => circle([x, y, 4.6], STONE.lit))),
  ]);
}

function rain(scene: Scene): Svg {
  const drops = Array.from(
    { length: 36 },
    () => `M${Math.round(scene.between(0, 320))} ${Math.round(scene.between(0, 270))}l-6 16`,
  );
  return line(drops.join(''), '#dfe9ea', { 'stroke-width': 1.8, opacity: 0.4 });
}
