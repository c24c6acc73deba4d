import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { pawnHeight, standings } from '../../model/pawns.ts';
import type { IslandScene } from '../IslandScene.ts';
import { pause, tween } from '../tween.ts';

const HOP_MS = 260;
const LONGEST_MS = 720;

interface Arc {
  pawn: Seat;
  to: Place;
  /** How high the arc rises, in tiles. */
  rise: number;
}

/** A pawn jumps to another tile along an arc. */
export async function hop(scene: IslandScene, { pawn, to, rise }: Arc): Promise<void> {
  const { metrics } = scene;
  const image = scene.pawn(pawn);
  const others = scene.table.adventurers.filter(({ place }, seat) => place === to && seat !== pawn).length;
  const end = standings(metrics, metrics.spots[to]!, others + 1).at(-1)!;
  const from = { x: image.x, y: image.y, width: image.displayWidth };
  const length = Math.hypot(end.x - from.x, end.y - from.y) / metrics.tile;
  const duration = Math.min(LONGEST_MS, HOP_MS * Math.max(1, length * 0.6));
  const path = { part: 0 };
  image.parentContainer.bringToTop(image);
  await tween(scene, {
    targets: path,
    part: 1,
    duration,
    ease: 'Sine.easeInOut',
    onUpdate() {
      const { part } = path;
      const width = from.width + (end.width - from.width) * part;
      image.setPosition(
        from.x + (end.x - from.x) * part,
        from.y + (end.y - from.y) * part - Math.sin(Math.PI * part) * rise * metrics.tile,
      );
      image.setDisplaySize(width, pawnHeight(width));
    },
  });
}

/** A pawn bobs in the water, then makes for the shore. */
export async function swim(scene: IslandScene, pawn: Seat, to: Place): Promise<void> {
  const image = scene.pawn(pawn);
  scene.spray.burst('droplets', image, 14);
  await tween(scene, { targets: image, angle: { from: -9, to: 9 }, duration: 130, yoyo: true, repeat: 1 });
  image.setAngle(0);
  await hop(scene, { pawn, to, rise: 0.12 });
}

/** A pawn goes under. */
export async function drown(scene: IslandScene, pawn: Seat): Promise<void> {
  const image = scene.pawn(pawn);
  scene.spray.burst('bubbles', image, 18);
  await tween(scene, {
    targets: image,
    y: `+=${scene.metrics.tile * 0.3}`,
    alpha: 0,
    duration: 900,
    ease: 'Sine.easeIn',
  });
  await pause(scene, 200);
}
