import type { Action, Event } from '../../games/dominoes/actions.ts';
import { ENDS } from '../../games/dominoes/line.ts';
import { ENDINGS, MOVES, TASKS } from '../../games/dominoes/table.ts';
import { TILES } from '../../games/dominoes/tiles.ts';
import type { Subject } from '../subject.ts';

const ACTIONS: Readonly<Record<Action['type'], true>> = { lay: true, draw: true, pass: true, ready: true };

const EVENTS: Readonly<Record<Event['type'], true>> = {
  dealt: true,
  began: true,
  laid: true,
  drew: true,
  passed: true,
  roundEnded: true,
  ended: true,
};

/** What the tests of every game need to know about Dominoes. */
export const dominoes: Subject = {
  actions: Object.keys(ACTIONS),
  events: Object.keys(EVENTS),
  words: [...TASKS, ...ENDINGS, ...MOVES, ...ENDS, ...TILES],
  games: 20,
  longest: 2000,
  rareStarts: [],
};
