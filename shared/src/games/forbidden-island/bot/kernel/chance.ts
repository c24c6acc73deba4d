import type { Board } from './board.ts';
import { CARDS, countOf, total } from './counts.ts';
import { drawFlood, drawTreasure, topLayer } from './play.ts';
import { DRAW_TREASURE, type Position } from './position.ts';
import { firstOf, type Tiles, withoutFirst } from './tiles.ts';

// A global takes long to look up in a test, and these are called millions of times.
const { floor, imul } = Math;

/**
 * One way everything hidden may turn out, as the seed of all its draws. In one future the same card comes up in similar
 * positions, so that plans compared in the same futures differ by what they do and hardly by luck.
 */
export type Future = number;

/** The seat on turn turns over the card that comes next in this future. */
export function turnOver(board: Board, position: Position, future: Future): void {
  if (position.phase === DRAW_TREASURE) drawTreasure(board, position, nextTreasure(position, future));
  else drawFlood(board, position, nextFlood(position, future));
}

const TWO_TO_32 = 4294967296;
const TREASURE_STREAM = 0x51ed270b;
const FLOOD_STREAM = 0x2545f491;

function nextTreasure({ treasureDeck, treasuresDrawn }: Position, future: Future): number {
  const drawn = scatter(future + imul(treasuresDrawn + 1, TREASURE_STREAM));
  let skip = floor((drawn / TWO_TO_32) * total(treasureDeck));
  for (let card = 0; card < CARDS.length; card++) {
    skip -= countOf(treasureDeck, card);
    if (skip < 0) return card;
  }
  throw new Error('the treasure deck is never empty');
}

/** Every shuffle gives each card a rank, and the card of the lowest rank in the top layer comes first. */
function nextFlood(position: Position, future: Future): number {
  const shuffle = future + imul(position.floodShuffles + 1, FLOOD_STREAM);
  let lowest = TWO_TO_32;
  let next = 0;
  for (let left: Tiles = topLayer(position); left; left = withoutFirst(left)) {
    const place = firstOf(left);
    const rank = scatter(shuffle + place);
    if (rank < lowest) {
      lowest = rank;
      next = place;
    }
  }
  return next;
}

/** A number below 2^32 that looks unrelated to those of all other seeds. */
export function scatter(seed: number): number {
  let mixed = imul(seed ^ (seed >>> 16), 0x85ebca6b);
  mixed = imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = imul(mixed ^ (mixed >>> 16), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
