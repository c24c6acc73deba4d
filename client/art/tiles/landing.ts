import { helicopterBody, rotor } from '../helicopter.ts';
import { water } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import type { Scene } from '../kit/scene.ts';
import { birds, cloud, disc, glow, sky } from '../kit/sky.ts';
import { circle, ellipse, group, line, type Point, path, place, type Svg } from '../kit/svg.ts';

/** A helicopter hovers over its lit pad on the cliff at sunset: the way off the island. */
export const landing: Picture = (scene) => [
  sky(scene, '#2f4d9c', '#7f6fc0', '#f08a86', '#ffc76e'),
  glow(scene, [84, 186, 140], { colour: '#ffe7a0', strength: 0.95 }),
  disc(scene, [84, 192, 38], '#fff6cf', '#ffc24a'),
  cloud([206, 60, 100], '#ffd5c4', 0.6),
  cloud([2, 112, 90], '#ffd5c4', 0.5),
  water(scene, { y: 206, colours: ['#e8906f', '#4a4a8c'], glint: '#ffe2a8', lightX: 84, glints: 16 }),
  birds(
    [
      [30, 70, 11],
      [56, 56, 8],
      [270, 128, 8],
    ],
    '#32305e',
  ),
  cliff(),
  ...LAMPS.map((at) => lamp(scene, at)),
  place([168, 116], [helicopterBody(), place([20, -54], [rotor()])], { scale: 1.06 }),
  windsock(),
];

const LAMPS: readonly Point[] = [
  [64, 256],
  [296, 256],
  [118, 230],
  [242, 230],
  [110, 290],
  [250, 290],
];

function cliff(): Svg {
  return group({}, [
    path('M40 250Q160 220 324 244V324H10Z', '#5d4a5e'),
    path('M40 250L10 324H80L104 282Z', '#96747a'),
    ellipse([180, 266, 128, 36], '#3c4055'),
    ellipse([180, 259, 128, 36], '#7c8398'),
    ellipse([180, 259, 106, 28], 'none', { stroke: '#ffd23f', 'stroke-width': 8 }),
    line('M146 243L136 277M214 243L224 277M142 260H218', '#ffffff', { 'stroke-width': 13 }),
  ]);
}

function lamp(scene: Scene, [x, y]: Point): Svg {
  return group({}, [glow(scene, [x, y, 17], { colour: '#ff5e4d', strength: 0.95 }), circle([x, y, 4.4], '#fff0e6')]);
}

function windsock(): Svg {
  return group({}, [
    line('M26 262V196', '#3a2a3a', { 'stroke-width': 5 }),
    path('M26 194Q52 188 72 200Q56 208 26 211Z', '#ff7a45'),
    path('M42 191Q50 194 48 208L38 210Q40 198 38 191Z', '#ffffff'),
  ]);
}
