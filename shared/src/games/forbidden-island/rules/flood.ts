import { type Choice, countDown, doNext } from '../../../engine/agenda.ts';
import type { Place } from '../layouts.ts';
import type { Context, Island, State, Table } from '../table.ts';
import { endIfLost } from './outcome.ts';

/** The next flood card is turned over: its tile floods, or sinks (R-FLOOD). */
export const drawFlood: Choice<Island> = {
  choices: () => [{ type: 'drawFlood' }],
  resolve(draft, task, _action, context) {
    const { table, hidden } = draft;
    const { seat } = task;
    const place = hidden.floodDeck.pop()!;
    table.floodLayers[place] = 0;
    countDown(table, task);
    const sinks = table.levels[place] === 'flooded';
    table.levels[place] = sinks ? 'sunk' : 'flooded';
    if (!sinks) table.floodDiscard.push(place); // the card of a sunk tile leaves the game
    context.emit({ type: sinks ? 'sank' : 'flooded', seat, place });
    if (hidden.floodDeck.length === 0) renewFloodDeck(draft, context);
    if (!sinks) return;
    sendSwimming(table, place);
    endIfLost(draft, context);
  },
};

/** Every pawn on the sunk tile has to swim before anything else goes on (R-SWIM-1). */
function sendSwimming(table: Table, sunk: Place): void {
  doNext(
    table,
    ...table.adventurers.flatMap(({ place }, seat) =>
      place === sunk ? [{ kind: 'swim' as const, seat, left: 1 }] : [],
    ),
  );
}

/** As soon as the draw pile is empty, the discard pile becomes the new one (R-DECK-2). */
function renewFloodDeck({ table, hidden }: State, { random, emit }: Context): void {
  hidden.floodDeck = table.floodDiscard.splice(0);
  for (const place of hidden.floodDeck) table.floodLayers[place] = 1;
  random.shuffle(hidden.floodDeck);
  emit({ type: 'floodDeckShuffled', cards: hidden.floodDeck.length });
}
