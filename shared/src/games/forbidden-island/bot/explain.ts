import type { Reason } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import { CARDS_TO_CAPTURE, HELD_CARDS, TREASURES, type Treasure } from '../cards.ts';
import type { Place } from '../layouts.ts';
import type { Table } from '../table.ts';
import { LANDING, TREASURE_TILES } from '../tiles.ts';
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
import { because } from './reasons.ts';

/** Why a CPU makes the first of the moves it has planned, told from the table and the moves that are to follow. */
export function explain(table: Table, [first, ...next]: [Move, ...Move[]]): Reason {
  return EXPLANATIONS[kindOf(first)]!(table, first, next);
}

type Explanation = (table: Table, move: Move, next: readonly Move[]) => Reason;

const EXPLANATIONS: Readonly<Record<number, Explanation>> = {
  [END_ACTIONS]: () => because('nothingUrgent', {}),
  [TURN_OVER]: () => because('nextCard', {}),
  [MOVE]: onTheWay,
  [FLY]: onTheWay,
  [GUIDE]: (table, move) => takingAlong(table, alsoOf(move), aboutOf(move)),
  [SHORE_UP]: (table, move) => {
    const places = alsoOf(move) === NOWHERE ? [aboutOf(move)] : [aboutOf(move), alsoOf(move)];
    return shoringUp(table, mostNeeded(table, places));
  },
  [SANDBAG]: (table, move) => shoringUp(table, aboutOf(move)),
  [GIVE]: (_table, move) => because('giveCard', { treasure: TREASURES[aboutOf(move)]!, seat: alsoOf(move) }),
  [CAPTURE]: (_table, move) => because('captureHere', { treasure: TREASURES[aboutOf(move)]! }),
  [DISCARD]: discarding,
  [SWIM]: (table, move) => because('swimTo', { tile: table.island[aboutOf(move)]! }),
  [DROWN]: () => because('nowhereToSwim', {}),
  [LIFT]: (table, move) => {
    const pawns = [...table.adventurers.keys()].filter((seat) => (alsoOf(move) >> seat) & 1);
    const swimmer = pawns.find((pawn) => table.agenda.some(({ kind, seat }) => kind === 'swim' && seat === pawn));
    if (swimmer !== undefined) return because('saveSwimmer', { seat: swimmer });
    return takingAlong(table, pawns.find((pawn) => pawn !== seatOf(move)) ?? pawns[0]!, aboutOf(move));
  },
  [LIFT_OFF]: () => because('liftOff', {}),
};

export const isCaptured = ({ captured }: Table, treasure: Treasure): boolean => captured.includes(treasure);

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
export function shoringUp(table: Table, place: Place): Reason {
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

/** A walk is for what follows it, or else for what can be done at its end later. */
function onTheWay(table: Table, move: Move, next: readonly Move[]): Reason {
  const seat = seatOf(move);
  const to = aboutOf(move);
  if (isGoingHome(table)) return because('toLanding', { tile: LANDING });
  const deed = next.find((each) => seatOf(each) === seat && [SHORE_UP, GIVE, CAPTURE].includes(kindOf(each)));
  if (deed !== undefined) return beforeDeed(table, deed);
  const own = TREASURES.find(
    (treasure) => !isCaptured(table, treasure) && cardsOf(table, seat, treasure) >= CARDS_TO_CAPTURE,
  );
  if (own) return because('toTreasure', { treasure: own });
  const end = next.findLast((each) => seatOf(each) === seat && [MOVE, FLY].includes(kindOf(each)));
  return meeting(table, seat, end === undefined ? to : aboutOf(end));
}

function beforeDeed(table: Table, deed: Move): Reason {
  if (kindOf(deed) === SHORE_UP) return because('toTile', { tile: table.island[aboutOf(deed)]! });
  const treasure = TREASURES[aboutOf(deed)]!;
  if (kindOf(deed) === CAPTURE) return because('toTreasure', { treasure });
  return because('carryCard', { treasure, seat: alsoOf(deed) });
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

function takingAlong(table: Table, seat: Seat, to: Place): Reason {
  if (isGoingHome(table) && table.island[to] === LANDING) return because('bringHome', { seat });
  return because('bringPawn', { seat, tile: table.island[to]! });
}

function discarding(table: Table, move: Move): Reason {
  const card = HELD_CARDS[aboutOf(move)]!;
  const treasure = TREASURES.find((treasure) => treasure === card);
  const isSpare =
    treasure && (isCaptured(table, treasure) || cardsOf(table, seatOf(move), treasure) > CARDS_TO_CAPTURE);
  return because(isSpare ? 'spareCard' : 'leastNeeded', { card });
}
