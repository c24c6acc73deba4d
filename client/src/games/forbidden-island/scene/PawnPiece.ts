import type { Role } from '@landfall/shared/games/forbidden-island/roles.ts';
import type Phaser from 'phaser';
import { ATLAS, PAWN_BOX, pawnFrame } from '../../../../art/names.ts';
import { pawnHeight, type Standing } from '../model/pawns.ts';

/** One pawn; its position is where its foot stands. */
export class PawnPiece {
  readonly image: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene, layer: Phaser.GameObjects.Container, role: Role) {
    this.image = scene.add
      .image(0, 0, ATLAS.key, pawnFrame(role))
      .setOrigin(PAWN_BOX.footX / PAWN_BOX.width, PAWN_BOX.footY / PAWN_BOX.height);
    layer.add(this.image);
  }

  /** Stands still. */
  rest({ x, y, width }: Standing): void {
    this.image.setPosition(x, y).setDisplaySize(width, pawnHeight(width)).setAngle(0).setAlpha(1);
  }
}
