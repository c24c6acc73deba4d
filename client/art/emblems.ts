import type { Card } from '@landfall/shared/games/forbidden-island/cards.ts';
import { helicopterBody, rotor } from './helicopter.ts';
import { GAME_ICONS } from './icons/game-icons.ts';
import { glyph } from './kit/glyph.ts';
import type { Scene } from './kit/scene.ts';
import { star } from './kit/sky.ts';
import { type Circle, circle, ellipse, group, line, path, place, rect, type Svg } from './kit/svg.ts';

/** What a card shows, about (0, 0) and some 150 wide and high. */
export const EMBLEMS: Readonly<Record<Card, (scene: Scene) => Svg>> = {
  earth: earthStone,
  wind: windStatue,
  fire: fireCrystal,
  ocean: oceanChalice,
  helicopter: helicopterLift,
  sandbags,
  watersRise,
};

/** A boulder with a glowing spiral cut into it. */
function earthStone(scene: Scene): Svg {
  const spiral = 'M6 8C6 -4 -12 -8 -18 4C-26 20 -6 38 14 30C40 20 38 -18 12 -28C-18 -38 -48 -16 -46 14';
  return group({}, [
    path('M-66 26L-52 -34L-16 -68L34 -64L66 -24L70 30L42 66L-30 70Z', '#6e4a2c'),
    path('M-66 26L-52 -34L-16 -68L-24 -40L-46 8Z', '#b98855'),
    path('M-16 -68L34 -64L66 -24L30 -44L-24 -40Z', '#d6a873'),
    path('M66 -24L70 30L42 66L46 14Z', '#3f2815'),
    path('M-66 26L-30 70L42 66L46 14L20 52L-28 48L-46 8Z', '#4d311b'),
    line(spiral, '#2e1c0e', { 'stroke-width': 17 }),
    line(spiral, scene.down('#fff3c0', '#ffc04a'), { 'stroke-width': 9 }),
    ...[[-40, -50, 8] as const, [58, -44, 6] as const].map((at) => star(at, '#fff0bd', 0.9)),
  ]);
}

function windStatue(scene: Scene): Svg {
  const gold = scene.across(0.6, '#fffbe0', '#ffd95e', '#d08a14');
  return glyph(GAME_ICONS['griffin-symbol'].path, [0, 0, 152], {
    fill: gold,
    backing: { colour: '#6b4306', width: 30 },
  });
}

/** A cluster of red crystals that burns from inside. */
function fireCrystal(scene: Scene): Svg {
  return group({}, [
    circle([0, 4, 78], scene.outward([0, '#ffe27a', 0.95], [0.5, '#ff9a3c', 0.5], [1, '#ff6a2a', 0])),
    shard([-46, 62, 0.62], -24),
    shard([46, 62, 0.62], 24),
    shard([-22, 68, 0.8], -10),
    shard([24, 68, 0.78], 11),
    shard([0, 72, 1.14], 0),
    star([-52, -34, 8], '#fff0bd', 0.95),
    star([54, -24, 10], '#fff0bd', 0.95),
  ]);
}

/** A pointed crystal that stands on (x, y), 126 high before it is scaled and turned. */
function shard([x, y, scale]: Circle, turn: number): Svg {
  const facets = [
    path('M-22 0L-26 -84L0 -126L26 -84L22 0L0 8Z', '#e8402a', {
      stroke: '#5a0d10',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
    path('M-22 0L-26 -84L0 -126L-6 -76L-4 6Z', '#ff8a5c'),
    path('M-26 -84L0 -126L26 -84L-6 -76Z', '#ffd0a0'),
    path('M0 -126L26 -84L-6 -76Z', '#ffb07a'),
    path('M26 -84L22 0L0 8L10 -70Z', '#a81c1c'),
  ];
  return place([x, y], facets, { scale, turn });
}

/** A jewelled cup of silver and sea. */
function oceanChalice(scene: Scene): Svg {
  const silver = scene.across(0.9, '#ffffff', '#a9d9ee', '#3d7ea8');
  const edge = { stroke: '#06304f', 'stroke-width': 8, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return group({}, [
    path('M-11 26H11L14 52Q44 58 46 74H-46Q-44 58 -14 52Z', silver, edge),
    path('M-58 -56H58Q56 28 0 34Q-56 28 -58 -56Z', silver, edge),
    path('M-58 -56H-34Q-36 8 -12 32Q-56 18 -58 -56Z', '#ffffff', { opacity: 0.55 }),
    ellipse([0, -56, 58, 15], '#06304f', edge),
    ellipse([0, -54, 49, 10], '#4fd0e6'),
    line('M-40 -54q10 -6 20 0t20 0t20 0t20 0', '#eafcff', { 'stroke-width': 3.4 }),
    rect([-15, 30, 30, 9], '#ffd166', { rx: 4.5, stroke: '#06304f', 'stroke-width': 3 }),
    ...JEWELS.map(([x, y, radius]) => circle([x, y, radius], '#1273b8', { stroke: '#ffd166', 'stroke-width': 4 })),
    star([46, -36, 12], '#ffffff'),
  ]);
}

const JEWELS: readonly Circle[] = [
  [-30, -18, 8],
  [0, -12, 10],
  [30, -18, 8],
];

function helicopterLift(): Svg {
  const rope = line('M10 26V64', '#fff6e0', { 'stroke-width': 4, 'stroke-dasharray': '9 6' });
  return group({}, [
    place([0, -6], [rope, helicopterBody(), place([21, -54], [rotor()], { scale: 0.84 })], { scale: 1.05 }),
    circle([10.5, 70, 9], 'none', { stroke: '#ffd166', 'stroke-width': 5 }),
  ]);
}

/** Six bags stacked three, two, one. */
function sandbags(): Svg {
  const rows: readonly Circle[] = [
    [-50, 52, 0],
    [50, 52, 0],
    [0, 54, 0],
    [-26, 12, 0],
    [26, 12, 0],
    [0, -28, 0],
  ];
  return group({}, rows.map(sandbag));
}

function sandbag([x, y]: Circle): Svg {
  const edge = { stroke: '#4a3014', 'stroke-width': 6, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return place(
    [x, y],
    [
      path(
        'M-34 -14Q-36 -22 -26 -21H26Q36 -22 34 -14Q38 0 34 14Q36 22 26 21H-26Q-36 22 -34 14Q-38 0 -34 -14Z',
        '#d9b06c',
        edge,
      ),
      path('M-34 -14Q-36 -22 -26 -21H26Q36 -22 34 -14Q0 -8 -34 -14Z', '#f2d79c'),
      path('M-34 14Q-36 22 -26 21H26Q36 22 34 14Q0 20 -34 14Z', '#a87c3c'),
      line('M-18 -19V19M-24 -19V19', '#8a6230', { 'stroke-width': 3, 'stroke-dasharray': '5 4' }),
    ],
  );
}

/** A great wave, and an arrow that says which way the water goes. */
function watersRise(scene: Scene): Svg {
  const wave =
    'M-88 70V10C-76 -46 -28 -74 18 -52C52 -36 58 -2 34 8C44 -14 26 -32 4 -26C-24 -18 -22 22 2 40C24 56 60 52 88 34V70Z';
  return group({}, [
    path(wave, scene.down('#ffffff', '#8fe0f4', '#2a8fc4'), {
      stroke: '#04304c',
      'stroke-width': 8,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
    path('M-88 70V44C-70 -4 -48 -30 -20 -36C-52 -14 -54 34 -14 70Z', '#1273b8', { opacity: 0.45 }),
    line('M-74 12C-62 -34 -22 -58 18 -46C40 -38 50 -20 44 -4', '#ffffff', { 'stroke-width': 7 }),
    circle([56, -36, 6], '#ffffff'),
    circle([68, -14, 4.5], '#ffffff'),
    circle([46, -56, 4], '#ffffff'),
    path('M58 -8L84 20H68V30H48V20H32Z', '#ffd166', {
      stroke: '#04304c',
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  ]);
}
