import { type SchemaType, schema, type ToJSON, t } from '@colyseus/schema';
import type { Context as ContextOf, Result, State as StateOf, View as ViewOf } from '../../engine/game.ts';
import type { Action, Event } from './actions.ts';
import type { Card, HeldCard, Treasure } from './cards.ts';
import type { LayoutId } from './layouts.ts';
import type { Role } from './roles.ts';
import type { Level, TileId } from './tiles.ts';

/** What can be on the agenda. `act`, `drawTreasure` and `drawFlood` count what is left of them in `left`. */
export const TASKS = ['turn', 'act', 'drawTreasure', 'drawFlood', 'discard', 'swim'] as const;
export type TaskKind = (typeof TASKS)[number];

/** Why a game is over. `escaped` is the win; several losses can hold at once. */
export const ENDINGS = ['escaped', 'skull', 'drowned', 'treasureLost', 'landingLost'] as const;
export type Ending = (typeof ENDINGS)[number];

export const Adventurer = schema(
  {
    role: t.string<Role>(),
    place: t.uint8(), // where the pawn stands, or stood before its tile sank
    hand: t.array<HeldCard>('string'), // hands are open in this game
    flown: t.boolean(), // the Pilot's flight of this turn is used
  },
  'Adventurer',
);

export const AgendaTask = schema({ kind: t.string<TaskKind>(), seat: t.uint8(), left: t.uint8() }, 'AgendaTask');

export const IslandTable = schema(
  {
    layout: t.string<LayoutId>(),
    heliRescue: t.boolean(), // option: a Helicopter Lift may rescue swimmers
    discardAfterDraw: t.boolean(), // option: the hand limit is checked after both treasure cards, not after each
    island: t.array<TileId>('string'), // the tile laid on each place
    levels: t.array<Level>('string'), // what became of the tile on each place
    adventurers: t.array(Adventurer), // by seat
    captured: t.array<Treasure>('string'),
    waterLevel: t.uint8(), // 1..10, 10 is the skull
    treasureDeck: t.uint8(), // cards left in the draw pile
    treasureDiscard: t.array<Card>('string'), // the last one lies on top
    floodDiscard: t.array('uint8'), // places, the last one lies on top
    // For each place: 0 when its card is not in the flood draw pile, otherwise how deep it can lie: all cards of a
    // higher layer come before all cards of a lower one. That much everybody at a real table knows, and no more.
    floodLayers: t.array('uint8'),
    agenda: t.array(AgendaTask), // the last task is the one to do now
    endings: t.array<Ending>('string'), // empty while the game goes on
  },
  'IslandTable',
);

export type Adventurer = ToJSON<SchemaType<typeof Adventurer>>;
export type Table = ToJSON<SchemaType<typeof IslandTable>>;

/** The order of both draw piles; the last card lies on top. Nobody sees it, and it has no field on the wire. */
export interface Hidden {
  treasureDeck: Card[];
  floodDeck: number[]; // places
}

export interface Island {
  table: Table;
  hand: never;
  hidden: Hidden;
  action: Action;
  event: Event;
}
export type State = StateOf<Island>;
export type View = ViewOf<Island>;
export type Context = ContextOf<Island>;
export type { Result };
