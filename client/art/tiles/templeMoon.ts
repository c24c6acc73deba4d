import { columns } from '../kit/buildings.ts';
import { ground, ridge } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import { pine } from '../kit/plants.ts';
import { disc, glow, sky, star, stars } from '../kit/sky.ts';
import { circle, group, path, rect, type Svg } from '../kit/svg.ts';

/** A columned temple with a lit door under the full moon. */
export const templeMoon: Picture = (scene) => [
  sky(scene, '#101a4a', '#27317f', '#5759ad', '#9a86cf'),
  stars(scene, { count: 60, depth: 190, colour: '#e9ecff' }),
  glow(scene, [232, 72, 130], { colour: '#c9d4ff', strength: 0.9 }),
  disc(scene, [232, 68, 50], '#ffffff', '#cfd6ff'),
  group({ opacity: 0.65 }, [
    circle([216, 54, 10], '#b9c1ee'),
    circle([246, 82, 7], '#b9c1ee'),
    circle([252, 50, 5], '#b9c1ee'),
  ]),
  star([60, 60, 13], '#ffffff', 0.9),
  star([118, 36, 8], '#ffffff', 0.8),
  ridge(scene, { y: 206, amplitude: 26, step: 60, colours: ['#4a4a9c', '#2b2c6e'] }),
  ridge(scene, { y: 228, amplitude: 14, step: 44, colours: ['#2f2f77', '#1a1a4d'] }),
  pediment(),
  rect([70, 154, 180, 86], '#171c56'),
  rect([138, 172, 44, 68], scene.down('#fff3c2', '#ffb95c'), { rx: 22 }),
  glow(scene, [160, 212, 66], { colour: '#ffd27a', strength: 0.65 }),
  ...[64, 192].map((x) => columns([x, 158, 22, 80], { count: 2, gap: 42, lit: '#a9afec', shaded: '#5a5fb2' })),
  ...[0, 1, 2].map((step) =>
    rect([48 - step * 10, 240 + step * 10, 224 + step * 20, 10], ['#b8bef6', '#868cd6', '#5b61b0'][step]!),
  ),
  ground(scene, 'M-4 268Q70 256 150 270T324 262V324H-4Z', '#2a2d72', '#0f1238'),
  path('M120 270H200L222 324H98Z', '#8990de', { opacity: 0.35 }),
  pine([22, 280], { height: 92, colour: '#15184b', lit: 0.12 }),
  pine([300, 282], { height: 104, colour: '#15184b', lit: 0.3 }),
];

function pediment(): Svg {
  return group({}, [
    path('M52 140L160 80L268 140Z', '#7a80d0'),
    path('M52 140L160 80V140Z', '#4d52a4'),
    path('M160 80L268 140H240L160 95Z', '#b3bbf4'),
    path('M160 80L52 140H80L160 95Z', '#8d94e0'),
    circle([160, 120, 15], '#1f2566'),
    path('M166 108a13 13 0 1 0 0 24a16.500 16.500 0 0 1 0 -24Z', '#eef1ff'),
    rect([48, 140, 224, 15], '#9ba2e6'),
    rect([160, 140, 112, 15], '#cbd2ff'),
  ]);
}
