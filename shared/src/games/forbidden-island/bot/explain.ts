import type { Reason } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import { CARDS_TO_CAPTURE, HAND_LIMIT, HELD_CARDS, TREASURES, type Treasure } from '../cards.ts';
import type { Place } from '../layouts.ts';
import { stranded } from '../rules/rescue.ts';
import { TREASURE_CARDS } from '../rules/turn.ts';
import type { Table } from '../table.ts';
import { LANDING, type TileId, TREASURE_TILES } from '../tiles.ts';
import { boardOf, DIVER, EXPLORER } from './kernel/board.ts';
import { canCapture } from './kernel/legal.ts';
import {
  aboutOf,
  alsoOf,
  CAPTURE,
  DISCARD,
  DROWN,
  END_ACTIONS,
  FLY,
  GIVE,
  GUIDE,
  kindOf,
  LIFT,
  LIFT_OFF,
  MOVE,
  type Move,
  NOWHERE,
  SANDBAG,
  SHORE_UP,
  SWIM,
  seatOf,
  TURN_OVER,
} from './kernel/moves.ts';
import { positionOf } from './kernel/position.ts';
import { shoresFrom } from './kernel/reach.ts';
import { NO_TILES, setOf } from './kernel/tiles.ts';
import { neededTiles } from './plan/sensible.ts';
import { because } from './reasons.ts';
import { distance, emptyDistances, walkingDistance } from './value/distances.ts';

/** Why a CPU makes the first of the moves it has planned, told from the table and the moves that are to follow. */
export function explain(table: Table, [first, ...next]: [Move, ...Move[]]): Reason {
  return EXPLANATIONS[kindOf(first)]!(table, first, next);
}

type Explanation = (table: Table, move: Move, next: readonly Move[]) => Reason;

const EXPLANATIONS: Readonly<Record<number, Explanation>> = {
  [END_ACTIONS]: (table, move) =>
    because(isAnythingUrgent(table, seatOf(move)) ? 'nothingBetter' : 'nothingUrgent', {}),
  [TURN_OVER]: () => because('nextCard', {}),
  [MOVE]: onTheWay,
  [FLY]: onTheWay,
  [GUIDE]: (table, move, next) => journey(table, move, { pawns: [alsoOf(move)], to: aboutOf(move), next }),
  [SHORE_UP]: (table, move) => shoringUp(table, mostNeeded(table, shoredBy(move))),
  [SANDBAG]: (table, move) => shoringUp(table, aboutOf(move)),
  [GIVE]: handing,
  [CAPTURE]: (_table, move) => because('captureHere', { treasure: TREASURES[aboutOf(move)]! }),
  [DISCARD]: discarding,
  [SWIM]: (table, move) => because('swimTo', { tile: table.island[aboutOf(move)]! }),
  [DROWN]: () => because('nowhereToSwim', {}),
  [LIFT]: (table, move, next) => {
    const pawns = [...table.adventurers.keys()].filter((seat) => (alsoOf(move) >> seat) & 1);
    const saved = pawns.find((pawn) => stranded(table).includes(pawn));
    if (saved !== undefined) return because('saveSwimmer', { seat: saved });
    return journey(table, move, { pawns, to: aboutOf(move), next });
  },
  [LIFT_OFF]: () => because('liftOff', {}),
};

const isCaptured = ({ captured }: Table, treasure: Treasure): boolean => captured.includes(treasure);

const isGoingHome = ({ captured }: Table): boolean => captured.length === TREASURES.length;

/** The treasure that can still be captured on a tile. */
const treasureAt = (table: Table, place: Place): Treasure | undefined =>
  TREASURES.find((treasure) => !isCaptured(table, treasure) && TREASURE_TILES[treasure].includes(table.island[place]!));

/** How many tiles of a treasure, in order of weight: dry, standing. */
function tilesOf({ island, levels }: Table, treasure: Treasure): { dry: number; standing: number } {
  const found = TREASURE_TILES[treasure].map((tile) => levels[island.indexOf(tile)]!);
  return {
    dry: found.filter((level) => level === 'dry').length,
    standing: found.filter((level) => level !== 'sunk').length,
  };
}

/** Why a flooded tile is to be dry. */
function shoringUp(table: Table, place: Place): Reason {
  const tile = table.island[place]!;
  if (tile === LANDING) return because('saveLanding', { tile });
  const treasure = treasureAt(table, place);
  if (!treasure) return because('keepTile', { tile });
  const { dry, standing } = tilesOf(table, treasure);
  const word = standing === 1 ? 'lastTile' : dry === 0 ? 'bothInDanger' : 'treasureTile';
  return because(word, { tile, treasure });
}

const WEIGHT: readonly string[] = ['keepTile', 'treasureTile', 'bothInDanger', 'lastTile', 'saveLanding'];

/** The tile that there is most reason to shore up. */
const mostNeeded = (table: Table, places: readonly Place[]): Place =>
  places.reduce((most, place) =>
    WEIGHT.indexOf(shoringUp(table, place).word) > WEIGHT.indexOf(shoringUp(table, most).word) ? place : most,
  );

const cardsOf = ({ adventurers }: Table, seat: Seat, treasure: Treasure): number =>
  adventurers[seat]!.hand.filter((card) => card === treasure).length;

const shoredBy = (move: Move): Place[] => (alsoOf(move) === NOWHERE ? [aboutOf(move)] : [aboutOf(move), alsoOf(move)]);

/** Whether a treasure could be captured, a tile that is needed may sink, or it is time to go home. */
function isAnythingUrgent(table: Table, seat: Seat): boolean {
  const board = boardOf(table);
  const position = positionOf(table);
  const canCaptureHere = TREASURES.some((_, treasure) => canCapture(board, position, seat, treasure));
  return canCaptureHere || (position.flooded & neededTiles(board, position)) !== NO_TILES || isGoingHome(table);
}

/** Whether these pawns do it because of where they have come; those who go together can give one another cards anywhere. */
function isMadePossible(deed: Move, pawns: readonly Seat[]): boolean {
  const isTheirs = pawns.includes(seatOf(deed));
  if (kindOf(deed) === GIVE) return isTheirs !== pawns.includes(alsoOf(deed));
  return isTheirs && (kindOf(deed) === SHORE_UP || kindOf(deed) === CAPTURE);
}

function onTheWay(table: Table, move: Move, next: readonly Move[]): Reason {
  const seat = seatOf(move);
  const last = next.findLast((each) => seatOf(each) === seat && [MOVE, FLY].includes(kindOf(each))) ?? move;
  return journey(table, move, { pawns: [seat], to: aboutOf(last), next });
}

/** A way is for what follows it, or else for what can be done at its end later. */
function journey(
  table: Table,
  move: Move,
  { pawns, to, next }: { pawns: readonly Seat[]; to: Place; next: readonly Move[] },
): Reason {
  const mover = seatOf(move);
  const deed = next.find((each) => isMadePossible(each, pawns));
  if (deed !== undefined) return beforeDeed(table, deed, mover);
  if (isGoingHome(table) && pawns.some((pawn) => isNearer(table, pawn, to, [LANDING])))
    return home(table, mover, { pawns, to });
  for (const pawn of pawns) {
    const own = TREASURES.find(
      (treasure) => canBring(table, pawn, treasure) && isNearer(table, pawn, to, TREASURE_TILES[treasure]),
    );
    if (own) return because('toTreasure', { treasure: own });
  }
  const tile = table.island[to]!;
  if (pawns.length === 1 && pawns[0] === mover) return meeting(table, mover, to);
  const helper = pawns.find((pawn) => pawn !== mover && canSaveFrom(table, pawn, to));
  return helper === undefined ? because('takePosition', { tile }) : because('bringPawn', { seat: helper, tile });
}

function beforeDeed(table: Table, deed: Move, mover: Seat): Reason {
  if (kindOf(deed) === SHORE_UP) return because('toTile', { tile: table.island[mostNeeded(table, shoredBy(deed))]! });
  const treasure = TREASURES[aboutOf(deed)]!;
  if (kindOf(deed) === CAPTURE) return because('toTreasure', { treasure });
  const isReceiver = alsoOf(deed) === mover;
  return isReceiver
    ? because('fetchCard', { treasure, seat: seatOf(deed) })
    : because('carryCard', { treasure, seat: alsoOf(deed) });
}

function home(table: Table, mover: Seat, { pawns, to }: { pawns: readonly Seat[]; to: Place }): Reason {
  const taken = pawns.find((pawn) => pawn !== mover);
  const isThere = table.island[to] === LANDING;
  return isThere && taken !== undefined
    ? because('bringHome', { seat: taken })
    : because('toLanding', { tile: LANDING });
}

const canBring = (table: Table, seat: Seat, treasure: Treasure): boolean =>
  !isCaptured(table, treasure) && cardsOf(table, seat, treasure) >= CARDS_TO_CAPTURE;

/** Whether the way from a place to the nearest of these tiles is shorter for a pawn than from where it is; flights aside. */
function isNearer(table: Table, seat: Seat, place: Place, tiles: readonly TileId[]): boolean {
  const board = boardOf(table);
  const position = positionOf(table);
  const targets = setOf(tiles.map((tile) => table.island.indexOf(tile)));
  const known = emptyDistances();
  const role = board.roles[seat];
  const stepsFrom = (from: Place) =>
    role === DIVER
      ? distance(known, { board, position, seat, from }, targets)
      : walkingDistance(known, board, position, { from, targets, diagonally: role === EXPLORER });
  return stepsFrom(place) < stepsFrom(position.places[seat]!);
}

/** Whether a pawn could shore up something from there that the team cannot do without. */
function canSaveFrom(table: Table, seat: Seat, from: Place): boolean {
  const board = boardOf(table);
  const position = positionOf(table);
  return (shoresFrom(board, position, seat, from) & neededTiles(board, position)) !== NO_TILES;
}

/** Where the walk ends with somebody who has cards of the same treasure, it is to bring them together. */
function meeting(table: Table, seat: Seat, at: Place): Reason {
  for (const [other, { place }] of table.adventurers.entries()) {
    if (other === seat || place !== at) continue;
    for (const treasure of TREASURES) {
      const own = cardsOf(table, seat, treasure);
      const theirs = cardsOf(table, other, treasure);
      if (isCaptured(table, treasure) || own + theirs === 0) continue;
      if (own > 0 && theirs >= own) return because('carryCard', { treasure, seat: other });
      if (theirs > 0 && own > theirs) return because('fetchCard', { treasure, seat: other });
    }
  }
  return because('takePosition', { tile: table.island[at]! });
}

/** What speaks for a gift: the receiver has more of these cards, or the giver too many, or the receiver is quicker. */
function handing(table: Table, move: Move): Reason {
  const giver = seatOf(move);
  const seat = alsoOf(move);
  const treasure = TREASURES[aboutOf(move)]!;
  if (cardsOf(table, seat, treasure) >= cardsOf(table, giver, treasure)) return because('giveCard', { treasure, seat });
  if (table.adventurers[giver]!.hand.length + TREASURE_CARDS > HAND_LIMIT) return because('makeRoom', {});
  const board = boardOf(table);
  const position = { ...positionOf(table), flown: false }; // the next turn has a flight again
  const actionsOf = (pawn: Seat) =>
    distance(
      emptyDistances(),
      { board, position, seat: pawn, from: position.places[pawn]! },
      board.treasureTiles[aboutOf(move)]!,
    );
  return actionsOf(seat) < actionsOf(giver) ? because('isSooner', { treasure, seat }) : because('moreUse', { seat });
}

function discarding(table: Table, move: Move): Reason {
  const card = HELD_CARDS[aboutOf(move)]!;
  const treasure = TREASURES.find((treasure) => treasure === card);
  const isSpare =
    treasure && (isCaptured(table, treasure) || cardsOf(table, seatOf(move), treasure) > CARDS_TO_CAPTURE);
  return because(isSpare ? 'spareCard' : 'leastNeeded', { card });
}
