import { TREASURES, type Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import type Phaser from 'phaser';
import { ATLAS, treasureFrame } from '../../../../art/names.ts';
import { type Metrics, type Spot, TREASURE_SIZE } from '../model/metrics.ts';

const NOT_YET = 0.38;

/** The four treasures in the sea around the island, pale until they are captured. */
export class Treasures {
  private readonly images: ReadonlyMap<Treasure, Phaser.GameObjects.Image>;

  constructor(scene: Phaser.Scene, layer: Phaser.GameObjects.Container) {
    this.images = new Map(
      TREASURES.map((treasure) => [treasure, scene.add.image(0, 0, ATLAS.key, treasureFrame(treasure))]),
    );
    layer.add([...this.images.values()]);
  }

  rest(captured: readonly Treasure[], { treasureSpots, tile }: Metrics): void {
    for (const [treasure, image] of this.images) {
      const spot = treasureSpots?.[TREASURES.indexOf(treasure)];
      image.setVisible(spot !== undefined);
      if (!spot) continue;
      image
        .setPosition(spot.x, spot.y)
        .setDisplaySize(tile * TREASURE_SIZE, tile * TREASURE_SIZE)
        .setAlpha(captured.includes(treasure) ? 1 : NOT_YET);
    }
  }

  /** Where a treasure lies, null when it is kept beside the board. */
  spotOf(treasure: Treasure): Spot | null {
    const image = this.images.get(treasure)!;
    return image.visible ? { x: image.x, y: image.y } : null;
  }
}
