import { type Board, boardOf } from './bot/kernel/board.ts';
import { CARDS, countOf, total, WATERS_RISE } from './bot/kernel/counts.ts';
import { END_ACTIONS, move } from './bot/kernel/moves.ts';
import { drawFlood, drawTreasure, playMove, topLayer } from './bot/kernel/play.ts';
import {
  ACT,
  copyInto,
  DRAW_FLOOD,
  DRAW_TREASURE,
  emptyPosition,
  type Position,
  positionOf,
} from './bot/kernel/position.ts';
import { firstOf, has, sizeOf, type Tiles, withoutFirst } from './bot/kernel/tiles.ts';
import type { Place } from './layouts.ts';
import type { Table } from './table.ts';

/** What the coming flood cards may do to the tile of one place, as chances from 0 to 1. */
export interface Danger {
  /** That it is dry and gets flooded. Where the flood deck is nearly used up it may sink right after. */
  floods: number;
  /** That it sinks. */
  sinks: number;
}

/** What everybody at the table can work out about the coming flood cards, if nobody acts before they come. */
export interface Forecast {
  /** By place. */
  dangers: readonly Danger[];
  /** The chance that at least one Waters Rise is drawn before. */
  rises: number;
}

/**
 * Exact chances from what the table shows: the cards of each pile, and which flood cards lie above which (R-SETUP-8). A
 * Waters Rise that may still come before puts the flooded tiles on top and can raise the number of cards (R-WATERS).
 * Every flood card counts, also those that would come after the end of the game; at the skull there are none.
 */
export function forecast(table: Table): Forecast {
  const dangers: Danger[] = table.island.map(() => ({ floods: 0, sinks: 0 }));
  if (table.endings.length > 0) return { dangers, rises: 0 };
  const board = boardOf(table);
  const start = atTheDraw(board, positionOf(table));
  let rises = 0;
  for (const { position, chance } of afterTreasures(board, start, 1)) {
    if (position.waterLevel > start.waterLevel) rises += chance;
    addFloods(board, position, { chance, dangers });
  }
  return { dangers, rises };
}

/** The position with its actions ended, or the next turn's where all that is left of this one is to swim. */
function atTheDraw(board: Board, position: Position): Position {
  if (position.left === 0) position.phase = ACT;
  if (position.phase === ACT) playMove(board, position, move(END_ACTIONS, position.seat));
  return position;
}

interface Branch {
  position: Position;
  chance: number;
}

/** Every way the treasure cards that are still due can come, told apart only by Waters Rise. */
function afterTreasures(board: Board, position: Position, chance: number): Branch[] {
  if (position.phase !== DRAW_TREASURE || position.ending) return [{ position, chance }];
  const all = total(position.treasureDeck);
  const waters = countOf(position.treasureDeck, WATERS_RISE);
  const branches: Branch[] = [];
  const draw = (card: number, count: number) => {
    if (count === 0) return;
    const after = emptyPosition();
    copyInto(after, position);
    drawTreasure(board, after, card);
    branches.push(...afterTreasures(board, after, (chance * count) / all));
  };
  draw(WATERS_RISE, waters);
  draw(anyOther(position), all - waters);
  return branches;
}

const anyOther = ({ treasureDeck }: Position): number =>
  CARDS.findIndex((_, card) => card !== WATERS_RISE && countOf(treasureDeck, card) > 0);

/** Adds what the due flood cards do: layers that come up whole are played, of the last one every card is as likely. */
function addFloods(board: Board, position: Position, { chance, dangers }: { chance: number; dangers: Danger[] }): void {
  while (position.phase === DRAW_FLOOD && position.left > 0 && position.layerCount > 0) {
    const layer = topLayer(position);
    const share = Math.min(1, position.left / sizeOf(layer));
    for (const place of placesOf(layer)) {
      const kind = has(position.flooded, place) ? 'sinks' : 'floods';
      dangers[place]![kind] += chance * share;
    }
    if (share < 1) return;
    for (const place of placesOf(layer)) drawFlood(board, position, place);
  }
}

function* placesOf(tiles: Tiles): Generator<Place> {
  for (let left = tiles; left; left = withoutFirst(left)) yield firstOf(left);
}
