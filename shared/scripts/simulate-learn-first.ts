import type { Board } from '../src/games/forbidden-island/bot/kernel/board.ts';
import { countOf } from '../src/games/forbidden-island/bot/kernel/counts.ts';
import { ESCAPED, type Position } from '../src/games/forbidden-island/bot/kernel/position.ts';
import { firstOf, sizeOf, tile, withoutFirst } from '../src/games/forbidden-island/bot/kernel/tiles.ts';
import { distance, emptyDistances } from '../src/games/forbidden-island/bot/value/distances.ts';
import { chanceFrom } from '../src/games/forbidden-island/bot/value/network.ts';
import { CARDS_TO_CAPTURE, TREASURES } from '../src/games/forbidden-island/cards.ts';

const distances = emptyDistances();

/**
 * What a network that knows nothing goes by at first, so that its first games are not all lost: treasures, cards in one
 * hand, the way to where they are needed, and dry land where it matters. Rough on purpose; experience replaces it.
 */
export function firstOpinion(board: Board, position: Position): number {
  if (position.ending) return position.ending === ESCAPED ? 1 : 0;
  const { flooded, sunk, captured } = position;
  let odds = 2 * sizeOf(captured) - 6 * (sizeOf(sunk) / 24) - 2 * (sizeOf(flooded) / 24) - 2;
  if (flooded & board.landingTile) odds -= 1.5;
  for (let treasure = 0; treasure < TREASURES.length; treasure++)
    if (!((captured >> treasure) & 1)) odds += prospect(board, position, treasure);
  const steps = board.roles.map((_, seat) => homeward(board, position, seat));
  odds -= 0.25 * Math.max(...steps) * (captured === 15 ? 1 : 0.1);
  return chanceFrom(odds);
}

function prospect(board: Board, position: Position, treasure: number): number {
  const tiles = board.treasureTiles[treasure]!;
  const standing = tiles & ~position.sunk;
  const dry = standing & ~position.flooded;
  const collector = board.roles.reduce(
    (best, _, seat) =>
      countOf(position.hands[seat]!, treasure) > countOf(position.hands[best]!, treasure) ? seat : best,
    0,
  );
  const held = countOf(position.hands[collector]!, treasure);
  const from = position.places[collector]!;
  const way = distance(distances, { board, position, seat: collector, from }, standing);
  let worth = 0.4 * Math.min(held, CARDS_TO_CAPTURE) - (held >= CARDS_TO_CAPTURE ? 0.1 : 0.03) * way;
  for (let seat = 0; seat < board.seats; seat++) {
    const others = seat === collector ? 0 : countOf(position.hands[seat]!, treasure);
    const apart = distance(distances, { board, position, seat, from: position.places[seat]! }, tile(from));
    worth += others * (0.2 - 0.03 * apart);
  }
  if (standing !== tiles) worth -= 1;
  if (!dry) worth -= standing === withoutFirst(tiles) || standing === tile(firstOf(tiles)) ? 1.5 : 0.8;
  return worth;
}

const homeward = (board: Board, position: Position, seat: number): number =>
  distance(distances, { board, position, seat, from: position.places[seat]! }, board.landingTile);
