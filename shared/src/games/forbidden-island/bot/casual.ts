import type { Bot } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Island } from '../table.ts';
import { teamPlayer } from './decide.ts';
import type { Board } from './kernel/board.ts';
import { scatter } from './kernel/chance.ts';
import { type Counts, HELICOPTER, one } from './kernel/counts.ts';
import type { Position } from './kernel/position.ts';
import { ALL_TILES, firstOf, neighbours, type Tiles, tile, withoutFirst } from './kernel/tiles.ts';
import { newPool, plansFrom } from './plan/planner.ts';
import { isGoingHome } from './plan/sensible.ts';
import { judgeBy } from './value/judge.ts';
import { network } from './value/weights.ts';

/** Pursues one idea at a time. */
const WIDTH = 1;

const planner = { judge: judgeBy(network), pool: newPool(), width: WIDTH, capturesFirst: true };

/**
 * Plays as somebody does in their first games: sensibly, but seeing less. It overlooks flooded tiles that are not near its
 * pawn, does not keep in mind which flood cards are about to return, does not think of the special cards of others, captures
 * a treasure as soon as it can, and helps out of turn only where somebody drowns or everybody can leave.
 */
export const casual: Bot<Island> = teamPlayer((board, position, { seat, owes }) => {
  if (!owes && !mayHelpOutOfTurn(position)) return [];
  return plansFrom(planner, board, asNoticed(board, position, seat));
});

const mayHelpOutOfTurn = (position: Position): boolean => position.swimmers !== 0 || isGoingHome(position);

/** How many of a hundred flooded tiles farther away go unnoticed for a turn. */
const UNNOTICED = 60;

/** What a beginner makes of a position. */
function asNoticed(board: Board, position: Position, seat: Seat): Position {
  const noticed: Position = { ...position, layers: position.layers.slice(), hands: position.hands.slice() };
  if (!mayHelpOutOfTurn(position)) hideSpecialsOfOthers(noticed, seat);
  noticed.flooded &= ~unnoticed(board, position, seat);
  noticed.layers[0] = ALL_TILES & ~position.sunk & ~position.floodDiscard;
  noticed.layerCount = 1;
  return noticed;
}

const TREASURE_CARDS: Counts = one(HELICOPTER) - 1;

/** A plan that waits for a card that nobody is going to play would be a turn thrown away. */
function hideSpecialsOfOthers({ hands }: Position, own: Seat): void {
  for (let seat = 0; seat < hands.length; seat++) if (seat !== own) hands[seat]! &= TREASURE_CARDS;
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
