import { draw } from '../../testing/draw.ts';
import { boardOf } from './board.ts';
import { scatter, turnOver } from './chance.ts';
import { CARDS, countOf, HELICOPTER, one, total, WATERS_RISE } from './counts.ts';
import { copyInto, emptyPosition, positionOf } from './position.ts';
import { firstOf, has, setOf, sizeOf } from './tiles.ts';

const PICTURE = `. . # # . .
                 . # # # # .
                 # # #E ~M # #
                 # # # # # #
                 . # ~ # # .
                 . . # # . .`;
const FUTURES = 4000;

/** How far counts are from even, in standard deviations of a fair draw at most. */
const unevenness = (counts: number[]): number => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const share = 1 / counts.length;
  return Math.max(...counts.map((count) => Math.abs(count - all * share) / Math.sqrt(all * share * (1 - share))));
};

test('over many futures every treasure card comes as often as there are copies of it', () => {
  const { table } = draw(PICTURE, { doing: 'drawTreasure', hands: { E: ['earth', 'earth'] } });
  const board = boardOf(table);
  const start = positionOf(table);
  const position = emptyPosition();
  const drawn = CARDS.map(() => 0);
  for (let future = 0; future < FUTURES; future++) {
    copyInto(position, start);
    turnOver(board, position, scatter(future));
    const card =
      position.waterLevel > 1
        ? WATERS_RISE
        : CARDS.findIndex((_, each) => position.treasureDeck === start.treasureDeck - one(each));
    drawn[card]!++;
  }
  const deck = total(start.treasureDeck);
  const expected = CARDS.map((_, card) => (FUTURES * countOf(start.treasureDeck, card)) / deck);
  for (const [card, times] of drawn.entries())
    expect(Math.abs(times - expected[card]!)).toBeLessThan(4 * Math.sqrt(expected[card]!));
});

test('over many futures every flood card of the top layer comes equally often, and no other', () => {
  const { table } = draw(PICTURE, { doing: 'drawFlood' });
  table.floodLayers[3] = table.floodLayers[8] = table.floodLayers[20] = 2;
  const board = boardOf(table);
  const start = positionOf(table);
  const position = emptyPosition();
  const drawn = new Map<number, number>();
  for (let future = 0; future < FUTURES; future++) {
    copyInto(position, start);
    turnOver(board, position, scatter(future));
    const place = firstOf((position.flooded | position.sunk) & ~(start.flooded | start.sunk));
    drawn.set(place, (drawn.get(place) ?? 0) + 1);
  }
  expect([...drawn.keys()].sort((a, b) => a - b)).toEqual([3, 8, 20]);
  expect(unevenness([...drawn.values()])).toBeLessThan(4);
});

test('one future is the same each time', () => {
  const { table } = draw(PICTURE, { doing: 'drawTreasure', waterLevel: 3 });
  const board = boardOf(table);
  const play = () => {
    const position = positionOf(table);
    for (let card = 0; card < 5 && !position.ending; card++) turnOver(board, position, 77);
    return position;
  };
  expect(play()).toEqual(play());
});

test('in one future a card that is still to come comes up whatever else was done', () => {
  const { table } = draw(PICTURE, { doing: 'drawFlood' });
  const board = boardOf(table);
  const plain = positionOf(table);
  const sandbagged = positionOf(table);
  sandbagged.flooded = 0;
  for (const position of [plain, sandbagged]) turnOver(board, position, 5);
  expect(plain.layers[0]).toBe(sandbagged.layers[0]);
});

test('sets count and list their places', () => {
  const tiles = setOf([0, 5, 23]);
  expect(sizeOf(tiles)).toBe(3);
  expect(firstOf(tiles)).toBe(0);
  expect([0, 1, 5, 23].map((place) => has(tiles, place))).toEqual([true, false, true, true]);
});

test('counts add up', () => {
  const cards = 5 * one(0) + 3 * one(HELICOPTER) + one(WATERS_RISE);
  expect(total(cards)).toBe(9);
  expect([0, 1, HELICOPTER, WATERS_RISE].map((card) => countOf(cards, card))).toEqual([5, 0, 3, 1]);
});
