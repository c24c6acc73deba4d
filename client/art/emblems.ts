import type { Card } from '@landfall/shared/games/forbidden-island/cards.ts';
import { helicopterBody, rotor } from './helicopter.ts';
import { GAME_ICONS } from './icons/game-icons.ts';
import { OWN_ICONS } from './icons/own-icons.ts';
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
  return group({}, [
    path('M-70 26L-55 -36L-16 -72L36 -68L70 -26L74 32L44 70L-32 74Z', '#5f3f25'),
    path('M-70 26L-55 -36L-16 -72L-26 -44L-50 4Z', '#c49360'),
    path('M-16 -72L36 -68L70 -26L34 -46L-26 -44Z', '#dfb37d'),
    path('M70 -26L74 32L44 70L50 12L34 -46Z', '#432a17'),
    path('M-70 26L-32 74L44 70L50 12L-50 4Z', '#4d311b'),
    path('M-50 4L-26 -44L34 -46L50 12L30 50L-30 52Z', '#6e4a2c'),
    circle([0, 4, 52], scene.outward([0, '#ffd97a', 0.7], [1, '#ffb347', 0])),
    glyph(OWN_ICONS.spiral, [0, 4, 84], {
      fill: scene.down('#fff6cf', '#ffc04a'),
      backing: { colour: '#2e1c0e', width: 56 },
    }),
    star([-46, -56, 9], '#fff0bd', 0.9),
    star([62, -50, 7], '#fff0bd', 0.9),
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
  return group({}, [
    line('M6 30V66', '#fff6e0', { 'stroke-width': 4, 'stroke-dasharray': '9 6' }),
    place([2, 2], [helicopterBody(), place([21, -54], [rotor()], { scale: 0.8 })], { scale: 0.98 }),
    circle([6, 76, 9], 'none', { stroke: '#ffd166', 'stroke-width': 5 }),
  ]);
}

/** Filled sacks in a heap of three and two, with one on top. */
function sandbags(): Svg {
  return group({}, HEAP.map(sandbag));
}

const HEAP: readonly Circle[] = [
  [-52, 50, -3],
  [52, 50, 3],
  [0, 54, 0],
  [-28, 14, 4],
  [28, 14, -5],
  [0, -22, 3],
];

/** A sack by its middle and how far it is turned; its tied ears stick out on the right. */
function sandbag([x, y, turn]: Circle): Svg {
  const edge = { stroke: '#4a3014', 'stroke-width': 6, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  const body =
    'M-38 4C-40 -18 -22 -25 0 -24C20 -25 30 -18 34 -8L44 -16Q50 0 44 14L34 8C30 22 18 25 0 24C-22 25 -37 20 -38 4Z';
  const layers = [
    path(body, '#d9b06c', edge),
    path('M-38 4C-40 -18 -22 -25 0 -24C20 -25 30 -18 34 -8C20 -14 -20 -14 -38 4Z', '#f6dca4'),
    path('M34 8C30 22 18 25 0 24C-22 25 -37 20 -38 4C-28 16 10 18 34 8Z', '#ab8040'),
    line('M34 -8V8', '#7a5424', { 'stroke-width': 5 }),
  ];
  return place([x, y], layers, { turn });
}

/** A great wave across the whole card, and an arrow that says which way the water goes. */
function watersRise(scene: Scene): Svg {
  const crest =
    'M-116 120V16C-94 -40 -42 -70 8 -50C44 -36 52 -2 28 10C36 -12 20 -30 -2 -24C-30 -16 -28 20 -4 38C24 58 70 56 116 26V120Z';
  const edge = { stroke: '#04304c', 'stroke-width': 8, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return group({}, [
    path('M60 -82L98 -40H78V0H42V-40H22Z', '#ffd166', edge),
    path('M60 -82L22 -40H42L60 -62Z', '#fff0bd'),
    path(crest, scene.down('#ffffff', '#7fd6f0', '#1f7fb8'), edge),
    path('M-116 120V62C-94 6 -66 -26 -34 -32C-66 -8 -62 50 0 120Z', '#0f5f97', { opacity: 0.45 }),
    line('M-104 24C-84 -28 -38 -54 8 -42C32 -33 44 -18 38 -2', '#ffffff', { 'stroke-width': 8 }),
    line('M-92 62C-84 24 -64 -2 -40 -14M-60 92C-62 64 -54 42 -44 30', '#dff8ff', { 'stroke-width': 5, opacity: 0.8 }),
    ...SPRAY.map((drop) => circle(drop, '#ffffff')),
  ]);
}

const SPRAY: readonly Circle[] = [
  [46, -24, 5],
  [36, -48, 4.5],
  [16, -64, 4],
  [52, 2, 4],
];
