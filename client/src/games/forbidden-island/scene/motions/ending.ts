import type { Ending } from '@landfall/shared/games/forbidden-island/table.ts';
import type { IslandScene } from '../IslandScene.ts';
import { pause, tween } from '../tween.ts';

/** A lost island goes under, tile after tile; a won one needs nothing more than the lift-off. */
export async function ending(scene: IslandScene, endings: readonly Ending[]): Promise<void> {
  if (endings.includes('escaped')) return;
  const left = scene.tiles.filter((_, place) => scene.table.levels[place] !== 'sunk');
  await Promise.all(
    left.map(({ box }, n) =>
      tween(scene, { targets: box, alpha: 0.25, y: `+=${scene.metrics.tile * 0.12}`, duration: 500, delay: n * 70 }),
    ),
  );
  await pause(scene, 300);
}
