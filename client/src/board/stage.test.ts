/** @jest-environment jsdom */
import { jest } from '@jest/globals';

type Listener = () => void;
const lost = jest.fn();

/** A game of Phaser as far as a stage needs one: its next frame takes it down, as long as its loop runs. */
class Game {
  isRunning = true;
  renderer: object | null = { gl: { getExtension: (name: string) => ({ name, loseContext: () => lost(name) }) } };
  scale = { resize() {}, setZoom() {} };
  private isPending = false;
  private readonly listeners = new Map<string, Listener>();
  readonly events = {
    on() {},
    once: (event: string, listener: Listener) => void this.listeners.set(event, listener),
  };
  readonly loop = {
    running: false, // as nothing moves
    wake: () => {
      if (this.isPending) this.takeDown();
    },
  };
  destroy() {
    this.isPending = true;
  }
  private takeDown() {
    this.listeners.get('destroy')?.();
    this.renderer = null;
  }
}
const phaser = {
  AUTO: 0,
  Game,
  GameObjects: { Graphics: { TargetCamera: { renderList: [] as object[] } } },
  Scale: { NONE: 0 },
  Scenes: {},
  Core: { Events: { POST_RENDER: 'postrender', READY: 'ready', DESTROY: 'destroy' } },
};
jest.unstable_mockModule('phaser', () => ({ default: phaser }));
const { createStage } = await import('./stage.ts');

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
beforeEach(() => lost.mockClear());

test('a stage whose loop sleeps is taken down at once, and gives its context back', () => {
  const stage = createStage(document.body, {} as never);
  const { renderList } = phaser.GameObjects.Graphics.TargetCamera;
  renderList.push({ scene: 'that was left' });
  stage.destroy();
  expect(renderList).toEqual([]);
  expect(lost.mock.calls).toEqual([['WEBGL_lose_context']]);
  expect(stage.game.renderer).toBeNull();
});

test('a canvas without WebGL has none', () => {
  const stage = createStage(document.body, {} as never);
  Object.assign(stage.game, { renderer: { type: 1 } });
  expect(() => stage.destroy()).not.toThrow();
  expect(lost).not.toHaveBeenCalled();
});
