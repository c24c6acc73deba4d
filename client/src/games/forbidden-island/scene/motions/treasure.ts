import type { Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { ATLAS, treasureFrame } from '../../../../../art/names.ts';
import { TREASURE_SIZE } from '../../model/metrics.ts';
import type { IslandScene } from '../IslandScene.ts';
import { tween } from '../tween.ts';

/** A treasure rises from its tile and flies to where treasures are kept. */
export async function capture(scene: IslandScene, treasure: Treasure, from: Place): Promise<void> {
  const { spots, tile } = scene.metrics;
  const start = spots[from]!;
  const end = scene.treasures.spotOf(treasure) ?? { x: start.x, y: -tile };
  const image = scene.add.image(start.x, start.y, ATLAS.key, treasureFrame(treasure));
  image.setDisplaySize(tile * 0.2, tile * 0.2);
  scene.passing.add(image);
  scene.spray.burst('sparkles', start, 22);
  await tween(scene, {
    targets: image,
    displayWidth: tile * 0.95,
    displayHeight: tile * 0.95,
    y: start.y - tile * 0.35,
    duration: 420,
    ease: 'Back.easeOut',
  });
  await tween(scene, {
    targets: image,
    ...end,
    displayWidth: tile * TREASURE_SIZE,
    displayHeight: tile * TREASURE_SIZE,
    duration: 700,
    ease: 'Cubic.easeInOut',
  });
  scene.spray.burst('sparkles', end, 26);
  image.destroy();
}
