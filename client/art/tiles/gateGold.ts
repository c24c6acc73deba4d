import { ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import type { Scene } from '../kit/scene.ts';
import { disc, glow, rays, sky, star } from '../kit/sky.ts';
import { circle, group, path, rect, type Svg } from '../kit/svg.ts';

const GOLD = { lit: '#ffe27a', plain: '#eaa61f', shaded: '#a8660f' };

/** A triumphal arch of gold with light pouring through it. */
export const gateGold: Picture = (scene) => [
  sky(scene, '#ffab3a', '#ffd071', '#fff0c0', '#ffe6a4'),
  rays({ at: [160, 178], count: 20, inner: 40, outer: 320, colour: '#ffffff', opacity: 0.42 }),
  glow(scene, [160, 180, 140], { colour: '#fffbe0', strength: 1 }),
  ridge(scene, { y: 232, amplitude: 14, step: 50, colours: ['#d99a3a', '#a8661f'], rolling: true }),
  arch(scene),
  ...[58, 210].map(pillar),
  crest(scene),
  ...[84, 236].map(ruby),
  star([160, 200, 38], '#ffffff', 0.95),
  star([40, 56, 11], '#ffffff', 0.9),
  star([282, 50, 9], '#ffffff', 0.9),
  ground(scene, 'M-4 264Q90 254 160 260T324 260V324H-4Z', '#c08534', '#6b3d14'),
  path('M120 259H200L244 324H76Z', '#fff0bd', { opacity: 0.85 }),
];

function arch(scene: Scene): Svg {
  return group({}, [
    path('M108 260V168Q108 116 160 116Q212 116 212 168V260Z', GOLD.shaded),
    path('M122 260V170Q122 130 160 130Q198 130 198 170V260Z', scene.down('#fffbe6', '#ffe08a')),
    path('M108 108V168Q110 116 160 116Q210 116 212 168V108Z', GOLD.plain),
  ]);
}

function pillar(x: number): Svg {
  return group({}, [
    rect([x, 118, 52, 136], GOLD.plain),
    rect([x, 118, 18, 136], GOLD.lit),
    rect([x + 38, 118, 14, 136], GOLD.shaded),
    rect([x - 6, 106, 64, 16], GOLD.lit, { rx: 3 }),
    rect([x - 6, 116, 64, 7], GOLD.shaded),
    rect([x - 6, 242, 64, 20], GOLD.plain, { rx: 3 }),
    rect([x - 6, 253, 64, 10], GOLD.shaded),
  ]);
}

function crest(scene: Scene): Svg {
  const beams = Array.from({ length: 8 }, (_, index) =>
    rect([157.5, 63, 5, 9], '#fff6c8', { rx: 2.5, transform: `rotate(${index * 45} 160 88)` }),
  );
  return group({}, [
    rect([44, 72, 232, 36], GOLD.plain),
    rect([44, 72, 232, 11], GOLD.lit),
    rect([44, 98, 232, 10], GOLD.shaded),
    path('M100 72Q160 12 220 72Z', GOLD.lit),
    path('M160 42Q204 46 220 72H160Z', GOLD.plain),
    disc(scene, [160, 88, 14], '#fff6c8', '#ffb200'),
    ...beams,
  ]);
}

function ruby(x: number): Svg {
  return group({}, [
    circle([x, 91, 8.5], '#c0392b'),
    circle([x - 2.5, 88, 3], '#ffb3a7'),
    path(`M${x} 54l9 18h-18Z`, GOLD.lit),
  ]);
}
