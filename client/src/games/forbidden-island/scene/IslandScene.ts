import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import Phaser from 'phaser';
import { ATLAS } from '../../../../art/names.ts';
import type { Atlas } from '../../../board/atlas.ts';
import { pixelRatio } from '../../../board/stage.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Metrics } from '../model/metrics.ts';
import { standingsOf } from '../model/pawns.ts';
import { type Lighting, Lights } from './Lights.ts';
import { PawnPiece } from './PawnPiece.ts';
import { Spray } from './Spray.ts';
import { TilePiece } from './TilePiece.ts';
import { Treasures } from './Treasures.ts';

/** The pieces on the board, each drawn at rest from the table; motions move them in between. */
export class IslandScene extends Phaser.Scene {
  tiles: TilePiece[] = [];
  pawns: PawnPiece[] = [];
  treasures!: Treasures;
  rings!: Lights;
  spray!: Spray;
  /** Things that are only there while something moves. */
  passing!: Phaser.GameObjects.Container;
  /** What `rest` was given last. */
  table!: Table;
  metrics!: Metrics;
  readonly created: Promise<void>;
  private created_!: () => void;
  private tileLayer!: Phaser.GameObjects.Container;
  private pawnLayer!: Phaser.GameObjects.Container;

  constructor() {
    super('island');
    this.created = new Promise((resolve) => {
      this.created_ = resolve;
    });
  }

  create(): void {
    this.scale.on('resize', this.aimCamera, this);
    this.aimCamera();
    this.created_();
  }

  /** Brings in the pictures; before that nothing can be drawn. */
  furnish({ image, frames }: Atlas): void {
    this.textures.addAtlas(ATLAS.key, image, frames);
    this.treasures = new Treasures(this, this.add.container());
    this.tileLayer = this.add.container();
    this.rings = new Lights(this, this.add.container());
    this.pawnLayer = this.add.container();
    this.passing = this.add.container();
    this.spray = new Spray(this);
  }

  /** Draws every piece at rest. */
  rest(table: Table, metrics: Metrics): void {
    if (this.isAnother(table)) this.deal(table);
    this.table = table;
    this.metrics = metrics;
    this.tweens.killAll();
    this.passing.removeAll(true);
    this.cameras.main.resetFX();
    this.tiles.forEach((piece, place) => {
      const name = t(`forbiddenIsland.tiles.${piece.tile}`);
      piece.rest(table.levels[place]!, { name, spot: metrics.spots[place]!, metrics });
    });
    for (const [seat, standing] of standingsOf(table, metrics)) this.pawns[seat]!.rest(standing);
    this.treasures.rest(table.captured, metrics);
  }

  light(lighting: Lighting): void {
    const marks = this.tiles.map(({ mark }) => mark);
    this.rings.show(lighting, { metrics: this.metrics, levels: this.table.levels, marks });
    this.tiles.forEach((piece, place) => {
      piece.dim(lighting.dimmed.has(place));
    });
  }

  pawn(seat: Seat): Phaser.GameObjects.Image {
    return this.pawns[seat]!.image;
  }

  /** Whether a table has other tiles or adventurers than the one on the board. */
  private isAnother({ island, adventurers }: Table): boolean {
    const before = this.table;
    return (
      !before ||
      before.island.join() !== island.join() ||
      before.adventurers.map(({ role }) => role).join() !== adventurers.map(({ role }) => role).join()
    );
  }

  private deal({ island, adventurers }: Table): void {
    this.tileLayer.removeAll(true);
    this.pawnLayer.removeAll(true);
    this.tiles = island.map((tile) => new TilePiece(this, this.tileLayer, tile));
    this.pawns = adventurers.map(({ role }) => new PawnPiece(this, this.pawnLayer, role));
  }

  /** One unit of the scene is one CSS pixel. */
  private aimCamera(): void {
    this.cameras.main.setSize(this.scale.width, this.scale.height).setOrigin(0, 0).setZoom(pixelRatio());
  }
}
