import { floodCards, SKULL, START_LEVEL } from './meter.ts';

test('R-TURN-4: flood cards by water level', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(levels.map(floodCards)).toEqual([2, 2, 3, 3, 3, 4, 4, 5, 5]);
});

test('R-LOSE-1: a game stands 9, 8, 7 or 6 Waters Rise before the skull, by level', () => {
  expect(Object.values(START_LEVEL).map((level) => SKULL - level)).toEqual([9, 8, 7, 6]);
});
