import { seenAt } from '../testing/position.ts';
import { type Aim, FREE, glows, offers } from './aim.ts';
import type { Seen } from './seen.ts';

const at = (seen: Seen, aim: Aim) => offers(seen.table, seen.legal, aim);
const deedsAt = (seen: Seen, aim: Aim, place: number) => (at(seen, aim).get(place) ?? []).map(({ deed }) => deed);

/** An engineer on place 9 of the standard island, with flooded tiles above, on and left of it. */
const engineer = seenAt({
  roles: ['engineer', 'messenger'],
  change(table) {
    table.adventurers[0]!.place = 9;
    for (const place of [4, 8, 9]) table.levels[place] = 'flooded';
  },
});

test('at rest a tile offers every step and every shoring up that concerns it', () => {
  expect(deedsAt(engineer, FREE, 10)).toEqual(['move']);
  expect(deedsAt(engineer, FREE, 9)).toEqual(['shoreUp', 'shoreUpTwo']);
  expect(deedsAt(engineer, FREE, 4)).toEqual(['move', 'shoreUp', 'shoreUpTwo']);
  expect(deedsAt(engineer, FREE, 20)).toEqual([]);
});

test('an aim leaves only what it is about', () => {
  expect(deedsAt(engineer, { kind: 'move' }, 4)).toEqual(['move']);
  expect(deedsAt(engineer, { kind: 'shoreUp' }, 4)).toEqual(['shoreUp', 'shoreUpTwo']);
  expect(deedsAt(engineer, { kind: 'shoreUp' }, 10)).toEqual([]);
});

test('the second tile of an engineer completes the pair in ascending order', () => {
  const second = at(engineer, { kind: 'shoreUp', first: 9 });
  expect(second.get(4)).toEqual([{ deed: 'shoreUpTwo', action: { type: 'shoreUp', places: [4, 9] } }]);
  expect(second.get(9)).toEqual([{ deed: 'shoreUp', action: { type: 'shoreUp', places: [9] } }]);
  expect([...second.keys()].sort((a, b) => a - b)).toEqual([4, 8, 9]);
});

test('only one flooded tile in reach asks for no second one', () => {
  const single = seenAt({
    roles: ['engineer', 'messenger'],
    change(table) {
      table.adventurers[0]!.place = 9;
      table.levels[9] = 'flooded';
    },
  });
  expect(deedsAt(single, FREE, 9)).toEqual(['shoreUp']);
});

test('the pilot flies where a step does not lead', () => {
  const pilot = seenAt({
    roles: ['pilot', 'messenger'],
    change: (table) => {
      table.adventurers[0]!.place = 9;
    },
  });
  expect(deedsAt(pilot, FREE, 8)).toEqual(['move']);
  expect(deedsAt(pilot, FREE, 23)).toEqual(['fly']);
});

test('the navigator first chooses a pawn, then where it goes', () => {
  const navigator = seenAt({
    roles: ['navigator', 'messenger', 'diver'],
    change(table) {
      table.adventurers[0]!.place = 8;
      table.adventurers[1]!.place = 9;
      table.adventurers[2]!.place = 9;
    },
  });
  expect(at(navigator, FREE).get(9)).toEqual([
    { deed: 'move', action: { type: 'move', to: 9 } },
    { deed: 'guide', pawn: 1, aim: { kind: 'guide', pawn: 1 } },
    { deed: 'guide', pawn: 2, aim: { kind: 'guide', pawn: 2 } },
  ]);
  expect(at(navigator, { kind: 'guide', pawn: 1 }).get(10)).toEqual([
    { deed: 'guideTo', pawn: 1, action: { type: 'guide', pawn: 1, to: 10 } },
  ]);
});

test('special cards are offered on the board only once they are being played', () => {
  const holder = seenAt({
    seat: 1,
    change(table) {
      table.adventurers[1]!.hand = ['helicopter', 'sandbags'];
      table.levels[20] = 'flooded';
    },
  });
  const here = holder.table.adventurers[1]!.place;
  expect(at(holder, FREE).size).toBe(0);
  expect([...at(holder, { kind: 'sandbag' }).keys()]).toEqual([20]);
  expect(at(holder, { kind: 'lift', pawns: [1] }).size).toBe(23);
  expect(at(holder, { kind: 'lift', pawns: [1] }).has(here)).toBe(false);
});

test('swimmers are offered the shore', () => {
  const swimmer = seenAt({
    change(table) {
      table.adventurers[0]!.place = 9;
      table.levels[9] = 'sunk';
      table.agenda.push({ kind: 'swim', seat: 0, left: 1 });
    },
  });
  expect(deedsAt(swimmer, FREE, 8)).toEqual(['swim']);
});

test('a tile is lit once for each kind of light', () => {
  expect(glows(at(engineer, FREE).get(4)!)).toEqual(['near', 'raise']);
  expect(glows([{ deed: 'guide', pawn: 1, aim: FREE }])).toEqual([]);
});
