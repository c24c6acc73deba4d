import { currentTask, openTaskOf } from '../../engine/agenda.ts';
import type { Seat } from '../../engine/game.ts';
import type { Action } from './actions.ts';
import { CARDS_TO_CAPTURE, SPECIALS, TREASURES } from './cards.ts';
import { anywhere } from './ground.ts';
import type { Place } from './layouts.ts';
import type { Refusal } from './refusals.ts';
import { POWERS } from './roles.ts';
import { shoresFor } from './rules/rescue.ts';
import type { Adventurer, Table, TaskKind, View } from './table.ts';
import { LANDING, TREASURE_TILES } from './tiles.ts';

/** What somebody wants: an action, as far as it goes. */
type Wanted = { readonly [field: string]: unknown };

/** Who wants it, and where. */
interface Asker {
  table: Table;
  seat: Seat;
  own: Adventurer;
}

type Objection = (asker: Asker, wanted: Wanted) => Refusal;

/** Why a seat cannot do what is none of its legal actions, the first reason that holds. */
export function whyNot({ table, seat }: View, wanted: unknown): Refusal {
  if (table.endings.length > 0) return 'over';
  const own = seat === null ? undefined : table.adventurers[seat];
  if (seat === null || !own) return 'watching';
  const asked = (wanted ?? {}) as Wanted;
  const type = String(asked.type);
  if (typeof asked.type !== 'string' || !Object.hasOwn(OBJECTIONS, type)) return 'notPossible';
  return OBJECTIONS[type as Action['type']]({ table, seat, own }, asked);
}

/** An action of the own turn; `object` says what is wrong with it while the seat acts. */
const inTurn =
  (object: Objection): Objection =>
  (asker, wanted) => {
    const { kind, seat } = currentTask<TaskKind>(asker.table)!;
    if (kind === 'discard' || kind === 'swim') return 'decideFirst';
    if (seat !== asker.seat) return 'notYourTurn';
    return kind === 'act' ? object(asker, wanted) : 'noActionsLeft';
  };

const OBJECTIONS: Readonly<Record<Action['type'], Objection>> = {
  move: inTurn(({ table, own }, { to }) => outOfReach(table, { from: own.place, to, reach: powerOf(own).moves })),
  fly: inTurn(({ table, own }, { to }) => {
    if (!powerOf(own).flies) return 'wrongRole';
    if (own.flown) return 'flown';
    if (
      powerOf(own)
        .moves(table, own.place)
        .includes(to as Place)
    )
      return 'walkable';
    return outOfReach(table, { from: own.place, to, reach: anywhere });
  }),
  guide: inTurn(({ table, seat, own }, { pawn, to }) => {
    if (!powerOf(own).guides) return 'wrongRole';
    const guided = adventurerAt(table, pawn);
    if (!guided) return 'noSuchPlayer';
    return pawn === seat ? 'ownself' : outOfReach(table, { from: guided.place, to, reach: powerOf(guided).guided });
  }),
  shoreUp: inTurn(({ table, own }, { places }) => {
    if (!Array.isArray(places) || places.length === 0) return 'notPossible';
    if (places.length > powerOf(own).shoresAtOnce) return 'tooManyTiles';
    const within = powerOf(own).shores(table, own.place);
    const far = places.find((place) => !within.includes(place));
    return far === undefined ? 'notPossible' : (notFlooded(table, far) ?? 'tooFar');
  }),
  give: inTurn(({ table, seat, own }, { card, to }) => {
    if (SPECIALS.some((special) => special === card)) return 'neverGiven';
    if (!holds(own, card)) return 'notInHand';
    const receiver = adventurerAt(table, to);
    if (!receiver) return 'noSuchPlayer';
    if (to === seat) return 'ownself';
    return powerOf(own).givesAfar || receiver.place === own.place ? 'notPossible' : 'notSameTile';
  }),
  capture: inTurn(({ table, own }, { treasure }) => {
    const wanted = TREASURES.find((one) => one === treasure);
    if (!wanted) return 'notPossible';
    if (!TREASURE_TILES[wanted].includes(table.island[own.place]!)) return 'otherTile';
    if (table.captured.includes(wanted)) return 'alreadyCaptured';
    const cards = own.hand.filter((card) => card === wanted).length;
    return cards < CARDS_TO_CAPTURE ? 'tooFewCards' : 'notPossible';
  }),
  endActions: inTurn(() => 'notPossible'),
  drawTreasure: notDue,
  drawFlood: notDue,
  discard({ table, seat, own }, { card }) {
    if (openTaskOf<TaskKind>(table, seat)?.kind !== 'discard') return 'noDiscard';
    return holds(own, card) ? 'notPossible' : 'notInHand';
  },
  swim({ table, seat, own }, { to }) {
    if (!swims(table, seat)) return 'notSwimming';
    return outOfReach(table, { from: own.place, to, reach: () => shoresFor(table, seat) });
  },
  drown({ table, seat }) {
    if (!swims(table, seat)) return 'notSwimming';
    return shoresFor(table, seat).length > 0 ? 'canSwim' : 'notPossible';
  },
  sandbag({ table, own }, { place }) {
    if (!own.hand.includes('sandbags')) return 'notInHand';
    return isSwimming(table) ? 'decideFirst' : (notFlooded(table, place) ?? 'notPossible');
  },
  lift({ table, own }, { pawns, to }) {
    if (!own.hand.includes('helicopter')) return 'notInHand';
    if (isSwimming(table) && !table.heliRescue) return 'decideFirst';
    if (!Array.isArray(pawns) || pawns.length === 0) return 'notPossible';
    const [first, ...others] = pawns.map((pawn) => adventurerAt(table, pawn));
    if (!first || others.includes(undefined)) return 'noSuchPlayer';
    if (others.some((other) => other!.place !== first.place)) return 'notTogether';
    if (isSwimming(table) && table.levels[first.place] !== 'sunk') return 'onlySwimmers';
    return outOfReach(table, { from: first.place, to, reach: anywhere });
  },
  liftOff({ table, own }) {
    if (!own.hand.includes('helicopter')) return 'notInHand';
    if (isSwimming(table)) return 'decideFirst';
    if (table.captured.length < TREASURES.length) return 'treasuresMissing';
    const landed = table.adventurers.every(({ place }) => table.island[place] === LANDING);
    return landed ? 'notPossible' : 'notAllLanded';
  },
};

const powerOf = ({ role }: Adventurer) => POWERS[role];
const holds = ({ hand }: Adventurer, card: unknown): boolean => hand.some((held) => held === card);
const swims = (table: Table, seat: Seat): boolean => openTaskOf<TaskKind>(table, seat)?.kind === 'swim';
const isSwimming = (table: Table): boolean => currentTask<TaskKind>(table)?.kind === 'swim';
const adventurerAt = ({ adventurers }: Table, seat: unknown): Adventurer | undefined =>
  Number.isInteger(seat) ? adventurers[seat as Seat] : undefined;

/** Why a pawn cannot come from one place to another. */
function outOfReach(
  table: Table,
  { from, to, reach }: { from: Place; to: unknown; reach: (table: Table, from: Place) => readonly Place[] },
): Refusal {
  const missing = noTile(table, to);
  if (missing) return missing;
  if (to === from) return 'sameTile';
  return reach(table, from).includes(to as Place) ? 'notPossible' : 'tooFar';
}

function noTile({ levels }: Table, place: unknown): Refusal | null {
  const level = Number.isInteger(place) ? levels[place as Place] : undefined;
  if (level === undefined) return 'noSuchTile';
  return level === 'sunk' ? 'sunk' : null;
}

const notFlooded = (table: Table, place: unknown): Refusal | null =>
  noTile(table, place) ?? (table.levels[place as Place] === 'flooded' ? null : 'notFlooded');

function notDue({ table, seat: asker }: Asker, { type }: Wanted): Refusal {
  const { kind, seat } = currentTask<TaskKind>(table)!;
  if (kind === 'discard' || kind === 'swim') return 'decideFirst';
  if (seat !== asker) return 'notYourTurn';
  return kind === type ? 'notPossible' : 'notDue';
}
