/** @jest-environment jsdom */
import { jest } from '@jest/globals';

beforeEach(() => {
  localStorage.clear();
  jest.resetModules();
});

const load = () => import('./sound.ts');

test('sound is on at first, the sea quieter than the effects', async () => {
  const { muted, volumes } = await load();
  expect(muted.value).toBe(false);
  expect(volumes.sea.value).toBeLessThan(volumes.effects.value);
});

test('what was set is remembered by the next visit', async () => {
  const first = await load();
  first.muted.value = true;
  first.volumes.effects.value = 0.1;
  jest.resetModules();
  const second = await load();
  expect(second.muted.value).toBe(true);
  expect(second.volumes.effects.value).toBe(0.1);
});

test('a volume that makes no sense is forgotten', async () => {
  localStorage.setItem('landfall.sound.effects', 'loud');
  const { volumes } = await load();
  expect(volumes.effects.value).toBe(0.7);
});

test('a browser without sound stays silent without complaint', async () => {
  const { playSound, startSound } = await load();
  const stop = startSound();
  dispatchEvent(new Event('pointerdown'));
  expect(() => playSound('win')).not.toThrow();
  stop();
});

describe('a browser with sound', () => {
  const contexts: FakeContext[] = [];
  let isAllowed = false;

  class FakeContext {
    state = 'suspended';
    currentTime = 0;
    createGain = () => ({ gain: { value: 0 }, connect() {} });
    constructor() {
      contexts.push(this);
    }
    async resume() {
      if (isAllowed) this.state = 'running';
    }
    async close() {}
  }

  beforeEach(() => {
    contexts.length = 0;
    isAllowed = false;
    Object.assign(globalThis, { AudioContext: FakeContext });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'AudioContext'));

  const states = () => contexts.map(({ state }) => state);
  const point = (type: string, pointerType: string) => dispatchEvent(Object.assign(new Event(type), { pointerType }));

  test('it begins with the first tap of a finger, when it is lifted', async () => {
    const { startSound } = await load();
    const stop = startSound('quiet');
    point('pointerdown', 'touch');
    expect(states()).toEqual([]); // a finger that comes down is no leave for a browser
    isAllowed = true;
    point('pointerup', 'touch');
    expect(states()).toEqual(['running']);
    stop();
  });

  test('it is asked for until it is allowed, and nothing from before is heard then', async () => {
    const { playSound, startSound } = await load();
    const { EFFECTS } = await import('./effects.ts');
    const heard = jest.spyOn(EFFECTS, 'deny').mockImplementation(() => {});
    const stop = startSound('quiet');
    dispatchEvent(new Event('keydown'));
    playSound('deny');
    expect([states(), heard.mock.calls.length]).toEqual([['suspended'], 0]);
    isAllowed = true;
    dispatchEvent(new Event('click'));
    playSound('deny');
    expect([states(), heard.mock.calls.length]).toEqual([['running'], 1]);
    stop();
  });
});
