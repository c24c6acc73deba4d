import { choices, currentTask, openTasks, type Rule, resolve, settle } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { EVENTS } from './actions.ts';
import { copyState } from './copy.ts';
import { options, problem, seatOptions } from './options.ts';
import { REFUSALS } from './refusals.ts';
import { act } from './rules/act.ts';
import { discard } from './rules/discard.ts';
import { drawTreasure } from './rules/draw.ts';
import { drawFlood } from './rules/flood.ts';
import { result } from './rules/outcome.ts';
import { rescuers, stranded } from './rules/rescue.ts';
import { isSpecial, playSpecial, specials } from './rules/special.ts';
import { swim } from './rules/swim.ts';
import { turn } from './rules/turn.ts';
import { setUp } from './setup.ts';
import { type Island, IslandTable, type TaskKind } from './table.ts';
import { whyNot } from './whyNot.ts';

const rules: Readonly<Record<TaskKind, Rule<Island>>> = { turn, act, drawTreasure, drawFlood, discard, swim };

/** Forbidden Island, put together from its rules; RULES.md has them in words. */
export const forbiddenIsland: Game<Island, typeof options, typeof seatOptions> = {
  id: 'forbidden-island',
  seats: { min: 2, max: 4 },
  options,
  seatOptions,
  wire: { table: IslandTable, events: EVENTS },
  daily: { seats: 2, options: { level: 'normal', first: '1' } },
  problem,

  setup(setting, random) {
    const state = setUp(setting, random);
    settle(rules, state, { random, emit() {} });
    return state;
  },

  waitingFor(table) {
    // Whoever cannot swim may give up, but nobody waits for that while somebody can save them.
    const lost = stranded(table);
    const owing = openTasks(table).flatMap(({ seat }) => (lost.includes(seat) ? [] : [seat]));
    return [...new Set([...owing, ...rescuers(table)])].sort((a, b) => a - b);
  },

  legalActions(view) {
    const { seat, table } = view;
    if (seat === null || !table.adventurers[seat] || table.endings.length > 0) return [];
    const own = choices(rules, view);
    const special = specials(table, seat);
    return special.length === 0 ? own : [...own, ...special];
  },

  automatic(table) {
    const task = currentTask<TaskKind>(table);
    if (task?.kind !== 'drawTreasure' && task?.kind !== 'drawFlood') return null;
    return { seat: task.seat, action: { type: task.kind } };
  },

  refusals: REFUSALS,
  whyNot,

  copy: copyState,

  apply(draft, seat, action, context) {
    if (isSpecial(action)) playSpecial(draft, seat, action, context);
    else resolve(rules, draft, { seat, action, context });
    settle(rules, draft, context);
  },

  result,
};
