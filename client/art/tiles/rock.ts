import { rock as boulder, water } from '../kit/land.ts';
import type { Picture } from '../kit/picture.ts';
import type { Scene } from '../kit/scene.ts';
import { cloud, glow, mist, sky } from '../kit/sky.ts';
import { type Circle, circle, group, line, type Point, path, place, type Svg } from '../kit/svg.ts';

const STONE = { lit: '#b4cac9', plain: '#62757e', shaded: '#2c3b45' };
const HOLLOW = '#0b161b';

/** A rock like a skull, its eyes aglow, with ghosts about it. */
export const rock: Picture = (scene) => [
  sky(scene, '#16353f', '#2a6a6c', '#57a59a', '#b5dccb'),
  glow(scene, [160, 120, 160], { colour: '#dffff0', strength: 0.75 }),
  cloud([-20, 84, 130], '#0f2b33', 0.6),
  cloud([212, 60, 140], '#0f2b33', 0.6),
  water(scene, { y: 236, colours: ['#3f8a86', '#0d3340'], glint: '#d6fff0', lightX: 160, glints: 16 }),
  skull(),
  face(),
  ...[
    [128, 136],
    [196, 136],
  ].map(([x, y]) => eye(scene, [x!, y!])),
  line('M88 180L102 194L96 216L108 236M230 184L218 204L232 226M140 72L150 90L144 104', '#1d2b33', {
    'stroke-width': 5,
  }),
  ghost([20, 150, 1.25], 0.9),
  ghost([266, 110, 1.15], 0.8),
  ghost([264, 200, 0.8], 0.7),
  line('M30 276q20 -12 40 0t40 0t40 0t40 0t40 0t60 0', '#eafff6', { 'stroke-width': 7, opacity: 0.9 }),
  mist(scene, { y: 246, height: 44, colour: '#d6fff0', opacity: 0.5 }),
  boulder([0, 310, 66, 32], '#33464f'),
  boulder([258, 312, 68, 36], '#33464f'),
];

function skull(): Svg {
  return group({}, [
    path('M52 276Q60 196 84 152Q80 92 128 62Q166 38 208 66Q252 96 240 156Q268 204 276 276Z', STONE.plain),
    path('M52 276Q60 196 84 152Q80 92 128 62Q150 48 170 50Q120 80 118 152Q92 204 96 276Z', STONE.lit),
    path('M240 156Q268 204 276 276H230Q236 208 216 166Q236 120 208 66Q252 96 240 156Z', STONE.shaded),
  ]);
}

function face(): Svg {
  const upperTeeth = [126, 145, 164, 183].map((x) => `M${x} 206l12 0l-3 22h-7Z`).join('');
  const lowerTeeth = [135, 156, 177].map((x) => `M${x - 4} 248l12 0l-4 -18Z`).join('');
  return group({}, [
    path('M106 134Q118 106 148 121Q158 146 142 160Q114 164 106 134Z', HOLLOW),
    path('M178 121Q208 106 218 134Q212 164 186 160Q168 146 178 121Z', HOLLOW),
    path('M164 152L148 190L164 197L180 190Z', '#142229'),
    path('M110 212Q164 192 218 212L210 250Q164 236 118 250Z', HOLLOW),
    path(upperTeeth, STONE.lit),
    path(lowerTeeth, STONE.plain),
  ]);
}

function eye(scene: Scene, [x, y]: Point): Svg {
  return group({}, [glow(scene, [x, y, 42], { colour: '#7dffd2', strength: 1 }), circle([x, y, 8.5], '#eafff6')]);
}

function ghost([x, y, size]: Circle, opacity: number): Svg {
  const shape = [
    path('M0 0C0 -22 28 -22 28 0C28 18 20 26 30 40C14 36 2 30 0 0Z', '#f2fff9'),
    circle([9, -3, 3], '#1d4a4a'),
    circle([19, -3, 3], '#1d4a4a'),
  ];
  return group({ opacity }, [place([x, y], shape, { scale: size })]);
}
