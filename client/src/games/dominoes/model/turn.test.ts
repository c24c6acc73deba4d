import { lineFrom } from '@landfall/shared/games/dominoes/testing/scene.ts';
import { laidAs, nearAngle } from './turn.ts';

test('a tile is shown as it would lie, and the line stays as it is', () => {
  const line = lineFrom('[2|5]');
  expect(laidAs(line, '5|6', 'right')).toBe('5|6');
  expect(laidAs(line, '3|5', 'right')).toBe('5|3');
  expect(laidAs(line, '2|6', 'left')).toBe('6|2');
  expect(laidAs(lineFrom(''), '2|6', 'right')).toBe('2|6');
  expect(line).toEqual(lineFrom('[2|5]'));
});

test.each([
  [90, 0, 90],
  [-90, 180, 270],
  [270, 0, -90],
  [90, 270, 90],
  [0, 0, 0],
  [350, 0, -10],
])('from %i to %i a tile turns from %i', (from, to, start) => {
  expect(nearAngle(from, to)).toBe(start);
});
