import { randomFrom, seeded } from '../../../engine/random.ts';
import { BLACK, boardOf, EMPTY, type Stone, WHITE } from '../board.ts';
import { RULE_SETS, type RuleSet } from '../options.ts';
import { winningRow } from '../rules/five.ts';
import { forbiddenShape } from '../rules/renju.ts';
import { MAKES_FIVE } from './classes.ts';
import { Field } from './field.ts';

/** Random positions of all sizes and rules, stones close together so that shapes meet. */
const positions = RULE_SETS.flatMap((rule) =>
  [9, 11, 15, 19].flatMap((size) =>
    [8, 24, 50].map((count): [RuleSet, number, number] => [rule, size, Math.min(count, size * 4)]),
  ),
);

function randomStones(size: number, count: number, seed: string): number[] {
  const random = randomFrom(seeded(seed));
  const reach = Math.min(size, 9);
  const start = Math.floor((size - reach) / 2);
  const points = Array.from(
    { length: reach * reach },
    (_, nth) => (start + Math.floor(nth / reach)) * size + start + (nth % reach),
  );
  random.shuffle(points);
  return points.slice(0, count);
}

const colourOf = (nth: number): Stone => (nth % 2 === 0 ? BLACK : WHITE);

function fieldWith(size: number, rule: RuleSet, stones: readonly number[]): Field {
  const field = new Field(size, rule);
  stones.forEach((point, nth) => {
    field.place(field.cellOf(point), colourOf(nth));
  });
  return field;
}

/** Everything a field knows that may depend on how it came about; of taken points nothing is known. */
const knowledge = (field: Field) => ({
  hash: [field.hash, field.check, field.placed],
  counts: [...field.counts],
  sums: [...field.sums],
  points: [...field.points].map((cell) => [
    field.stones[cell],
    field.near[cell],
    ...(field.stones[cell] === EMPTY
      ? [field.shapes[cell * 2], field.shapes[cell * 2 + 1], field.classes[cell * 2], field.classes[cell * 2 + 1]]
      : []),
  ]),
});

test.each(positions)('%s on %i points with %i stones: the field agrees with the rules', (rule, size, count) => {
  for (let nth = 0; nth < 4; nth++) {
    const stones = randomStones(size, count, `${rule} ${nth}`);
    const field = fieldWith(size, rule, stones);
    const board = boardOf({ size, stones });
    for (let point = 0; point < size * size; point++) {
      const cell = field.cellOf(point);
      expect(field.pointOf(cell)).toBe(point);
      expect(field.stones[cell]).toBe(board.cells[point]);
      if (board.cells[point] !== EMPTY) continue;
      for (const colour of [BLACK, WHITE] as const) {
        board.cells[point] = colour;
        const wins = winningRow(board, point, rule) !== null;
        board.cells[point] = EMPTY;
        expect(field.classAt(cell, colour) === MAKES_FIVE).toBe(wins);
        const forbidden = rule === 'renju' && colour === BLACK && forbiddenShape(board, point) !== null;
        expect(field.isForbidden(cell, colour)).toBe(forbidden);
      }
    }
  }
});

test.each(positions)(
  '%s on %i points with %i stones: it does not matter how a field came about',
  (rule, size, count) => {
    const stones = randomStones(size, count, `way ${rule}`);
    const field = new Field(size, rule);
    const before = knowledge(field);
    const placed = stones.map((point, nth) => [field.cellOf(point), colourOf(nth)] as const);
    for (const [cell, colour] of placed) field.place(cell, colour);
    const other = new Field(size, rule);
    for (const [cell, colour] of [...placed].reverse()) other.place(cell, colour);
    expect(knowledge(field)).toEqual(knowledge(other));
    for (const [cell] of placed.reverse()) field.takeBack(cell);
    expect(knowledge(field)).toEqual(before);
  },
);

test('counts and sums are those of the empty points', () => {
  const field = fieldWith(15, 'freestyle', randomStones(15, 30, 'sums'));
  const fresh = new Field(15, 'freestyle');
  for (const cell of field.points) if (field.stones[cell] !== EMPTY) fresh.place(cell, field.stones[cell] as Stone);
  expect([...field.counts]).toEqual([...fresh.counts]);
  expect(field.counts.reduce((sum, count) => sum + count, 0)).toBe(2 * (15 * 15 - 30));
});
