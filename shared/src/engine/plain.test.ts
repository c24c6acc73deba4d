import fc from 'fast-check';
import { copy, same } from './plain.ts';

/** Plain data as games keep it: no null, and lists of one kind of thing. */
const plain = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, fc.integer(), fc.string(), fc.boolean(), tie('list'), tie('record')),
  list: fc.oneof(fc.array(fc.integer()), fc.array(fc.string()), fc.array(tie('record')), fc.array(tie('list'))),
  record: fc.dictionary(fc.string(), tie('value')),
})).value;

test('a copy is the same and stays so when the original changes', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const before = JSON.stringify(value);
      const copied = copy(value);
      expect(same(copied, value)).toBe(true);
      scramble(value);
      expect(JSON.stringify(copied)).toBe(before);
    }),
  );
});

test('a field of any name is copied, the name of the prototype too', () => {
  const value = JSON.parse('{"__proto__": 0, "constructor": 1}');
  expect(same(copy(value), value)).toBe(true);
});

function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    scramble(part);
    (value as Record<string, unknown>)[key] = 'scrambled';
  }
}

test.each<[unknown, unknown]>([
  [1, '1'],
  [[], {}],
  [[1], [1, 1]],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: { b: [1, 2] } }, { a: { b: [2, 1] } }],
  [{}, null],
  [{ toString: 1 }, {}],
  [{ a: undefined }, { b: undefined }],
])('%j is not the same as %j', (a, b) => {
  expect(same(a, b)).toBe(false);
  expect(same(b, a)).toBe(false);
});

test('equal data is the same whatever the order of its fields', () => {
  expect(same({ a: [1, { b: 'x' }], c: true }, { c: true, a: [1, { b: 'x' }] })).toBe(true);
});

test('whatever a stranger sends can be compared without harm', () => {
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  for (const odd of [undefined, null, Number.NaN, () => 1, Symbol('x'), 1n, new Map(), loop])
    expect(same(odd, { type: 'move', to: 3 })).toBe(false);
});
