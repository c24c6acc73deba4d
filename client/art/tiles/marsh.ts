import { grass, ridge, water } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { deadTree, flower } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, glow, mist, sky } from '../kit/sky.ts';
import { type Circle, circle, ellipse, group, line, path, rect, type Svg, tenth } from '../kit/svg.ts';

/** Bare trees in grey green mist; will-o'-the-wisps lead astray. */
export const marsh: Picture = (scene) => [
  sky(scene, '#8fa99a', '#b5c9b4', '#9db79f', '#6f8c80'),
  glow(scene, [206, 84, 110], { colour: '#fbffe4', strength: 0.95 }),
  disc(scene, [206, 82, 34], '#fdfff0', '#e6eecb'),
  ridge(scene, { y: 184, amplitude: 20, step: 44, colours: ['#86a193', '#73908a'] }),
  mist(scene, { y: 166, height: 54, colour: '#e9f2e0', opacity: 0.85 }),
  deadTree([98, 240, 132], '#64796e'),
  deadTree([252, 236, 112], '#64796e', { mirrored: true }),
  mist(scene, { y: 200, height: 50, colour: '#e9f2e0', opacity: 0.7 }),
  water(scene, { y: 230, colours: ['#6f9182', '#24463c'], glint: '#e6f2e2' }),
  deadTree([44, 270, 200], '#22352f'),
  deadTree([288, 270, 172], '#263a33', { mirrored: true }),
  path('M-4 262Q30 250 78 266Q62 282 -4 286ZM324 262Q286 252 240 268Q264 282 324 286Z', '#345440'),
  ...LILY_PADS.map(lilyPad),
  flower([150, 254, 10], '#ffd0e0'),
  flower([176, 298, 9], '#ffd0e0'),
  ...WISPS.map((at) => wisp(scene, at)),
  ...REEDS.map(reed),
  grass(scene, { y: 318, blades: 50, height: 36, colour: '#1f362a' }),
  mist(scene, { y: 226, height: 40, colour: '#eef4e6', opacity: 0.5 }),
];

const LILY_PADS: readonly Circle[] = [
  [150, 262, 24],
  [204, 280, 18],
  [108, 290, 18],
  [226, 256, 12],
  [172, 306, 20],
];

const WISPS: readonly Circle[] = [
  [134, 186, 7],
  [178, 160, 6],
  [214, 208, 7],
  [104, 218, 5],
  [168, 226, 5],
];

const REEDS: readonly Circle[] = [
  [20, 314, 96],
  [42, 318, 72],
  [302, 316, 92],
  [280, 320, 66],
  [258, 322, 48],
];

function lilyPad([x, y, radius]: Circle): Svg {
  const notch = `M${x} ${y}L${tenth(x + radius)} ${tenth(y - radius * 0.16)}L${tenth(x + radius)} ${tenth(y + radius * 0.12)}Z`;
  return group({}, [ellipse([x, y, radius, radius * 0.34], '#7fb35f'), path(notch, '#4f7568')]);
}

function wisp(scene: Scene, [x, y, radius]: Circle): Svg {
  return group({}, [
    glow(scene, [x, y, radius * 6], { colour: '#eaff8a', strength: 0.95 }),
    circle([x, y, radius], '#fdffdc'),
  ]);
}

function reed([x, y, height]: Circle): Svg {
  return group({}, [
    line(`M${x} ${y}Q${x + 2} ${tenth(y - height * 0.6)} ${x + 6} ${y - height}`, '#22362a', { 'stroke-width': 4 }),
    rect([x + 1, y - height - 2, 10, 28], '#6b4630', { rx: 5, transform: `rotate(8 ${x + 5} ${y - height})` }),
  ]);
}
