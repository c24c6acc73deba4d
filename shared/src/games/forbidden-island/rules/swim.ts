import { type Choice, countDown } from '../../../engine/agenda.ts';
import type { Island } from '../table.ts';
import { endGame } from './outcome.ts';
import { shoresFor } from './rescue.ts';

/** A pawn whose tile sank swims to safety, in its own way (R-SWIM). */
export const swim: Choice<Island> = {
  choices({ table }, { seat }) {
    const shores = shoresFor(table, seat);
    return shores.length > 0 ? shores.map((to) => ({ type: 'swim', to })) : [{ type: 'drown' }];
  },
  resolve(draft, task, action, context) {
    const { seat } = task;
    const adventurer = draft.table.adventurers[seat]!;
    const from = adventurer.place;
    if (action.type === 'drown') {
      context.emit({ type: 'drowned', seat, place: from });
      endGame(draft, ['drowned'], context);
    }
    if (action.type !== 'swim') return;
    adventurer.place = action.to;
    countDown(draft.table, task);
    context.emit({ type: 'swam', seat, from, to: action.to });
  },
};
