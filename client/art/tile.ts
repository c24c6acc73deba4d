import type { Level, TileId } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { caustics } from './caustics.ts';
import { createScene, type Scene } from './kit/scene.ts';
import { element, group, line, path, rect, type Svg } from './kit/svg.ts';
import { TILE_BOX } from './names.ts';
import { PICTURES } from './tiles/pictures.ts';

const { faceInset: INSET, faceSize: FACE, corner: CORNER, floodedDrop: DROP } = TILE_BOX;
const WATER_LINE = 'M-10 150q22 -20 44 -2t44 2t44 -4t44 2t44 2t44 -4t44 2t44 0';
const CAUSTICS = caustics();

/** The bare picture of a tile, a square of 320, as definitions and layers. */
export function face(tile: TileId): Svg[] {
  const scene = createScene(tile);
  const layers = PICTURES[tile](scene);
  return [scene.definitions(), ...layers];
}

/** A whole tile in a box of 320 x 352. What the sea has done to it shows in height, foam, water line and colour. */
export function tile(id: TileId, level: Exclude<Level, 'sunk'>): Svg[] {
  return level === 'dry' ? dryTile(id) : floodedTile(id);
}

/** A slab that stands above the sea, with a rock side and a ring of foam. */
function dryTile(id: TileId): Svg[] {
  const scene = createScene(`${id}-dry`);
  const layers = [
    rect([1, 26, 318, 324], '#bdf3f7', { rx: CORNER + 6, opacity: 0.38 }),
    rect([5, 22, 310, 322], '#e9fdff', { rx: CORNER + 3, opacity: 0.8 }),
    rect([INSET, INSET, FACE, FACE + 24], scene.down('#9a8264', '#463629'), { rx: CORNER }),
    line('M60 314v16M118 316v16M176 314v18M232 316v15M276 312v14', '#2d231c', { 'stroke-width': 3.4, opacity: 0.45 }),
    group({ 'clip-path': faceClip(scene) }, face(id)),
    rim(scene),
  ];
  return [scene.definitions(), ...layers];
}

/** The same slab lower: from the middle down it lies under blue water with a web of light, behind a white water line. */
function floodedTile(id: TileId): Svg[] {
  const scene = createScene(`${id}-flooded`);
  const picture = group({}, face(id));
  const belowWater = scene.clip(path(`${WATER_LINE}V330H-10Z`, '#000000'));
  const layers = [
    rect([3, 22, 314, 318], '#9fe6f2', { rx: CORNER + 5, opacity: 0.28 }),
    rect([INSET, INSET + DROP, FACE, FACE + 6], scene.down('#1d5a74', '#0c3a54'), { rx: CORNER }),
    group({ transform: `translate(0 ${DROP})` }, [
      group({ 'clip-path': faceClip(scene) }, [
        group({ filter: `url(#${id}-pale)` }, [picture]),
        group({ 'clip-path': belowWater }, [
          group({ filter: `url(#${id}-deep)` }, [picture]),
          rect([0, 0, 320, 320], scene.down([0.4, '#8fe0f4'], [0.65, '#3f9fd2'], [1, '#145a94']), { opacity: 0.34 }),
          path(CAUSTICS, scene.down([0.42, '#e6fdff', 0.5], [0.7, '#b4efff', 0.26], [1, '#9fe8ff', 0.08]), {
            'fill-rule': 'evenodd',
          }),
        ]),
        waterSurface(),
      ]),
      rim(scene),
    ]),
  ];
  return [floodFilters(id), scene.definitions(), ...layers];
}

function waterSurface(): Svg {
  return group({}, [
    line(WATER_LINE, '#0b4a78', { 'stroke-width': 12, 'stroke-opacity': 0.35, transform: 'translate(0 9)' }),
    line(WATER_LINE, '#dffaff', { 'stroke-width': 4, opacity: 0.6, transform: 'translate(16 18)' }),
    line(WATER_LINE, '#ffffff', { 'stroke-width': 9 }),
  ]);
}

const faceClip = (scene: Scene): string => scene.clip(rect([INSET, INSET, FACE, FACE], '#000000', { rx: CORNER }));

/** Light on the upper edge, shade on the lower. */
function rim(scene: Scene): Svg {
  const shading = scene.down([0, '#ffffff', 0.75], [0.3, '#ffffff', 0.15], [1, '#000000', 0.35]);
  return rect([INSET + 2.5, INSET + 2.5, FACE - 5, FACE - 5], 'none', {
    rx: CORNER - 2,
    stroke: shading,
    'stroke-width': 5,
  });
}

/**
 * Colour matrices rather than blend modes, which browsers do not all draw alike: `pale` for what still looks out of the
 * water, `deep` for what lies under it.
 */
function floodFilters(id: TileId): Svg {
  const matrix = (name: string, values: string) =>
    element('filter', { id: `${id}-${name}`, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' }, [
      element('feColorMatrix', { values }),
    ]);
  return element('defs', {}, [
    matrix('pale', '.70 .10 .02 0 0  .05 .82 .05 0 .01  .06 .10 .82 0 .04  0 0 0 1 0'),
    matrix('deep', '.30 .14 .04 0 .01  .10 .56 .12 0 .06  .10 .24 .62 0 .15  0 0 0 1 0'),
  ]);
}
