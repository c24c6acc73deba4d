import { grass, ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { palm } from '../kit/plants.ts';
import { disc, glow, rays, sky } from '../kit/sky.ts';
import { group, path, rect, type Svg } from '../kit/svg.ts';

const LIT = '#f9cd76';
const SHADED = '#b8662f';
const EDGE = '#fff0bd';
const DARK = '#7d3a20';

/** A stepped pyramid in gold before the rising sun. */
export const templeSun: Picture = (scene) => [
  sky(scene, '#ff8f36', '#ffbb54', '#ffe39a', '#fff1c4'),
  rays({ at: [160, 124], count: 22, inner: 60, outer: 300, colour: '#fff6d0', opacity: 0.45 }),
  glow(scene, [160, 124, 150], { colour: '#fff3b8', strength: 0.95 }),
  disc(scene, [160, 124, 66], '#fffbe2', '#ffd75e'),
  ridge(scene, { y: 214, amplitude: 22, step: 46, colours: ['#e98a3c', '#b9552a'] }),
  ridge(scene, { y: 236, amplitude: 12, step: 38, colours: ['#a4472a', '#6b2a22'] }),
  ...[0, 1, 2, 3, 4].map(terrace),
  stairway(),
  shrine(),
  palm([40, 274], { height: 96, lean: -12, trunk: '#5b2f1c', leaf: '#4d7a34' }),
  palm([286, 276], { height: 84, lean: 14, trunk: '#5b2f1c', leaf: '#5c8a3a' }),
  ground(scene, 'M-4 272Q80 260 160 266T324 266V324H-4Z', '#8a4a26', '#3d1b12'),
  path('M130 266H190L216 324H104Z', '#f3bd68', { opacity: 0.55 }),
  grass(scene, { y: 278, blades: 50, height: 14, colour: '#5a3a1c' }),
];

/** The terraces narrow from 252 at the foot, each 25 high. */
function terrace(step: number): Svg {
  const half = 126 * (1 - step / 5.8);
  const top = 243 - step * 25;
  const [left, right] = [160 - half, 160 + half];
  return group({}, [
    path(`M${left} ${top + 25}L${left + 6} ${top}H${right - 6}L${right} ${top + 25}Z`, SHADED),
    path(`M${left} ${top + 25}L${left + 6} ${top}H166V${top + 25}Z`, LIT),
    rect([left + 6, top, 2 * half - 12, 4.5], EDGE),
  ]);
}

function stairway(): Svg {
  const steps = Array.from({ length: 11 }, (_, step) =>
    rect([148 - step * 0.9, 147 + step * 11, 24 + step * 1.8, 3.4], EDGE, { opacity: 0.8 }),
  );
  return group({}, [
    path('M138 268L149 142H171L182 268Z', DARK),
    path('M138 268L149 142H156L150 268Z', '#dd9a4a'),
    ...steps,
  ]);
}

function shrine(): Svg {
  return group({}, [
    rect([126, 104, 68, 38], SHADED),
    rect([126, 104, 36, 38], LIT),
    path('M116 108L124 96H196L204 108Z', '#8f4524'),
    path('M124 96H196L186 82H134Z', LIT),
    path('M160 82H186L196 96H160Z', SHADED),
    rect([138, 72, 44, 11], '#8f4524'),
    path('M142 72L150 60H170L178 72Z', SHADED),
    rect([149, 114, 22, 28], '#4a1c12', { rx: 11 }),
  ]);
}
