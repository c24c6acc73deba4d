import { type Choice, countDown } from '../../../engine/agenda.ts';
import type { Dominoes } from '../table.ts';

/** A seat has seen how the round ended (DO-8). */
export const ready: Choice<Dominoes> = {
  choices: () => [{ type: 'ready' }],
  resolve({ table }, task) {
    countDown(table, task);
  },
};
