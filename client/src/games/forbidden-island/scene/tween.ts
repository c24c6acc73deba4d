import type Phaser from 'phaser';

type Tween = Omit<Phaser.Types.Tweens.TweenBuilderConfig, 'onComplete'> & { targets: unknown };

/** Plays a tween to its end. When it is killed, as `rest` does, the motion simply never goes on. */
export function tween(scene: Phaser.Scene, config: Tween): Promise<void> {
  return new Promise((resolve) => {
    scene.tweens.add({ ...config, onComplete: () => resolve() } as Phaser.Types.Tweens.TweenBuilderConfig);
  });
}

/** Lets some time pass. */
export function pause(scene: Phaser.Scene, ms: number): Promise<void> {
  return new Promise((resolve) => {
    scene.tweens.addCounter({ from: 0, to: 1, duration: ms, onComplete: () => resolve() });
  });
}
