import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { cpuTakes, SLOWNESS, windowTakes } from './pace.ts';

const config = { cpuMs: 900, cpuThinkMs: 250 };
const paces = ['instant', 'quick', 'normal', 'slow'] as const;

test('a CPU takes as long as the table likes', () => {
  expect(paces.map((pace) => cpuTakes(forbiddenIsland, pace, config))).toEqual([0, 360, 900, 2250]);
});

test('where hands are hidden it always takes as long as it may think, whether it has a choice or none', () => {
  expect(cpuTakes(dominoes, 'instant', config)).toBe(250);
  expect(cpuTakes(dominoes, 'quick', config)).toBe(360);
  expect(cpuTakes(dominoes, 'instant', { ...config, cpuMs: 0 })).toBe(0);
});

test('whoever could forestall a step has time for it, at most as much as usual', () => {
  const windows = (config: { windowMs: number; paceMs: number }) =>
    paces.map((pace) => windowTakes(SLOWNESS[pace], config));
  expect(windows({ windowMs: 2500, paceMs: 900 })).toEqual([1200, 1200, 2500, 2500]);
  expect(windows({ windowMs: 4000, paceMs: 900 })).toEqual([1200, 1600, 4000, 4000]);
  expect(windows({ windowMs: 0, paceMs: 0 })).toEqual([0, 0, 0, 0]);
});
