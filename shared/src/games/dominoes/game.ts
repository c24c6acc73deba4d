import { choices, openTasks, type Rule, resolve, settle } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { EVENTS } from './actions.ts';
import { options, problem, seatOptions } from './options.ts';
import { deal } from './rules/deal.ts';
import { ready } from './rules/ready.ts';
import { turn } from './rules/turn.ts';
import { result } from './score.ts';
import { setUp } from './setup.ts';
import { type Dominoes, DominoesHand, DominoesTable, type TaskKind } from './table.ts';
import { REFUSALS, whyNot } from './whyNot.ts';

const rules: Readonly<Record<TaskKind, Rule<Dominoes>>> = { deal, turn, ready };

/** Dominoes, put together from its rules; RULES.md has them in words. */
export const dominoes: Game<Dominoes, typeof options, typeof seatOptions> = {
  id: 'dominoes',
  seats: { min: 2, max: 4 },
  options,
  seatOptions,
  wire: { table: DominoesTable, hand: DominoesHand, events: EVENTS },
  openReasons: true,
  problem,

  setup(setting, random) {
    const state = setUp(setting);
    settle(rules, state, { random, emit() {} });
    return state;
  },

  waitingFor: (table) =>
    openTasks(table)
      .map(({ seat }) => seat)
      .sort((a, b) => a - b),

  legalActions: (view) => choices(rules, view),

  automatic: () => null,

  refusals: REFUSALS,
  whyNot,

  apply(draft, seat, action, context) {
    resolve(rules, draft, { seat, action, context });
    settle(rules, draft, context);
  },

  result,
};
