import Phaser from 'phaser';

/** Frames drawn after the one with the last change, so that a tween begun right after `wake` finds the loop running. */
const QUIET_FRAMES = 1;

/** A scene whose status lies strictly between these is still loading or being created. */
const { PENDING, RUNNING } = Phaser.Scenes;

/**
 * Render on demand: the game loop sleeps once nothing moves, and whoever changes the picture calls `wake`. Phaser's own
 * clock stands still meanwhile, so wake before starting a tween.
 */
export class RenderGate {
  private readonly game: Phaser.Game;
  private quietFrames = 0;
  private waiting: (() => void)[] = [];
  private readonly wakeWhenVisible = () => this.wake();

  constructor(game: Phaser.Game) {
    this.game = game;
    game.events.on(Phaser.Core.Events.POST_RENDER, this.afterFrame, this);
    document.addEventListener('visibilitychange', this.wakeWhenVisible);
  }

  wake(): void {
    this.quietFrames = 0;
    if (!this.game.loop.running) this.game.loop.wake(true);
  }

  /** Settles once the loop sleeps, when the picture is complete. */
  asleep(): Promise<void> {
    if (!this.game.loop.running) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  destroy(): void {
    document.removeEventListener('visibilitychange', this.wakeWhenVisible);
    this.rest();
  }

  private afterFrame(): void {
    this.quietFrames = this.somethingMoves() ? 0 : this.quietFrames + 1;
    if (this.quietFrames <= QUIET_FRAMES) return;
    this.game.loop.sleep();
    this.rest();
  }

  private rest(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** `getScenes(true)` would leave out scenes that are still loading, and the loop would sleep before they draw. */
  private somethingMoves(): boolean {
    return this.game.scene.getScenes(false).some((scene) => {
      const { status } = scene.sys.settings;
      const starting = status > PENDING && status < RUNNING;
      return (
        starting || scene.load.isLoading() || scene.tweens.getTweens().length > 0 || scene.children.list.some(sprays)
      );
    });
  }
}

function sprays(object: Phaser.GameObjects.GameObject): boolean {
  return (
    object instanceof Phaser.GameObjects.Particles.ParticleEmitter &&
    (object.emitting || object.getAliveParticleCount() > 0)
  );
}
