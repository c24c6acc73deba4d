import { type Automatic, countDown, doNext } from '../../../engine/agenda.ts';
import { floodCards } from '../meter.ts';
import type { Island } from '../table.ts';

export const ACTIONS = 3;
export const TREASURE_CARDS = 2;

/** A turn is actions, treasure cards, flood cards, then the next seat's turn (R-TURN-1). */
export const turn: Automatic<Island> = {
  run({ table }, task, { emit }) {
    const { seat } = task;
    table.adventurers[seat]!.flown = false;
    countDown(table, task);
    doNext(
      table,
      { kind: 'act', seat, left: ACTIONS },
      { kind: 'drawTreasure', seat, left: TREASURE_CARDS },
      { kind: 'drawFlood', seat, left: floodCards(table.waterLevel) },
      { kind: 'turn', seat: (seat + 1) % table.adventurers.length, left: 1 },
    );
    emit({ type: 'turnBegan', seat });
  },
};
