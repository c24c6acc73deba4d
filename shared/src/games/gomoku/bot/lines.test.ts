import { BLACK, WHITE } from '../board.ts';
import { Lines } from './lines.ts';

/** What a place sees along its four lines: for each neighbour `.`, `X`, `O` or, beyond the edge, `|`. */
function drawn(lines: Lines, place: number): string[] {
  return [0, 1, 2, 3].map((direction) => {
    const around = lines.around(lines.lineOf(place, direction), place, direction);
    return Array.from({ length: 2 * lines.reach }, (_, slot) => '.XO|'[(around >> (2 * slot)) & 3]).join('');
  });
}

const MIDDLE = 4 * 9 + 4;

test('a corner sees the edge on all lines', () => {
  expect(drawn(new Lines(9, 'freestyle'), 0)).toEqual(['||||....', '||||....', '||||....', '||||||||']);
  expect(drawn(new Lines(9, 'freestyle'), 80)).toEqual(['....||||', '....||||', '....||||', '||||||||']);
});

test('a stone is seen along its own line only, by its colour and at its distance', () => {
  const lines = new Lines(9, 'freestyle');
  lines.put(MIDDLE + 1, BLACK); //       ahead, across
  lines.put(MIDDLE - 2 * 9, WHITE); //   back, down
  lines.put(MIDDLE + 3 * 10, BLACK); //  ahead, falling
  lines.put(MIDDLE - 4 * 8, WHITE); //   ahead, rising
  expect(drawn(lines, MIDDLE)).toEqual(['....X...', '..O.....', '......X.', '.......O']);
});

test('a place does not see itself, and a stone that is taken away is gone', () => {
  const lines = new Lines(9, 'freestyle');
  const empty = drawn(lines, MIDDLE);
  lines.put(MIDDLE, WHITE);
  expect(drawn(lines, MIDDLE)).toEqual(empty);
  lines.put(MIDDLE + 1, BLACK);
  lines.put(MIDDLE + 1, BLACK);
  expect(drawn(lines, MIDDLE)).toEqual(empty);
});

test('where six in a row matter, places see one stone further', () => {
  const lines = new Lines(19, 'renju');
  const middle = 9 * 19 + 9;
  lines.put(middle + 5, BLACK);
  lines.put(middle - 5 * 19, WHITE);
  expect(drawn(lines, middle).slice(0, 2)).toEqual(['.........X', 'O.........']);
});
