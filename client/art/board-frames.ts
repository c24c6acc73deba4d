import { TREASURES } from '@landfall/shared/games/forbidden-island/cards.ts';
import { ROLES } from '@landfall/shared/games/forbidden-island/roles.ts';
import { TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';
import { type Box, type Svg, svgFile } from './kit/svg.ts';
import { landingBadge } from './landing-badge.ts';
import { BOLD_MARKS, MARKS } from './marks.ts';
import { type Frame, PAWN_BOX, TILE_BOX } from './names.ts';
import { PARTICLES } from './particles.ts';
import { pawn } from './pawns.ts';
import { SPRITES } from './sprites.ts';
import { tile } from './tile.ts';
import { treasureBadge } from './treasures.ts';

/** A picture of the board's atlas before it is drawn in pixels. */
export interface BoardFrame {
  readonly name: Frame;
  readonly width: number;
  readonly height: number;
  readonly svg: Svg;
}

const TILE_WIDTH = 240;
const SMALL_TILE_WIDTH = 120;
const PAWN_WIDTH = 120;
const SPRITE_WIDTH = 200;
const TREASURE_SIZE = 104;
const PARTICLE_SIZE = 48;

const TILE_VIEW: Box = [0, 0, TILE_BOX.width, TILE_BOX.height];
const PAWN_VIEW: Box = [0, 0, PAWN_BOX.width, PAWN_BOX.height];
const TREASURE_VIEW: Box = [-36, -36, 72, 72];
const PARTICLE_VIEW: Box = [0, 0, 64, 64];

/** Everything that the board draws. */
export function boardFrames(): BoardFrame[] {
  return [
    ...TILES.flatMap((id) => [
      frame(`tile/${id}/dry`, [TILE_VIEW, tile(id, 'dry')], TILE_WIDTH),
      frame(`tile/${id}/flooded`, [TILE_VIEW, tile(id, 'flooded')], TILE_WIDTH),
    ]),
    ...entries(MARKS).map(([name, draw]) => frame(name, [TILE_VIEW, draw()], TILE_WIDTH)),
    ...entries(BOLD_MARKS).map(([name, draw]) => frame(name, [TILE_VIEW, draw()], SMALL_TILE_WIDTH)),
    ...ROLES.map((role) => frame(`pawn/${role}`, [PAWN_VIEW, pawn(role)], PAWN_WIDTH)),
    ...TREASURES.map((treasure) =>
      frame(`treasure/${treasure}`, [TREASURE_VIEW, treasureBadge(treasure)], TREASURE_SIZE),
    ),
    frame('badge/landing', [TREASURE_VIEW, landingBadge()], TREASURE_SIZE),
    ...entries(SPRITES).map(([name, { viewBox, layers }]) => frame(name, [viewBox, layers], SPRITE_WIDTH)),
    ...entries(PARTICLES).map(([name, draw]) => frame(name, [PARTICLE_VIEW, draw()], PARTICLE_SIZE)),
  ];
}

function frame(name: Frame, [view, layers]: readonly [Box, Svg[]], width: number): BoardFrame {
  const height = Math.round((width * view[3]) / view[2]);
  return { name, width, height, svg: svgFile(view, layers, [width, height]) };
}

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];
