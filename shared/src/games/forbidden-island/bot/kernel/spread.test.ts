import { draw as drawn } from '../../testing/draw.ts';
import { boardOf } from './board.ts';
import { type Future, turnOver } from './chance.ts';
import { CARDS, countOf, total } from './counts.ts';
import { copyInto, emptyPosition, positionOf } from './position.ts';
import { SPREAD_DRAWS, spreadFutures } from './spread.ts';

const ALL = 2 ** 32;
const draws = Array.from({ length: SPREAD_DRAWS }, (_, draw) => draw);

/** In which of so many equal parts of the deck a draw of each future falls. */
const parts = (futures: readonly Future[], draw: number, count: number): number[] =>
  futures.map(({ falls }) => Math.floor((falls[draw]! / ALL) * count));

test.each([8, 16, 32, 64])('the first %d futures draw once from each part of the deck, with every draw', (count) => {
  const first = spreadFutures(5, 64, 0).slice(0, count);
  for (const draw of draws)
    expect(parts(first, draw, count).sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, part) => part));
});

test('the two cards of a turn come in all combinations', () => {
  const futures = spreadFutures(5, 64, 0);
  const [one, other] = [parts(futures, 0, 8), parts(futures, 1, 8)];
  expect(new Set(one.map((part, future) => 8 * part + other[future]!)).size).toBe(64);
});

test('each single future is as likely as any other', () => {
  const SEEDS = 4000;
  for (const index of [0, 1, 31])
    for (const draw of draws) {
      const fallen = new Array<number>(10).fill(0);
      for (let seed = 0; seed < SEEDS; seed++)
        fallen[parts(spreadFutures(seed, index + 1, 0).slice(index), draw, 10)[0]!]!++;
      for (const times of fallen) expect(Math.abs(times - SEEDS / 10)).toBeLessThan(4 * Math.sqrt((SEEDS / 10) * 0.9));
    }
});

test('the same seed brings the same, another seed something else', () => {
  expect(spreadFutures(7, 4, 12)).toEqual(spreadFutures(7, 4, 12));
  expect(spreadFutures(8, 4, 12)).not.toEqual(spreadFutures(7, 4, 12));
  expect(spreadFutures(7, 4, 12).map(({ from }) => from)).toEqual([12, 12, 12, 12]);
});

test('each card is drawn in as many futures as it should be, and the next card, too', () => {
  const PICTURE = `. . # # . .
                   . # # # # .
                   # # #E #M # #
                   # # # # # #
                   . # # # # .
                   . . # # . .`;
  const { table } = drawn(PICTURE, { doing: 'drawTreasure', hands: { E: ['earth', 'earth', 'wind'] } });
  const board = boardOf(table);
  const start = positionOf(table);
  const position = emptyPosition();
  const FUTURES = 32;
  const futures = spreadFutures(3, FUTURES, start.treasuresDrawn);
  const times = [1, 2].map(() => CARDS.map(() => 0));
  for (const future of futures) {
    copyInto(position, start);
    for (const counts of times) {
      const before = position.treasureDeck;
      turnOver(board, position, future);
      const card = CARDS.findIndex((_, each) => countOf(position.treasureDeck, each) < countOf(before, each));
      counts[card]!++;
    }
  }
  const share = (card: number) => countOf(start.treasureDeck, card) / total(start.treasureDeck);
  for (const [index, counts] of times.entries())
    for (const [card, count] of counts.entries())
      expect(Math.abs(count - FUTURES * share(card))).toBeLessThan(index === 0 ? 2 : 3);
});
