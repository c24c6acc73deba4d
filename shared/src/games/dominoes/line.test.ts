import { endsFor, layAt, openEnds } from './line.ts';
import { drawn, lineFrom } from './testing/scene.ts';
import type { Tile } from './tiles.ts';

test.each<[line: string, tile: Tile, end: 'left' | 'right', after: string]>([
  ['', '2|5', 'right', '[2|5]'],
  ['[2|5]', '5|6', 'right', '[2|5] 5|6'],
  ['[2|5]', '3|5', 'right', '[2|5] 5|3'],
  ['[2|5]', '0|2', 'left', '0|2 [2|5]'],
  ['[2|5]', '2|4', 'left', '4|2 [2|5]'],
  ['[2|5]', '5|5', 'right', '[2|5] 5|5'],
  ['4|2 [2|5] 5|3', '3|4', 'left', '3|4 4|2 [2|5] 5|3'],
  ['4|2 [2|5] 5|3', '3|4', 'right', '4|2 [2|5] 5|3 3|4'],
  ['[6|6]', '1|6', 'left', '1|6 [6|6]'],
  ['[6|6]', '1|6', 'right', '[6|6] 6|1'],
])('DO-3: on %j %s goes to the %s end: %s', (text, tile, end, after) => {
  const line = lineFrom(text);
  layAt(line, tile, end);
  expect(drawn(line)).toBe(after);
});

test.each<[line: string, tile: Tile, ends: string[]]>([
  ['[2|5]', '2|5', ['left', 'right']],
  ['[2|5]', '5|6', ['right']],
  ['[2|5]', '2|6', ['left']],
  ['[2|5]', '3|4', []],
  ['2|5 [5|2]', '2|4', ['left', 'right']],
  ['', '3|4', ['right']],
])('DO-3: on %j %s fits %j', (text, tile, ends) => {
  expect(endsFor(lineFrom(text), tile)).toEqual(ends);
});

test('DO-3: the open ends are the outer halves, and an empty table has none', () => {
  expect(openEnds(lineFrom('[2|5]'))).toEqual({ left: 2, right: 5 });
  expect(openEnds(lineFrom('6|4 4|2 [2|5] 5|5 5|0'))).toEqual({ left: 6, right: 0 });
  expect(openEnds(lineFrom(''))).toBeNull();
});
