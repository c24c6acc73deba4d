import type Phaser from 'phaser';
import { ATLAS, type Effect } from '../../../../art/names.ts';
import type { Spot } from '../model/metrics.ts';

type Burst = 'droplets' | 'bubbles' | 'sparkles';

const SPRAYS: Readonly<
  Record<Burst, { frame: Effect; config: Phaser.Types.GameObjects.Particles.ParticleEmitterConfig }>
> = {
  droplets: {
    frame: 'particle/droplet',
    config: {
      lifespan: 800,
      speed: { min: 40, max: 190 },
      angle: { min: 200, max: 340 },
      scale: { start: 0.34, end: 0 },
      alpha: { start: 0.95, end: 0 },
      gravityY: 420,
    },
  },
  bubbles: {
    frame: 'particle/bubble',
    config: {
      lifespan: 900,
      speed: { min: 10, max: 60 },
      angle: { min: 240, max: 300 },
      scale: { start: 0.2, end: 0.55 },
      alpha: { start: 0.9, end: 0 },
      gravityY: -40,
    },
  },
  sparkles: {
    frame: 'particle/sparkle',
    config: {
      lifespan: 900,
      speed: { min: 40, max: 160 },
      scale: { start: 0.6, end: 0 },
      alpha: { start: 1, end: 0 },
    },
  },
};

/** Water drops, bubbles and sparkles. */
export class Spray {
  private readonly emitters: Readonly<Record<Burst, Phaser.GameObjects.Particles.ParticleEmitter>>;

  constructor(scene: Phaser.Scene) {
    const emitter = (burst: Burst) =>
      scene.add.particles(0, 0, ATLAS.key, { ...SPRAYS[burst].config, frame: SPRAYS[burst].frame, emitting: false });
    this.emitters = { droplets: emitter('droplets'), bubbles: emitter('bubbles'), sparkles: emitter('sparkles') };
  }

  burst(kind: Burst, { x, y }: Spot, count: number): void {
    this.emitters[kind].explode(count, x, y);
  }

  /** Ends everything in the air. */
  clear(): void {
    for (const emitter of Object.values(this.emitters)) emitter.killAll();
  }
}
