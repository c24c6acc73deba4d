import { doNext } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import { fits } from '../line.ts';
import { isDecided, judge, winnersOf } from '../score.ts';
import type { Context, Round, State, Table } from '../table.ts';

/** The seat that plays after this one (DO-4). */
export const seatAfter = ({ players }: Table, seat: Seat): Seat => (seat + 1) % players.length;

/** Whether a seat without a playable tile draws rather than passes (DO-4). */
export const mayDraw = ({ drawing, boneyard }: Table): boolean => drawing !== 'block' && boneyard > 0;

/** It is this seat's turn, unless the round is over (DO-4, DO-5, DO-6). */
export function giveTurn(draft: State, seat: Seat, context: Context): void {
  if (isRoundOver(draft)) endRound(draft, context);
  else doNext(draft.table, { kind: 'turn', seat, left: 1 });
}

function isRoundOver({ table, hands }: State): boolean {
  if (hands.some(({ tiles }) => tiles.length === 0)) return true;
  return !mayDraw(table) && !hands.some(({ tiles }) => tiles.some((tile) => fits(table.line, tile)));
}

/** All hands are laid open, the winner scores, and the next round follows once everybody has seen it (DO-7, DO-8). */
function endRound({ table, hands }: State, { emit }: Context): void {
  for (const [seat, player] of table.players.entries()) player.shown = hands[seat]!.tiles.splice(0);
  const round = judge(table.players.map(({ shown }) => shown));
  table.rounds.push(round);
  emit({ type: 'roundEnded', ...round });
  if (isDecided(table)) {
    emit({ type: 'ended', winners: winnersOf(round) });
    return;
  }
  doNext(table, ...table.players.map((_, seat) => ({ kind: 'ready' as const, seat, left: 1 })), {
    kind: 'deal',
    seat: nextStarter(table, round),
    left: 1,
  });
}

/** The winner starts the next round; after a tie the seat after the one that started this one (DO-7). */
const nextStarter = (table: Table, { winner }: Round): Seat => winner ?? seatAfter(table, table.starter);
