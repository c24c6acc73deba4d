import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { IslandScene } from '../IslandScene.ts';
import { FLOODED_DROP } from '../look.ts';
import { pause, tween } from '../tween.ts';

/** A tile ducks, the water closes over it, and it comes to rest lower. */
export async function flood(scene: IslandScene, place: Place): Promise<void> {
  const { box } = scene.tiles[place]!;
  const { tile, face } = scene.metrics;
  await tween(scene, { targets: box, y: `+=${tile * 0.05}`, scale: 0.96, duration: 160, ease: 'Quad.easeIn' });
  scene.tiles[place]!.turn('flooded');
  scene.spray.burst('droplets', { x: box.x, y: box.y + tile * 0.2 + FLOODED_DROP * face }, 26);
  await tween(scene, { targets: box, y: `-=${tile * 0.05}`, scale: 1, duration: 420, ease: 'Back.easeOut' });
}

/** Tiles rise out of the water and shake it off. */
export async function raise(scene: IslandScene, places: readonly Place[]): Promise<void> {
  await Promise.all(places.map((place) => raiseOne(scene, place)));
}

async function raiseOne(scene: IslandScene, place: Place): Promise<void> {
  const { box } = scene.tiles[place]!;
  const { tile } = scene.metrics;
  await tween(scene, { targets: box, y: `-=${tile * 0.06}`, scale: 1.05, duration: 180, ease: 'Quad.easeOut' });
  scene.tiles[place]!.turn('dry');
  scene.spray.burst('droplets', { x: box.x, y: box.y + tile * 0.45 }, 16);
  await tween(scene, { targets: box, y: `+=${tile * 0.06}`, scale: 1, duration: 380, ease: 'Bounce.easeOut' });
}

/** A tile trembles, tilts and is drawn into the deep. */
export async function sink(scene: IslandScene, place: Place): Promise<void> {
  const { box } = scene.tiles[place]!;
  const { tile } = scene.metrics;
  await tween(scene, { targets: box, angle: { from: -3, to: 3 }, duration: 70, yoyo: true, repeat: 2 });
  await tween(scene, { targets: box, angle: 12, alpha: 0.85, duration: 200, ease: 'Quad.easeIn' });
  scene.spray.burst('bubbles', { x: box.x, y: box.y + tile * 0.1 }, 16);
  await tween(scene, { targets: box, angle: 70, scale: 0.45, alpha: 0, duration: 480, ease: 'Quad.easeIn' });
  await pause(scene, 120);
}

/** The sea swells: a blue flash and a shudder. */
export async function swell(scene: IslandScene): Promise<void> {
  const camera = scene.cameras.main;
  camera.shake(420, 0.004);
  await pause(scene, 900);
}
