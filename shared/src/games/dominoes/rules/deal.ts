import { type Automatic, countDown } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import { layAt } from '../line.ts';
import type { Context, Dominoes, Hand, State } from '../table.ts';
import { halvesOf, isDouble, pipsOf, TILES, type Tile } from '../tiles.ts';
import { lay } from './lay.ts';
import { giveTurn, seatAfter } from './round.ts';

/** The set is shuffled, hands are dealt and the line begins (DO-1, DO-2). */
export const deal: Automatic<Dominoes> = {
  run(draft, task, context) {
    const { table } = draft;
    countDown(table, task);
    dealHands(draft, context);
    const opening = table.start === 'highestDouble' && table.rounds.length === 0 ? highestTile(draft.hands) : null;
    table.starter = opening?.seat ?? task.seat;
    context.emit({ type: 'dealt', round: table.rounds.length + 1, seat: table.starter });
    if (table.start === 'boneyard') turnOverFirst(draft, context);
    if (opening) lay(draft, { ...opening, end: 'right' }, context);
    giveTurn(draft, opening ? seatAfter(table, opening.seat) : table.starter, context);
  },
};

function dealHands(draft: State, { random }: Context): void {
  const { table, hidden } = draft;
  hidden.boneyard = [...TILES];
  random.shuffle(hidden.boneyard);
  draft.hands = table.players.map(() => ({ tiles: hidden.boneyard.splice(-table.handSize) }));
  for (const player of table.players) {
    player.tiles = table.handSize;
    player.shown = [];
  }
  table.boneyard = hidden.boneyard.length;
  table.line = { left: [], right: [] };
  table.moves = [];
}

/** The first tile of the boneyard begins the line (DO-2). */
function turnOverFirst({ table, hidden }: State, { emit }: Context): void {
  const tile = hidden.boneyard.pop()!;
  table.boneyard = hidden.boneyard.length;
  layAt(table.line, tile, 'right');
  emit({ type: 'began', tile });
}

/** Who holds the highest double, or the heaviest tile if nobody holds a double (DO-2). */
function highestTile(hands: readonly Hand[]): { seat: Seat; tile: Tile } {
  const held = hands.flatMap(({ tiles }, seat) => tiles.map((tile) => ({ seat, tile })));
  return held.reduce((best, one) => (rank(one.tile) > rank(best.tile) ? one : best));
}

/** How high a tile counts for beginning: doubles before all others, then by pips, then by the higher half (DO-2). */
export const rank = (tile: Tile): number => (isDouble(tile) ? 1000 : 0) + pipsOf(tile) * 10 + halvesOf(tile)[1];
