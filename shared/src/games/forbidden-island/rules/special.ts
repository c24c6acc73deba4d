import { countDown, currentTask } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../actions.ts';
import { type Special, TREASURES } from '../cards.ts';
import { anywhere } from '../ground.ts';
import type { Place } from '../layouts.ts';
import type { Context, State, Table, TaskKind } from '../table.ts';
import { LANDING } from '../tiles.ts';
import { putAway } from './discard.ts';
import { endGame, endIfLost } from './outcome.ts';

type SpecialType = 'lift' | 'sandbag' | 'liftOff';
type ActionOf<T extends SpecialType> = Extract<Action, { type: T }>;
type SpecialAction = ActionOf<SpecialType>;

/** The card each play spends. */
const CARD: Readonly<Record<SpecialType, Special>> = { lift: 'helicopter', sandbag: 'sandbags', liftOff: 'helicopter' };

export const isSpecial = (action: Action): action is SpecialAction => Object.hasOwn(CARD, action.type);

/** Every play of a special card a seat has now, whoever's turn it is (R-SPECIAL). */
export function specials(table: Table, seat: Seat): SpecialAction[] {
  const { hand } = table.adventurers[seat]!;
  const canLift = hand.includes('helicopter');
  const canSandbag = hand.includes('sandbags');
  if (!canLift && !canSandbag) return [];
  if (currentTask<TaskKind>(table)?.kind === 'swim') return canLift && table.heliRescue ? rescues(table) : [];
  return [
    ...(canSandbag ? sandbagging(table) : []),
    ...(canLift ? [...lifts(table, occupied(table)), ...liftOff(table)] : []),
  ];
}

/** Plays a special card; as its holder's forced discard it counts as one (R-SPECIAL-4). */
export function playSpecial(draft: State, seat: Seat, action: SpecialAction, context: Context): void {
  const { table } = draft;
  putAway(table, seat, CARD[action.type]);
  const task = currentTask<TaskKind>(table)!;
  if (task.kind === 'discard' && task.seat === seat) countDown(table, task);
  const effect = effects[action.type] as Effect<SpecialType>;
  effect(draft, seat, action, context);
}

type Effect<T extends SpecialType> = (draft: State, seat: Seat, action: ActionOf<T>, context: Context) => void;

const effects: { [T in SpecialType]: Effect<T> } = {
  sandbag({ table }, seat, { place }, { emit }) {
    table.levels[place] = 'dry';
    emit({ type: 'sandbagged', seat, place });
  },
  lift(draft, seat, { pawns, to }, context) {
    const { table } = draft;
    const from = table.adventurers[pawns[0]!]!.place;
    for (const pawn of pawns) table.adventurers[pawn]!.place = to;
    table.agenda = table.agenda.filter((task) => task.kind !== 'swim' || !pawns.includes(task.seat));
    context.emit({ type: 'lifted', seat, pawns, from, to });
    if (table.levels[from] === 'sunk') endIfLost(draft, context); // the card is gone: others may have needed it
  },
  liftOff(draft, seat, _action, context) {
    context.emit({ type: 'liftedOff', seat });
    endGame(draft, ['escaped'], context);
  },
};

const sandbagging = (table: Table): SpecialAction[] =>
  table.levels.flatMap((level, place) => (level === 'flooded' ? [{ type: 'sandbag', place }] : []));

/** Every group of pawns on one of these tiles, taken to every other tile. */
const lifts = (table: Table, places: Iterable<Place>): SpecialAction[] =>
  [...places].flatMap((from) => {
    const targets = anywhere(table, from);
    return groups(pawnsOn(table, from)).flatMap((pawns) => targets.map((to) => ({ type: 'lift' as const, pawns, to })));
  });

/** Only swimmers can be lifted while somebody swims (R-SWIM-6). */
const rescues = (table: Table): SpecialAction[] =>
  lifts(
    table,
    [...occupied(table)].filter((place) => table.levels[place] === 'sunk'),
  );

const liftOff = ({ captured, adventurers, island }: Table): SpecialAction[] =>
  captured.length === TREASURES.length && adventurers.every(({ place }) => island[place] === LANDING)
    ? [{ type: 'liftOff' }]
    : [];

const occupied = ({ adventurers }: Table): Set<Place> => new Set(adventurers.map(({ place }) => place));

const pawnsOn = ({ adventurers }: Table, here: Place): Seat[] =>
  adventurers.flatMap(({ place }, seat) => (place === here ? [seat] : []));

/** Every group of one or more of the pawns. */
function groups(pawns: Seat[]): Seat[][] {
  const found: Seat[][] = [];
  for (const pawn of pawns) found.push([pawn], ...found.map((group) => [...group, pawn]));
  return found;
}
