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
