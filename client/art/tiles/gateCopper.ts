import { onionDome } from '../kit/buildings.ts';
import { ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { palm } from '../kit/plants.ts';
import type { Scene } from '../kit/scene.ts';
import { cloud, glow, sky } from '../kit/sky.ts';
import { group, line, path, rect, type Svg } from '../kit/svg.ts';

const COPPER = { lit: '#ffb580', plain: '#de7440', shaded: '#95401d' };
const VERDIGRIS = { lit: '#b5f2de', plain: '#5fc9ac', shaded: '#3a9684' };
const OGEE = 'M108 262V166Q108 130 134 116Q156 104 160 80Q164 104 186 116Q212 130 212 166V262';

/** A copper wall with green onion domes and a passage shaped like a flame. */
export const gateCopper: Picture = (scene) => [
  sky(scene, '#bff0e6', '#8addd2', '#55b3b0', '#2f7a86'),
  glow(scene, [160, 120, 130], { colour: '#f4fff2', strength: 0.85 }),
  cloud([4, 84, 90], '#ffffff', 0.6),
  cloud([230, 66, 90], '#ffffff', 0.55),
  ridge(scene, { y: 216, amplitude: 18, step: 52, colours: ['#2f8387', '#1b5663'], rolling: true }),
  wall(scene),
  palm([148, 264], { height: 78, lean: 12, trunk: '#56402c', leaf: '#2f8f68' }),
  ...[84, 160, 236].map((x) => dome(x)),
  rect([46, 90, 228, 11], COPPER.shaded),
  rect([46, 90, 228, 4], COPPER.lit),
  ...[82, 236].flatMap((x) => [130, 170, 210].map((y) => niche(x, y))),
  ground(scene, 'M-4 266Q90 256 170 264T324 262V324H-4Z', '#327a7b', '#124049'),
  path('M110 263H210L252 324H68Z', '#d6f7ec', { opacity: 0.6 }),
];

function wall(scene: Scene): Svg {
  return group({}, [
    path(`${OGEE}H266V98H54V262Z`, COPPER.plain, { 'fill-rule': 'evenodd' }),
    rect([54, 98, 16, 164], COPPER.lit),
    rect([250, 98, 16, 164], COPPER.shaded),
    path(`${OGEE}Z`, scene.down('#f4fff2', '#a9ead9', '#5fb6ae')),
    line(OGEE, COPPER.shaded, { 'stroke-width': 11, 'stroke-linecap': 'butt' }),
    line(OGEE, COPPER.lit, { 'stroke-width': 4, 'stroke-linecap': 'butt' }),
  ]);
}

/** The middle dome is the tallest. */
function dome(x: number): Svg {
  const middle = x === 160;
  return group({}, [
    onionDome([x, 94, middle ? 70 : 56, middle ? 72 : 60], VERDIGRIS),
    path(middle ? 'M160 6l5 20h-10Z' : `M${x} 22l4 16h-8Z`, COPPER.shaded),
  ]);
}

function niche(x: number, y: number): Svg {
  const outline = (half: number, top: number) =>
    `M${x - half} ${y + 26}V${y + 8}Q${x - half + 2} ${y - 2} ${x} ${y - top}Q${x + half - 2} ${y - 2} ${x + half} ${y + 8}V${y + 26}Z`;
  return group({}, [path(outline(14, 9), COPPER.shaded), path(outline(8, 2), VERDIGRIS.plain)]);
}
