import { type Choice, countDown } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../actions.ts';
import { CARDS_TO_CAPTURE, TREASURES } from '../cards.ts';
import { anywhere } from '../ground.ts';
import type { Place } from '../layouts.ts';
import { POWERS } from '../roles.ts';
import type { Context, Island, Table } from '../table.ts';
import { TREASURE_TILES } from '../tiles.ts';
import { limitHand, putAway } from './discard.ts';

const DEEDS = ['move', 'fly', 'guide', 'shoreUp', 'give', 'capture', 'endActions'] as const;
type DeedType = (typeof DEEDS)[number];
type ActionOf<T extends DeedType> = Extract<Action, { type: T }>;

/** One thing a seat can do with an action. */
interface Deed<T extends DeedType> {
  /** Every way the seat can do it now. */
  offers(table: Table, seat: Seat): ActionOf<T>[];
  carryOut(table: Table, seat: Seat, action: ActionOf<T>, emit: Context['emit']): void;
}

/** The seat whose turn it is acts, up to three times (R-ACT). */
export const act: Choice<Island> = {
  choices({ table }, { seat }) {
    const offers: Action[] = [];
    for (const type of DEEDS) offers.push(...deeds[type].offers(table, seat));
    return offers;
  },
  resolve({ table }, task, action, { emit }) {
    if (action.type === 'endActions') task.left = 1;
    countDown(table, task);
    const deed = deeds[action.type as DeedType] as Deed<DeedType>;
    deed.carryOut(table, task.seat, action as ActionOf<DeedType>, emit);
  },
};

const powerOf = (table: Table, seat: Seat) => POWERS[table.adventurers[seat]!.role];
const placeOf = (table: Table, seat: Seat) => table.adventurers[seat]!.place;

/** Puts a pawn on another tile, and says where it stood. */
function relocate(table: Table, pawn: Seat, to: Place): Place {
  const adventurer = table.adventurers[pawn]!;
  const from = adventurer.place;
  adventurer.place = to;
  return from;
}

const deeds: { [T in DeedType]: Deed<T> } = {
  move: {
    offers: (table, seat) =>
      powerOf(table, seat)
        .moves(table, placeOf(table, seat))
        .map((to) => ({ type: 'move', to })),
    carryOut(table, seat, { to }, emit) {
      emit({ type: 'moved', seat, from: relocate(table, seat, to), to });
    },
  },

  fly: {
    offers(table, seat) {
      const power = powerOf(table, seat);
      if (!power.flies || table.adventurers[seat]!.flown) return [];
      const from = placeOf(table, seat);
      const walkable = power.moves(table, from);
      return anywhere(table, from)
        .filter((to) => !walkable.includes(to))
        .map((to) => ({ type: 'fly', to }));
    },
    carryOut(table, seat, { to }, emit) {
      table.adventurers[seat]!.flown = true;
      emit({ type: 'flew', seat, from: relocate(table, seat, to), to });
    },
  },

  guide: {
    offers(table, seat) {
      if (!powerOf(table, seat).guides) return [];
      return table.adventurers.flatMap(({ role, place }, pawn) =>
        pawn === seat ? [] : POWERS[role].guided(table, place).map((to) => ({ type: 'guide' as const, pawn, to })),
      );
    },
    carryOut(table, seat, { pawn, to }, emit) {
      emit({ type: 'guided', seat, pawn, from: relocate(table, pawn, to), to });
    },
  },

  shoreUp: {
    offers(table, seat) {
      const power = powerOf(table, seat);
      const flooded = power.shores(table, placeOf(table, seat));
      const pairs = power.shoresAtOnce === 2 ? flooded.flatMap((a, i) => flooded.slice(i + 1).map((b) => [a, b])) : [];
      return [...flooded.map((place) => [place]), ...pairs].map((places) => ({ type: 'shoreUp', places }));
    },
    carryOut(table, seat, { places }, emit) {
      for (const place of places) table.levels[place] = 'dry';
      emit({ type: 'shoredUp', seat, places });
    },
  },

  give: {
    offers(table, seat) {
      const { hand, place: here } = table.adventurers[seat]!;
      const afar = powerOf(table, seat).givesAfar;
      const cards = TREASURES.filter((card) => hand.includes(card));
      return table.adventurers.flatMap(({ place }, to) =>
        to !== seat && (afar || place === here) ? cards.map((card) => ({ type: 'give' as const, card, to })) : [],
      );
    },
    carryOut(table, seat, { card, to }, emit) {
      const { hand } = table.adventurers[seat]!;
      hand.splice(hand.indexOf(card), 1);
      table.adventurers[to]!.hand.push(card);
      emit({ type: 'gave', seat, card, to });
      limitHand(table, to);
    },
  },

  capture: {
    offers(table, seat) {
      const { hand, place } = table.adventurers[seat]!;
      return TREASURES.filter(
        (treasure) =>
          TREASURE_TILES[treasure].includes(table.island[place]!) &&
          !table.captured.includes(treasure) &&
          hand.filter((card) => card === treasure).length >= CARDS_TO_CAPTURE,
      ).map((treasure) => ({ type: 'capture', treasure }));
    },
    carryOut(table, seat, { treasure }, emit) {
      for (let card = 0; card < CARDS_TO_CAPTURE; card++) putAway(table, seat, treasure);
      table.captured.push(treasure);
      emit({ type: 'captured', seat, treasure });
    },
  },

  endActions: {
    offers: () => [{ type: 'endActions' }],
    carryOut(_table, seat, _action, emit) {
      emit({ type: 'actionsEnded', seat });
    },
  },
};
