import { doNext, type Task } from '../../engine/agenda.ts';
import type { Random, Seat, Setting } from '../../engine/game.ts';
import { type Card, DECK, HELD_CARDS } from './cards.ts';
import { START_LEVEL } from './meter.ts';
import type { options, seatOptions } from './options.ts';
import { POWERS, ROLES, type Role } from './roles.ts';
import type { Adventurer, State, Table, TaskKind } from './table.ts';
import { type Level, TILES } from './tiles.ts';

type IslandSetting = Setting<typeof options, typeof seatOptions>;

const FLOODED_AT_START = 6;
const CARDS_DEALT = 2;

/** A new island, up to the first turn, which is on the agenda (R-SETUP). */
export function setUp(setting: IslandSetting, random: Random): State {
  const island = shuffled(TILES, random);
  const floodDeck = shuffled(island.keys(), random);
  const floodDiscard = floodDeck.splice(-FLOODED_AT_START).reverse();
  const heldCards = shuffled(HELD_CARDS.flatMap(copiesOf), random);
  const adventurers = rolesOf(setting, random).map(
    (role): Adventurer => ({
      role,
      place: island.indexOf(POWERS[role].start),
      hand: heldCards.splice(-CARDS_DEALT),
      flown: false,
    }),
  );
  // A Waters Rise is never dealt: it would be replaced and shuffled back in, which comes to the same (R-SETUP-5).
  const treasureDeck = shuffled([...heldCards, ...copiesOf('watersRise')], random);
  const turn: Task<TaskKind> = { kind: 'turn', seat: firstSeat(setting, random), left: 1 };
  const table: Table = {
    layout: setting.options.layout,
    heliRescue: setting.options.heliRescue === 'on',
    discardAfterDraw: setting.options.handLimitCheck === 'afterDraw',
    island,
    levels: island.map((_, place): Level => (floodDiscard.includes(place) ? 'flooded' : 'dry')),
    adventurers,
    captured: [],
    waterLevel: START_LEVEL[setting.options.level],
    treasureDeck: treasureDeck.length,
    treasureDiscard: [],
    floodDiscard,
    floodLayers: island.map((_, place) => (floodDiscard.includes(place) ? 0 : 1)),
    agenda: [],
    endings: [],
  };
  doNext(table, turn);
  return { table, hands: [], hidden: { treasureDeck, floodDeck } };
}

function shuffled<T>(items: Iterable<T>, random: Random): T[] {
  const list = [...items];
  random.shuffle(list);
  return list;
}

const copiesOf = <C extends Card>(card: C): C[] => Array<C>(DECK[card]).fill(card);

/** Roles by seat: as wished for where roles are chosen, dealt from the others where not. */
function rolesOf({ seats, options, choices }: IslandSetting, random: Random): Role[] {
  const wishes = choices.map(({ role }) => (options.roles === 'chosen' ? role : 'any')).slice(0, seats);
  const dealt = shuffled(
    ROLES.filter((role) => !wishes.includes(role)),
    random,
  );
  return wishes.map((wish) => (wish === 'any' ? (dealt.pop() as Role) : wish));
}

const firstSeat = ({ seats, options }: IslandSetting, random: Random): Seat =>
  options.first === 'random' ? random.below(seats) : Number(options.first) - 1;
