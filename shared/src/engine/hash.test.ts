import fc from 'fast-check';
import { hashOf } from './hash.ts';

test('it is the same for equal data, however it was written down', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
      expect(hashOf(reversed(value))).toBe(hashOf(value));
    }),
  );
  expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
});

test('it never changes, because it is kept beside stored games', () => {
  expect(hashOf({ table: { tiles: [1, 2], name: 'é' }, hands: [], hidden: {} })).toBe('56cb55bf054d7314');
});

test('it differs for different data', () => {
  const values = [
    0,
    1,
    '0',
    '',
    [],
    {},
    [0],
    [[0]],
    { 0: 0 },
    { a: 0 },
    { a: 1 },
    { b: 0 },
    [1, 2],
    [2, 1],
    [12],
    true,
  ];
  expect(new Set(values.map(hashOf)).size).toBe(values.length);
  const many = Array.from({ length: 20_000 }, (_, i) => hashOf({ tile: i % 100, water: Math.floor(i / 100) }));
  expect(new Set(many).size).toBe(many.length);
  for (const digit of [0, 7, 8, 15]) expect(new Set(many.map((hash) => hash[digit])).size).toBe(16);
});

function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  const entries = Object.entries(value).map(([name, part]) => [name, reversed(part)]);
  return Object.fromEntries(entries.toReversed());
}
