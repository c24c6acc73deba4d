import { expect, test } from '@jest/globals';
import { pack } from './pack.ts';

const square = (name: string, side: number) => ({ name, width: side, height: side });

test('fills a shelf with the tallest first, then begins the next', () => {
  const placed = pack([square('small', 10), square('big', 30), square('middle', 20)], { size: 64, gap: 2 });
  expect(placed.map(({ name, x, y }) => [name, x, y])).toEqual([
    ['big', 2, 2],
    ['middle', 34, 2],
    ['small', 2, 34],
  ]);
});

test('does not depend on the order given', () => {
  const items = ['c', 'a', 'b'].map((name) => square(name, 10));
  expect(pack(items, { size: 64, gap: 2 })).toEqual(pack([...items].reverse(), { size: 64, gap: 2 }));
});

test.each([
  ['too wide', [{ name: 'wide', width: 61, height: 1 }]],
  ['too tall', [{ name: 'tall', width: 1, height: 61 }]],
  ['one too many', [square('a', 40), square('b', 40)]],
])('says which picture has no room: %s', (_, items) => {
  expect(() => pack(items, { size: 64, gap: 2 })).toThrow(`no room for ${items.at(-1)!.name}`);
});
