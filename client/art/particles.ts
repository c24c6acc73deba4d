import { createScene } from './kit/scene.ts';
import { star } from './kit/sky.ts';
import { circle, ellipse, path, type Svg } from './kit/svg.ts';
import type { Effect } from './names.ts';

/** Small white or pale pictures that the board tints, scatters and fades, each in a square of 64. */
export const PARTICLES = {
  'particle/droplet': droplet,
  'particle/bubble': bubble,
  'particle/foam': foam,
  'particle/ripple': ripple,
  'particle/sparkle': sparkle,
  'particle/glow': softGlow,
} satisfies Partial<Record<Effect, () => Svg[]>>;

function droplet(): Svg[] {
  const scene = createScene('droplet');
  const body = path(
    'M32 6C40 22 52 30 52 42A20 20 0 0 1 12 42C12 30 24 22 32 6Z',
    scene.down('#ffffff', '#a9ecff', '#4fb4dd'),
  );
  return [scene.definitions(), body, ellipse([25, 42, 5, 8], '#ffffff', { opacity: 0.9 })];
}

function bubble(): Svg[] {
  return [
    circle([32, 32, 24], '#bdf3f7', { 'fill-opacity': 0.25, stroke: '#e9fdff', 'stroke-width': 5 }),
    ellipse([23, 23, 6, 5], '#ffffff'),
  ];
}

function foam(): Svg[] {
  return [
    circle([22, 36, 15], '#e9fdff'),
    circle([42, 38, 13], '#e9fdff'),
    circle([34, 24, 14], '#ffffff'),
    circle([50, 24, 6], '#ffffff'),
  ];
}

function ripple(): Svg[] {
  return [circle([32, 32, 26], 'none', { stroke: '#e9fdff', 'stroke-width': 4 })];
}

function sparkle(): Svg[] {
  return [star([32, 32, 29], '#ffe9a8'), star([32, 32, 19], '#ffffff')];
}

function softGlow(): Svg[] {
  const scene = createScene('glow');
  const light = circle([32, 32, 32], scene.outward([0, '#ffffff', 1], [0.4, '#ffffff', 0.45], [1, '#ffffff', 0]));
  return [scene.definitions(), light];
}
