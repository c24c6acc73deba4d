import { viewFor } from '../../../../engine/match.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { prizeOf } from './prize.ts';

const at = (target: '100' | 'round', won: readonly [winner: number, points: number][] = []) => {
  const scenery: Scene = {
    hands: ['0|0', '1|1', '2|2'],
    line: '[2|5]',
    options: { target },
    change: (table) => {
      table.rounds = won.map(([winner, points]) => ({ ending: 'domino', winner, points }));
    },
  };
  return prizeOf(viewFor(scene(scenery).state, 0));
};

test('one round: winning is all, points are a little', () => {
  const prize = at('round');
  const [lostHigh, lost, tied, won, wonHigh] = [
    prize({ winner: 1, points: 60 }),
    prize({ winner: 2, points: 3 }),
    prize({ winner: -1, points: 0 }),
    prize({ winner: 0, points: 3 }),
    prize({ winner: 0, points: 60 }),
  ];
  expect([lostHigh, lost, tied, won, wonHigh]).toEqual([lostHigh, lost, tied, won, wonHigh].toSorted((a, b) => a - b));
  expect(lost).toBeLessThan(0.2);
  expect(won).toBeGreaterThan(0.8);
});

test('several rounds: reaching the target is all there is', () => {
  const prize = at('100', [
    [0, 80],
    [1, 90],
  ]);
  expect(prize({ winner: 0, points: 20 })).toBe(1);
  expect(prize({ winner: 1, points: 10 })).toBe(0);
  expect(prize({ winner: 2, points: 99 })).toBeGreaterThan(0);
  expect(prize({ winner: 0, points: 10 })).toBeGreaterThan(prize({ winner: -1, points: 0 }));
});

test('a lead is worth more the nearer the end is', () => {
  const early = at('100')({ winner: 0, points: 15 });
  const late = at('100', [
    [0, 75],
    [1, 75],
  ])({ winner: 0, points: 15 });
  expect(early).toBeGreaterThan(0.5);
  expect(late).toBeGreaterThan(early);
});
