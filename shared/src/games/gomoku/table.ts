import { type SchemaType, schema, type ToJSON, t } from '@colyseus/schema';
import type { Context as ContextOf, State as StateOf, View as ViewOf } from '../../engine/game.ts';
import type { Action, Event } from './actions.ts';
import type { RuleSet } from './options.ts';

/**
 * What can be on the agenda. `turn` is the usual one: place a stone. The next four are the opening `swap2`; `answer` is
 * owed to somebody who offers a draw.
 */
export const TASKS = ['turn', 'open', 'choose', 'add', 'pick', 'answer'] as const;
export type TaskKind = (typeof TASKS)[number];

/** Why a game is over. */
export const ENDINGS = ['five', 'full', 'agreed', 'resigned'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Stands for a seat where there is none. */
export const NOBODY = -1;

export const AgendaTask = schema({ kind: t.string<TaskKind>(), seat: t.uint8(), left: t.uint8() }, 'GomokuTask');

export const GomokuTable = schema(
  {
    size: t.uint8(), // points along each edge
    rule: t.string<RuleSet>(),
    stones: t.array('uint16'), // the points in the order they were taken: Black, White, Black …
    first: t.uint8(), // seat that began, or laid out the opening
    black: t.int8(), // seat that has Black, NOBODY until the opening has decided it
    agenda: t.array(AgendaTask), // the last task is the one to do now
    mayOffer: t.array('boolean'), // by seat: whether a draw may be offered; one offer for each own stone
    ending: t.string<Ending | ''>(), // '' while the game goes on
    winner: t.int8(), // seat, or NOBODY
    line: t.array('uint16'), // the points that won, in the order of the line
  },
  'GomokuTable',
);

export type Table = ToJSON<SchemaType<typeof GomokuTable>>;

export interface Gomoku {
  table: Table;
  hand: never;
  hidden: Record<string, never>;
  action: Action;
  event: Event;
}
export type State = StateOf<Gomoku>;
export type View = ViewOf<Gomoku>;
export type Context = ContextOf<Gomoku>;
