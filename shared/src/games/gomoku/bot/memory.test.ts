import { BLACK, WHITE } from '../board.ts';
import { Field } from './field.ts';
import { AT_LEAST, AT_MOST, EXACT, Memory, UNKNOWN } from './memory.ts';
import { NO_CELL } from './threats.ts';
import { WON } from './value.ts';

/** A memory of one position, with White to move. */
function remembering(entry: { depth?: number; value?: number; bound?: number; ply?: number }) {
  const field = new Field(15, 'freestyle');
  const memory = new Memory(field);
  field.place(field.cellOf(112), BLACK);
  memory.store(WHITE, { depth: 4, value: 50, bound: EXACT, ply: 2, cell: field.cellOf(113), ...entry });
  return { field, memory };
}

test.each([
  ['an exact value', EXACT, 0, 100, 50],
  ['at least as much as is needed', AT_LEAST, 0, 40, 50],
  ['at least something that is not enough', AT_LEAST, 0, 100, UNKNOWN],
  ['at most what is known already', AT_MOST, 60, 100, 50],
  ['at most something that may be enough', AT_MOST, 0, 100, UNKNOWN],
])('%s', (_what, bound, alpha, beta, known) => {
  expect(remembering({ bound }).memory.known(WHITE, 4, alpha, beta, 2)).toBe(known);
});

test('what was seen less deep says nothing, but the best move is remembered', () => {
  const { field, memory } = remembering({ depth: 3 });
  expect(memory.known(WHITE, 4, 0, 100, 2)).toBe(UNKNOWN);
  expect(memory.cellFor(WHITE)).toBe(field.cellOf(113));
});

test('the other colour to move, or one more stone, is another position', () => {
  const { field, memory } = remembering({});
  expect([memory.known(BLACK, 4, 0, 100, 2), memory.cellFor(BLACK)]).toEqual([UNKNOWN, NO_CELL]);
  field.place(field.cellOf(0), WHITE);
  expect(memory.known(WHITE, 4, 0, 100, 2)).toBe(UNKNOWN);
  field.takeBack(field.cellOf(0));
  expect(memory.known(WHITE, 4, 0, 100, 2)).toBe(50);
});

test.each([1, -1])('a sure end is as far from the position, wherever the search began (%i)', (sign) => {
  const { memory } = remembering({ value: sign * (WON - 7), ply: 2 }); // five stones on from here
  expect(memory.known(WHITE, 4, -WON, WON, 6)).toBe(sign * (WON - 11));
});
