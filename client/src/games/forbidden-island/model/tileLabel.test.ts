/** @jest-environment jsdom */
import { seenAt } from '../testing/position.ts';
import { FREE, offers } from './aim.ts';
import type { Seen } from './seen.ts';
import { offerLabel, tileLabel } from './tileLabel.ts';

const of = (seen: Seen) => offers(seen.table, seen.legal, FREE);

const seen = seenAt({
  roles: ['engineer', 'diver'],
  change(table) {
    table.adventurers[0]!.place = 9;
    table.adventurers[1]!.place = 9;
    table.levels[4] = 'flooded';
    table.levels[9] = 'flooded';
    table.levels[14] = 'sunk';
  },
});
const name = (place: number) => tileLabel(seen, of(seen), place).split(', ')[0];

test('a tile says its name, its state, who stands there and what can be done', () => {
  expect(tileLabel(seen, of(seen), 9)).toBe(
    `${name(9)}, flooded, you (Engineer), Bo (Diver), you can shore this up, you can shore this up with another`,
  );
  expect(tileLabel(seen, of(seen), 10)).toBe(`${name(10)}, dry, you can move here`);
  expect(tileLabel(seen, of(seen), 14)).toBe(`${name(14)}, sunk`);
});

test('every offer has a label of its own', () => {
  const there = of(seen).get(4)!;
  const labels = there.map((offer) => offerLabel(seen, offer, 4));
  expect(labels).toEqual(['Move here', `Shore up ${name(4)}`, `Shore up ${name(4)} and another`]);
});
