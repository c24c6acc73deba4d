import { type Choice, countDown } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../actions.ts';
import { endsFor, fits, openEnds } from '../line.ts';
import type { Context, Dominoes, State } from '../table.ts';
import { lay } from './lay.ts';
import { giveTurn, mayDraw, seatAfter } from './round.ts';

/** A seat lays one tile; without a playable one it draws, or passes (DO-4). */
export const turn: Choice<Dominoes> = {
  choices({ table, hand }) {
    if (hand === null) return [];
    const lays = hand.tiles.flatMap((tile) =>
      endsFor(table.line, tile).map((end): Action => ({ type: 'lay', tile, end })),
    );
    if (lays.length > 0) return lays;
    return [{ type: mayDraw(table) ? 'draw' : 'pass' }];
  },
  resolve(draft, task, action, context) {
    const { seat } = task;
    if (action.type === 'draw' && draw(draft, seat, context)) return; // it lays the tile it has drawn
    if (action.type === 'lay') lay(draft, { ...action, seat }, context);
    else pass(draft, seat, context);
    countDown(draft.table, task);
    giveTurn(draft, seatAfter(draft.table, seat), context);
  },
};

/** Draws what the agreed way of drawing gives, and tells whether the last tile drawn fits (DO-4). */
function draw({ table, hands, hidden }: State, seat: Seat, { emit }: Context): boolean {
  const { tiles } = hands[seat]!;
  for (;;) {
    const tile = hidden.boneyard.pop()!;
    tiles.push(tile);
    table.players[seat]!.tiles = tiles.length;
    table.boneyard = hidden.boneyard.length;
    table.moves.push({ seat, kind: 'draw' });
    emit({ type: 'drew', seat });
    if (fits(table.line, tile)) return true;
    if (table.drawing !== 'drawUntil' || table.boneyard === 0) return false;
  }
}

function pass({ table }: State, seat: Seat, { emit }: Context): void {
  const ends = openEnds(table.line)!;
  table.moves.push({ seat, kind: 'pass' });
  emit({ type: 'passed', seat, on: [...new Set([ends.left, ends.right])] });
}
