import type { Bot } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Island } from '../table.ts';
import { teamPlayer } from './decide.ts';
import type { Board } from './kernel/board.ts';
import { scatter } from './kernel/chance.ts';
import type { Position } from './kernel/position.ts';
import { ALL_TILES, firstOf, neighbours, type Tiles, tile, withoutFirst } from './kernel/tiles.ts';
import { newPool, plansFrom } from './plan/planner.ts';
import { isGoingHome } from './plan/sensible.ts';
import { judgeBy } from './value/judge.ts';
import { network } from './value/weights.ts';

/** Pursues one idea at a time. */
const WIDTH = 1;

const planner = { judge: judgeBy(network), pool: newPool(), width: WIDTH };

/**
 * Plays as somebody does in their first games: sensibly, but seeing less. It overlooks flooded tiles that are not near its
 * pawn, does not keep in mind which flood cards are about to return, and helps out of turn only where somebody drowns or
 * everybody can leave.
 */
export const casual: Bot<Island> = teamPlayer((board, position, { seat, owes }) => {
  if (!owes && !position.swimmers && !isGoingHome(position)) return [];
  return plansFrom(planner, board, asNoticed(board, position, seat));
});

/** How many of a hundred flooded tiles farther away go unnoticed for a turn. */
const UNNOTICED = 60;

/** What a beginner makes of a position. */
export function asNoticed(board: Board, position: Position, seat: Seat): Position {
  const noticed: Position = { ...position, layers: position.layers.slice() };
  noticed.flooded &= ~unnoticed(board, position, seat);
  noticed.layers[0] = ALL_TILES & ~position.sunk & ~position.floodDiscard;
  noticed.layerCount = 1;
  return noticed;
}

/** The flooded tiles that this seat overlooks this turn: the same ones as long as no card is turned over. */
function unnoticed({ grid, landing }: Board, position: Position, seat: Seat): Tiles {
  const near = neighbours(grid.spreadAround, tile(position.places[seat]!));
  const turn = scatter(position.treasureDeck + seat + (landing << 24));
  let overlooked = 0;
  for (let left = position.flooded & ~near; left; left = withoutFirst(left)) {
    const place = firstOf(left);
    if (scatter(turn + place) % 100 < UNNOTICED) overlooked |= tile(place);
  }
  return overlooked;
}
