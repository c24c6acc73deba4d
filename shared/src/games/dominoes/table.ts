import { type SchemaType, schema, type ToJSON, t } from '@colyseus/schema';
import type { Context as ContextOf, State as StateOf, View as ViewOf } from '../../engine/game.ts';
import type { Action, Event } from './actions.ts';
import type { End } from './line.ts';
import type { Drawing, Start } from './options.ts';
import type { Tile } from './tiles.ts';

/** What can be on the agenda. */
export const TASKS = ['deal', 'turn', 'ready'] as const;
export type TaskKind = (typeof TASKS)[number];

/** How a round ended: somebody laid the last tile, nobody could go on, or nobody could and two were equally low. */
export const ENDINGS = ['domino', 'blocked', 'tied'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a seat did; everybody saw it. */
export const MOVES = ['lay', 'draw', 'pass'] as const;
export type MoveKind = (typeof MOVES)[number];

export const Player = schema(
  {
    tiles: t.uint8(), // how many are in the hand, or lie open
    shown: t.array<Tile>('string'), // the hand laid open at the end of a round, when it is a secret no more
  },
  'DominoesPlayer',
);

export const LineState = schema(
  {
    first: t.string<Tile>().optional(),
    left: t.array<Tile>('string'),
    right: t.array<Tile>('string'),
  },
  'DominoesLine',
);

export const Move = schema(
  {
    seat: t.uint8(),
    kind: t.string<MoveKind>(),
    tile: t.string<Tile>().optional(), // what was laid, the lower half first; nothing for other moves
    end: t.string<End>().optional(),
  },
  'DominoesMove',
);

export const Round = schema(
  {
    ending: t.string<Ending>(),
    winner: t.uint8().optional(), // absent when it was tied
    points: t.uint8(),
  },
  'DominoesRound',
);

export const AgendaTask = schema({ kind: t.string<TaskKind>(), seat: t.uint8(), left: t.uint8() }, 'DominoesTask');

export const DominoesTable = schema(
  {
    handSize: t.uint8(), // tiles dealt to each seat
    start: t.string<Start>(),
    drawing: t.string<Drawing>(),
    target: t.uint8(), // points that win, 0 when one round decides
    starter: t.uint8(), // seat that began this round
    players: t.array(Player), // by seat
    line: t.ref(LineState),
    boneyard: t.uint8(), // tiles left in it
    moves: t.array(Move), // of this round, in order
    rounds: t.array(Round), // those that are over
    agenda: t.array(AgendaTask), // the last task is the one to do now
  },
  'DominoesTable',
);

export const DominoesHand = schema({ tiles: t.array<Tile>('string') }, 'DominoesHand');

export type Player = ToJSON<SchemaType<typeof Player>>;
export type Move = ToJSON<SchemaType<typeof Move>>;
export type Round = ToJSON<SchemaType<typeof Round>>;
export type Table = ToJSON<SchemaType<typeof DominoesTable>>;
export type Hand = ToJSON<SchemaType<typeof DominoesHand>>;

/** The tiles nobody has seen; the last one is drawn next. It has no field on the wire. */
export interface Hidden {
  boneyard: Tile[];
}

export interface Dominoes {
  table: Table;
  hand: Hand;
  hidden: Hidden;
  action: Action;
  event: Event;
}
export type State = StateOf<Dominoes>;
export type View = ViewOf<Dominoes>;
export type Context = ContextOf<Dominoes>;
