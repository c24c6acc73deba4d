import { archedOpening, block, onionDome } from '../kit/buildings.ts';
import { ground } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { coral } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { rays, sky } from '../kit/sky.ts';
import { type Circle, circle, group, path, rect, type Svg, tenth } from '../kit/svg.ts';

const WALL = { lit: '#ffcdd4', plain: '#ff97ae', shaded: '#dd6288' };
const DOME = { lit: '#ffe6ae', plain: '#ffb85e', shaded: '#e57f3d' };
const TRIM = '#fff3ec';
const DARK = '#7b2552';

/** A pink palace with golden domes at the bottom of a turquoise sea. */
export const palaceCoral: Picture = (scene) => [
  sky(scene, '#c8fff2', '#57dcd8', '#149fb8', '#0b5c86'),
  rays({
    at: [160, -70],
    count: 9,
    inner: 30,
    outer: 420,
    colour: '#ffffff',
    opacity: 0.26,
    spread: Math.PI * 0.7,
    start: Math.PI * 0.16,
  }),
  ground(scene, 'M-4 236Q60 206 120 232T240 226T324 236V324H-4Z', '#1c86a2', '#0a4a70'),
  ...[66, 254].map(tower),
  hall(scene),
  ground(scene, 'M-4 270Q60 256 130 268T324 264V324H-4Z', '#e9cf9a', '#a9855a'),
  coral([36, 296, 112], '#ff5d7d'),
  coral([288, 300, 118], '#ff7d4d', { mirrored: true }),
  coral([106, 306, 56], '#ffcf5a'),
  coral([224, 306, 52], '#c86bff', { mirrored: true }),
  fish([34, 112, 1.2], '#ffe27a'),
  fish([256, 76, 1], '#ffffff'),
  fish([284, 104, 0.8], '#ffe27a'),
  bubbles(scene),
];

function tower(x: number): Svg {
  return group({}, [
    block([x - 18, 150, 36, 120], WALL),
    rect([x - 23, 143, 46, 10], TRIM),
    onionDome([x, 144, 48, 58], DOME),
    path(`M${x} 72l4 18h-8Z`, TRIM),
    archedOpening([x - 7, 208, 14, 28], DARK),
  ]);
}

function hall(scene: Scene): Svg {
  return group({}, [
    block([94, 158, 132, 112], WALL),
    rect([88, 151, 144, 11], TRIM),
    onionDome([160, 152, 112, 112], DOME),
    path('M160 26l5 22h-10Z', TRIM),
    circle([160, 27, 6], '#fff7d8'),
    archedOpening([132, 270, 56, 88], DARK),
    archedOpening([139, 270, 42, 78], scene.down('#ffe7a6', '#ff9f6b')),
    archedOpening([104, 236, 17, 34], DARK),
    archedOpening([199, 236, 17, 34], DARK),
  ]);
}

function fish([x, y, size]: Circle, colour: string): Svg {
  const at = (across: number, down: number) => `${tenth(x + across * size)} ${tenth(y + down * size)}`;
  return path(
    `M${at(0, 0)}Q${at(12, -12)} ${at(24, -2)}L${at(34, -9)}V${tenth(y + 8 * size)}L${at(24, 2)}Q${at(12, 11)} ${at(0, 0)}Z`,
    colour,
  );
}

function bubbles(scene: Scene): Svg {
  const ring = () =>
    circle([scene.between(16, 304), scene.between(20, 220), scene.between(2, 5.5)], 'none', {
      stroke: '#ffffff',
      'stroke-width': 1.8,
    });
  return group({ opacity: 0.75 }, Array.from({ length: 16 }, ring));
}
