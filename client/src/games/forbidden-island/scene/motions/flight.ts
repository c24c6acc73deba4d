import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type Phaser from 'phaser';
import { ATLAS } from '../../../../../art/names.ts';
import type { Spot } from '../../model/metrics.ts';
import { standings } from '../../model/pawns.ts';
import type { IslandScene } from '../IslandScene.ts';
import { tween } from '../tween.ts';

const GROUND = 0.5;
const CRUISE = 1.25;

/** The helicopter takes pawns from one tile to another. */
export async function lift(
  scene: IslandScene,
  flight: { pawns: readonly Seat[]; from: Place; to: Place },
): Promise<void> {
  const { spots } = scene.metrics;
  const start = spots[flight.from]!;
  const end = spots[flight.to]!;
  const machine = helicopter(scene, start, end.x < start.x);
  await hover(scene, { machine, to: start, height: GROUND, ms: 420 });
  await board(scene, flight.pawns, machine);
  await hover(scene, { machine, to: start, height: CRUISE, ms: 260 });
  const far = Math.hypot(end.x - start.x, end.y - start.y) / scene.metrics.tile;
  await hover(scene, { machine, to: end, height: GROUND, ms: 320 + far * 90 });
  const seats = standings(scene.metrics, end, flight.pawns.length);
  await Promise.all(
    flight.pawns.map((pawn, n) =>
      tween(scene, {
        targets: scene.pawn(pawn).setPosition(machine.x, machine.y),
        alpha: 1,
        ...place(seats[n]!),
        duration: 220,
      }),
    ),
  );
  machine.destroy();
}

/** The helicopter takes everybody home. */
export async function liftOff(scene: IslandScene, landing: Place): Promise<void> {
  const { spots, tile } = scene.metrics;
  const start = spots[landing]!;
  const machine = helicopter(scene, start, false);
  await hover(scene, { machine, to: start, height: GROUND, ms: 500 });
  await board(scene, [...scene.pawns.keys()], machine);
  scene.spray.burst('sparkles', start, 40);
  await hover(scene, { machine, to: start, height: CRUISE, ms: 500 });
  await hover(scene, { machine, to: { x: start.x + tile * 2, y: -tile * 2 }, height: 0, ms: 1100 });
  machine.destroy();
}

const place = ({ x, y }: Spot) => ({ x, y });

/** A helicopter with a turning rotor, coming in from above. */
function helicopter(scene: IslandScene, { x, y }: Spot, facingLeft: boolean): Phaser.GameObjects.Container {
  const { tile } = scene.metrics;
  const body = scene.add.image(0, 0, ATLAS.key, 'sprite/helicopter').setDisplaySize(tile * 0.9, tile * 0.675);
  const rotor = scene.add
    .image(tile * 0.08, -tile * 0.27, ATLAS.key, 'sprite/rotor')
    .setDisplaySize(tile * 0.8, tile * 0.1);
  const machine = scene.add.container(x, y - tile * 2.2, [body, rotor]);
  if (facingLeft) machine.setScale(-1, 1);
  scene.passing.add(machine);
  scene.tweens.add({ targets: rotor, scaleX: 0.1 * rotor.scaleX, duration: 60, yoyo: true, repeat: 60 });
  return machine;
}

interface Hover {
  machine: Phaser.GameObjects.Container;
  to: Spot;
  /** Above the ground, in tiles. */
  height: number;
  ms: number;
}

const hover = (scene: IslandScene, { machine, to, height, ms }: Hover): Promise<void> =>
  tween(scene, {
    targets: machine,
    x: to.x,
    y: to.y - height * scene.metrics.tile,
    duration: ms,
    ease: 'Sine.easeInOut',
  });

/** Pawns climb in. */
const board = (scene: IslandScene, pawns: readonly Seat[], { x, y }: Spot): Promise<unknown> =>
  Promise.all(pawns.map((pawn) => tween(scene, { targets: scene.pawn(pawn), x, y, alpha: 0, duration: 220 })));
