import { TREASURES } from '@landfall/shared/games/forbidden-island/cards.ts';
import { LANDING, type Level, type TileId, TREASURE_TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';
import type Phaser from 'phaser';
import { ATLAS, type Frame, tileFrame, treasureFrame } from '../../../../art/names.ts';
import { pixelRatio } from '../../../board/stage.ts';
import { type Metrics, type Spot, TILE_HEIGHT } from '../model/metrics.ts';
import { NAMED_TILE } from '../model/pawns.ts';
import { badgeSize, FLOODED_DROP, NAME_SIZE, NAME_STYLE, SMALLEST_NAME } from './look.ts';

/** Where the name ends, in faces below the middle: just inside the ring of a lit tile. */
const NAME_FOOT = 0.395;

/** One tile on the board: its picture, its name and the badge of what it is needed for. */
export class TilePiece {
  readonly box: Phaser.GameObjects.Container;
  readonly tile: TileId;
  readonly picture: Phaser.GameObjects.Image;
  private readonly shade: Phaser.GameObjects.Image;
  private readonly label: Phaser.GameObjects.Text;
  private readonly badge: Phaser.GameObjects.Image | undefined;
  /** The picture of the badge, where it has one. */
  readonly mark: Frame | null;

  constructor(scene: Phaser.Scene, layer: Phaser.GameObjects.Container, tile: TileId) {
    this.tile = tile;
    this.picture = scene.add.image(0, 0, ATLAS.key, tileFrame(tile, 'dry'));
    this.shade = scene.add.image(0, 0, ATLAS.key, 'tile/nameShade');
    this.label = scene.add
      .text(0, 0, '', { ...NAME_STYLE, resolution: pixelRatio() })
      .setOrigin(0.5, 1)
      .setLineSpacing(-3);
    this.box = scene.add.container(0, 0, [this.picture, this.shade, this.label]);
    this.mark = badgeOf(tile);
    if (this.mark) this.badge = scene.add.image(0, 0, ATLAS.key, this.mark);
    if (this.badge) this.box.add(this.badge);
    layer.add(this.box);
  }

  /** Lies still at its place, in the state it is in. */
  rest(level: Level, { name, spot, metrics }: { name: string; spot: Spot; metrics: Metrics }): void {
    const { tile, face } = metrics;
    const drop = level === 'flooded' ? FLOODED_DROP * face : 0;
    const named = level !== 'sunk' && tile >= NAMED_TILE;
    this.box.setPosition(spot.x, spot.y).setScale(1).setAngle(0).setAlpha(1);
    this.turn(level);
    this.picture.setDisplaySize(face, face * TILE_HEIGHT);
    this.shade
      .setDisplaySize(face, face * TILE_HEIGHT)
      .setPosition(0, drop)
      .setVisible(named);
    if (this.badge) placeBadge(this.badge, { x: 0, y: drop }, metrics).setVisible(level !== 'sunk');
    this.label.setVisible(named);
    if (named) this.write(name, metrics, drop);
  }

  /** Shows another side of the tile. */
  turn(level: Level): void {
    this.picture.setFrame(tileFrame(this.tile, level));
  }

  /** A tile that is not lit while something else is chosen. */
  dim(dimmed: boolean): void {
    this.box.setAlpha(dimmed ? 0.45 : 1);
  }

  private write(name: string, { tile, face }: Metrics, drop: number): void {
    const { label } = this;
    const size = Math.max(SMALLEST_NAME, Math.round(tile * NAME_SIZE));
    if (label.style.fontSize !== `${size}px`) label.setFontSize(size);
    if (label.style.wordWrapWidth !== face * 0.86) label.setWordWrapWidth(face * 0.86);
    if (label.text !== name) label.setText(name);
    label.setPosition(0, face * NAME_FOOT + drop);
  }
}

/** Lays a badge on the upper left corner of a tile whose face has its middle there. */
export const placeBadge = (badge: Phaser.GameObjects.Image, { x, y }: Spot, { face, tile }: Metrics) =>
  badge.setDisplaySize(badgeSize(tile), badgeSize(tile)).setPosition(x - face * 0.37, y - face * 0.42);

/** What a tile is needed for: a treasure, or the way home. */
function badgeOf(tile: TileId): Frame | null {
  if (tile === LANDING) return 'badge/landing';
  const treasure = TREASURES.find((one) => TREASURE_TILES[one].includes(tile));
  return treasure ? treasureFrame(treasure) : null;
}
