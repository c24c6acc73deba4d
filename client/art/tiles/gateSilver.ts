import { ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, glow, mist, sky, star, stars } from '../kit/sky.ts';
import { type Box, circle, group, line, path, rect, type Svg } from '../kit/svg.ts';

const SILVER = { lit: '#f8fbff', plain: '#bccad9', shaded: '#71869f' };
const NIGHT = '#22395f';

/** Gothic spires of silver and a window with the crescent moon. */
export const gateSilver: Picture = (scene) => [
  sky(scene, '#15234a', '#345284', '#7f9fc4', '#d3e3ee'),
  stars(scene, { count: 34, depth: 110 }),
  glow(scene, [160, 84, 130], { colour: '#ffffff', strength: 0.85 }),
  disc(scene, [160, 78, 46], '#ffffff', '#dfe9f5'),
  ridge(scene, { y: 222, amplitude: 20, step: 46, colours: ['#5f7ea3', '#3a5478'] }),
  gable(),
  spire([40, 178, 26, 42]),
  spire([280, 178, 26, 42]),
  spire([72, 122, 42, 76]),
  spire([248, 122, 42, 76]),
  doorway(scene),
  star([50, 54, 12], '#ffffff', 0.9),
  star([274, 40, 13], '#ffffff', 0.9),
  mist(scene, { y: 226, height: 54, colour: '#e9f3fb', opacity: 0.6 }),
  ground(scene, 'M-4 268Q90 258 170 266T324 264V324H-4Z', '#5d769a', '#22314f'),
  path('M112 265H208L244 324H76Z', '#dfeaf5', { opacity: 0.5 }),
];

function gable(): Svg {
  return group({}, [
    path('M90 266V150L160 66L230 150V266Z', SILVER.plain),
    path('M90 266V150L160 66V90L106 156V266Z', SILVER.lit),
    path('M230 266V150L160 66V90L214 156V266Z', SILVER.shaded),
  ]);
}

/** A tower with a pointed roof: x of its middle, y of the eaves, its width, and the height of the roof. */
function spire([x, y, width, roof]: Box): Svg {
  const [left, right] = [x - width / 2, x + width / 2];
  return group({}, [
    rect([left, y, width, 266 - y], SILVER.plain),
    rect([left, y, width * 0.36, 266 - y], SILVER.lit),
    rect([x + width * 0.2, y, width * 0.3, 266 - y], SILVER.shaded),
    path(`M${left - 5} ${y}L${x} ${y - roof}L${right + 5} ${y}Z`, SILVER.shaded),
    path(`M${left - 5} ${y}L${x} ${y - roof}V${y}Z`, SILVER.lit),
    path(`M${x} ${y - roof - 16}l4 18h-8Z`, SILVER.lit),
    path(`M${x - 4} ${y + 44}v-20q4 -10 8 0v20Z`, NIGHT),
  ]);
}

function doorway(scene: Scene): Svg {
  const tracery = 'M160 112V266M116 200H204M116 234H204M138 138V266M182 138V266';
  return group({}, [
    path('M108 266V182Q112 136 160 102Q208 136 212 182V266Z', SILVER.shaded),
    path('M117 266V184Q121 145 160 115Q199 145 203 184V266Z', scene.down('#27406b', '#5b86b4', '#d8eaf6')),
    line(tracery, SILVER.lit, { 'stroke-width': 5 }),
    circle([160, 166, 21], NIGHT, { stroke: SILVER.lit, 'stroke-width': 5 }),
    path('M166 153a14 14 0 1 0 0 26a17.500 17.500 0 0 1 0 -26Z', '#ffffff'),
  ]);
}
