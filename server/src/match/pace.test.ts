import { dominoes } from '@landfall/shared/games/dominoes/game.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { cpuTakes } from './pace.ts';

const config = { cpuMs: 900, cpuThinkMs: 250 };

test('a CPU takes as long as the table likes', () => {
  const paces = ['instant', 'quick', 'normal', 'slow'] as const;
  expect(paces.map((pace) => cpuTakes(forbiddenIsland, pace, config))).toEqual([0, 360, 900, 2250]);
});

test('where hands are hidden it always takes as long as it may think, whether it has a choice or none', () => {
  expect(cpuTakes(dominoes, 'instant', config)).toBe(250);
  expect(cpuTakes(dominoes, 'quick', config)).toBe(360);
  expect(cpuTakes(dominoes, 'instant', { ...config, cpuMs: 0 })).toBe(0);
});
