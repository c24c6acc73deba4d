import { type Choice, countDown } from '../../../engine/agenda.ts';
import { floodCards, SKULL } from '../meter.ts';
import type { Context, Island, State } from '../table.ts';
import { limitHand } from './discard.ts';
import { endIfLost } from './outcome.ts';

/** The next treasure card is turned over (R-DRAW). */
export const drawTreasure: Choice<Island> = {
  choices: () => [{ type: 'drawTreasure' }],
  resolve(draft, task, _action, context) {
    const { table, hidden } = draft;
    const { seat } = task;
    const card = hidden.treasureDeck.pop()!;
    countDown(table, task);
    context.emit({ type: 'drewTreasure', seat, card });
    if (card === 'watersRise') raiseWaters(draft, seat, context);
    else table.adventurers[seat]!.hand.push(card);
    if (hidden.treasureDeck.length === 0) renewTreasureDeck(draft, context);
    table.treasureDeck = hidden.treasureDeck.length;
    if (card === 'watersRise' && endIfLost(draft, context)) return; // no other treasure card can lose
    if (task.left === 0 || !table.discardAfterDraw) limitHand(table, seat);
  },
};

/** The waters rise; what has been flooded lately comes up again first (R-WATERS). */
function raiseWaters({ table, hidden }: State, seat: number, { random, emit }: Context): void {
  table.waterLevel++;
  const draw = table.agenda.find(({ kind }) => kind === 'drawFlood');
  if (draw && table.waterLevel < SKULL) draw.left = floodCards(table.waterLevel);
  const layer = Math.max(...table.floodLayers) + 1;
  const returning = table.floodDiscard.splice(0);
  for (const place of returning) table.floodLayers[place] = layer;
  random.shuffle(returning);
  hidden.floodDeck.push(...returning);
  table.treasureDiscard.push('watersRise');
  emit({ type: 'watersRose', seat, level: table.waterLevel, shuffled: returning.length });
}

/** As soon as the last card is drawn, the discard pile becomes the new deck (R-DECK-1). */
function renewTreasureDeck({ table, hidden }: State, { random, emit }: Context): void {
  hidden.treasureDeck = table.treasureDiscard.splice(0);
  random.shuffle(hidden.treasureDeck);
  emit({ type: 'treasureDeckShuffled', cards: hidden.treasureDeck.length });
}
