/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { Game } from 'phaser';

/** Particles of Phaser, which itself wants a real canvas. */
class ParticleEmitter {
  emitting = false;
  alive = 0;
  getAliveParticleCount = () => this.alive;
}
const POST_RENDER = 'postrender';
const PENDING = 0;
const CREATING = 4;
const RUNNING = 5;
const phaser = {
  Scenes: { PENDING, RUNNING },
  Core: { Events: { POST_RENDER } },
  GameObjects: { Particles: { ParticleEmitter } },
};
jest.unstable_mockModule('phaser', () => ({ default: phaser }));
const { RenderGate } = await import('./gate.ts');

/** A game whose frames a test draws; it draws none while its loop sleeps. */
function stage() {
  let afterFrame = () => {};
  const scene = {
    sys: { settings: { status: RUNNING } },
    load: { isLoading: () => false },
    tweens: { getTweens: (): unknown[] => [] },
    children: { list: [] as unknown[] },
  };
  const loop = {
    running: true,
    wake: () => {
      loop.running = true;
    },
    sleep: () => {
      loop.running = false;
    },
  };
  const game = {
    loop,
    scene: { getScenes: () => [scene] },
    events: {
      on(name: string, listener: () => void, self: unknown) {
        if (name === POST_RENDER) afterFrame = listener.bind(self);
      },
    },
  };
  const gate = new RenderGate(game as unknown as Game);
  /** How many of so many frames are drawn. */
  const frames = (n: number) => {
    let drawn = 0;
    for (; drawn < n && loop.running; drawn++) afterFrame();
    return drawn;
  };
  return { gate, scene, loop, frames };
}

const MANY = 50;
/** The frame with the last change, and one more. */
const LAST = 2;

test('where nothing moves no frames are drawn, until somebody changes the picture', () => {
  const { gate, frames } = stage();
  expect([frames(MANY), frames(MANY)]).toEqual([LAST, 0]);
  gate.wake();
  expect([frames(MANY), frames(MANY)]).toEqual([LAST, 0]);
});

type Scene = ReturnType<typeof stage>['scene'];
const spraying = (changes: Partial<ParticleEmitter>) => Object.assign(new ParticleEmitter(), changes);

test.each<[string, (scene: Scene) => void, (scene: Scene) => void]>([
  [
    'a tween',
    ({ tweens }) => {
      tweens.getTweens = () => [{}];
    },
    ({ tweens }) => {
      tweens.getTweens = () => [];
    },
  ],
  [
    'a picture that is fetched',
    ({ load }) => {
      load.isLoading = () => true;
    },
    ({ load }) => {
      load.isLoading = () => false;
    },
  ],
  [
    'a scene that is being created',
    ({ sys }) => {
      sys.settings.status = CREATING;
    },
    ({ sys }) => {
      sys.settings.status = RUNNING;
    },
  ],
  ['spray', ({ children }) => children.list.push(spraying({ emitting: true })), ({ children }) => children.list.pop()],
  [
    'drops in the air',
    ({ children }) => children.list.push(spraying({ alive: 3 })),
    ({ children }) => children.list.pop(),
  ],
])('frames are drawn as long as there is %s', (_what, begin, end) => {
  const { scene, frames } = stage();
  begin(scene);
  expect(frames(MANY)).toBe(MANY);
  end(scene);
  expect(frames(MANY)).toBe(LAST);
});

test('what lies still is no reason to draw', () => {
  const { scene, frames } = stage();
  scene.children.list.push({}, spraying({}));
  scene.sys.settings.status = PENDING;
  expect(frames(MANY)).toBe(LAST);
});

test('whoever waits for the picture to be complete waits until the loop sleeps', async () => {
  const { gate, frames } = stage();
  let isAsleep = false;
  const asleep = gate.asleep().then(() => {
    isAsleep = true;
  });
  await Promise.resolve();
  expect(isAsleep).toBe(false);
  frames(MANY);
  await asleep;
  expect(isAsleep).toBe(true);
  await gate.asleep(); // at once
});

test('a page that comes into view again is drawn, and one that was left waits for nothing', async () => {
  const { gate, loop, frames } = stage();
  frames(MANY);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(loop.running).toBe(true);
  const asleep = gate.asleep();
  gate.destroy();
  await asleep;
  loop.sleep();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(loop.running).toBe(false);
});
