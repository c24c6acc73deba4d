import { caveMouth } from '../kit/cave.ts';
import type { Picture } from '../kit/picture.ts';
import type { Scene } from '../kit/scene.ts';
import { glow, sky } from '../kit/sky.ts';
import { type Circle, circle, group, path, type Svg } from '../kit/svg.ts';

/** A volcano erupts outside the cave; its lava flows in, and sparks fly. */
export const caveEmbers: Picture = (scene) => [
  sky(scene, '#5a0f1c', '#a3231a', '#f0601f', '#ffc04a'),
  glow(scene, [160, 128, 150], { colour: '#ffe27a', strength: 0.95 }),
  fountain(),
  volcano(scene),
  path('M-4 250Q80 232 160 240T324 236V324H-4Z', '#3a0b12'),
  lavaStream(scene),
  caveMouth({ wall: scene.down('#2a0d14', '#3d1116', '#1b070b'), edge: '#ff7a2a', strength: 0.9, facet: '#6b1f1c' }),
  sparks(scene),
  path('M-4 324V262L34 240L62 276L92 262L112 324Z', '#16060a'),
  path('M324 324V254L292 238L262 274L236 266L214 324Z', '#16060a'),
  path('M34 240L62 276L44 290ZM62 276L92 262L84 292ZM292 238L262 274L280 288ZM262 274L236 266L246 296Z', '#5c1a16'),
];

function fountain(): Svg {
  return group({}, [
    path('M138 140Q120 84 92 92Q124 60 150 92Q148 52 164 34Q176 60 172 94Q198 60 228 96Q198 86 184 140Z', '#ffab2e'),
    path(
      'M148 140Q140 104 124 104Q146 88 156 108Q156 76 164 60Q172 80 168 106Q184 90 198 106Q180 106 174 140Z',
      '#fff3a8',
    ),
  ]);
}

function volcano(scene: Scene): Svg {
  return group({}, [
    path('M40 268L132 136H190L286 268Z', '#6b1518'),
    path('M40 268L132 136H150L110 268Z', '#a3231a'),
    path(
      'M132 136Q160 146 190 136L196 146Q176 150 172 176Q166 156 158 190Q150 158 144 162Q140 146 126 146Z',
      scene.down('#fff3a8', '#ff9a2e'),
    ),
  ]);
}

function lavaStream(scene: Scene): Svg {
  const outer =
    'M158 170Q138 200 168 214Q206 232 158 258Q112 284 150 330H252Q206 292 226 262Q250 226 200 208Q172 196 158 170Z';
  const inner =
    'M164 196Q168 212 188 220Q212 236 178 260Q148 286 184 330H218Q186 290 206 260Q226 232 196 216Q176 208 164 196Z';
  return group({}, [
    path(outer, scene.down('#ffd23f', '#ff8a1f', '#f2571a')),
    path(inner, '#fff6bd', { opacity: 0.9 }),
  ]);
}

function sparks(scene: Scene): Svg {
  const spark = (): Svg => {
    const at: Circle = [scene.between(66, 256), scene.between(70, 262), scene.between(1.4, 4)];
    return circle(at, scene.between(0, 1) > 0.5 ? '#fff0a0' : '#ffb53a', { opacity: scene.between(0.5, 1) });
  };
  return group({}, Array.from({ length: 36 }, spark));
}
