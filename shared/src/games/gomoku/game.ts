import { choices, openTasks, type Rule, resolve } from '../../engine/agenda.ts';
import type { Game } from '../../engine/game.ts';
import { type Action, EVENTS } from './actions.ts';
import { copyState } from './copy.ts';
import { options, seatOptions } from './options.ts';
import { answer, mayOfferDraw, offerDraw } from './rules/draw.ts';
import { add, choose, open, pick } from './rules/opening.ts';
import { endGame, result } from './rules/outcome.ts';
import { otherSeat, turn } from './rules/turn.ts';
import { setUp } from './setup.ts';
import { type Gomoku, GomokuTable, type TaskKind } from './table.ts';
import { REFUSALS, whyNot } from './whyNot.ts';

const rules: Readonly<Record<TaskKind, Rule<Gomoku>>> = { turn, open, choose, add, pick, answer };

/** Gomoku, put together from its rules; RULES.md has them in words. */
export const gomoku: Game<Gomoku, typeof options, typeof seatOptions> = {
  id: 'gomoku',
  seats: { min: 2, max: 2 },
  options,
  seatOptions,
  wire: { table: GomokuTable, events: EVENTS },
  undoByConsent: true, // GO-7.2
  undoAfterEnd: true, // GO-7.3

  setup: setUp,

  waitingFor: (table) => openTasks(table).map(({ seat }) => seat),

  legalActions(view) {
    const { seat, table } = view;
    if ((seat !== 0 && seat !== 1) || table.ending !== '') return [];
    const anyTime: Action[] = mayOfferDraw(table, seat) ? [{ type: 'offerDraw' }] : [];
    return [...choices(rules, view), ...anyTime, { type: 'resign' }];
  },

  automatic: () => null,

  refusals: REFUSALS,
  whyNot,

  copy: copyState,

  apply(draft, seat, action, context) {
    if (action.type === 'offerDraw') return offerDraw(draft.table, seat, context);
    if (action.type !== 'resign') return resolve(rules, draft, { seat, action, context });
    context.emit({ type: 'resigned', seat });
    endGame(draft.table, { ending: 'resigned', winner: otherSeat(seat) }, context.emit);
  },

  result,

  rematch: (chosen, { first }) => ({ ...chosen, first: first === 0 ? '2' : '1' }), // GO-8.4
};
