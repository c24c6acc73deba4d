import type { State } from './table.ts';

/** What `copy` of the engine does, but three times as fast because every field is named. */
export function copyState({ table, hidden }: State): State {
  return {
    table: {
      layout: table.layout,
      heliRescue: table.heliRescue,
      discardAfterDraw: table.discardAfterDraw,
      island: table.island.slice(),
      levels: table.levels.slice(),
      adventurers: table.adventurers.map(({ role, place, hand, flown }) => ({
        role,
        place,
        hand: hand.slice(),
        flown,
      })),
      captured: table.captured.slice(),
      waterLevel: table.waterLevel,
      treasureDeck: table.treasureDeck,
      treasureDiscard: table.treasureDiscard.slice(),
      floodDiscard: table.floodDiscard.slice(),
      floodLayers: table.floodLayers.slice(),
      agenda: table.agenda.map(({ kind, seat, left }) => ({ kind, seat, left })),
      endings: table.endings.slice(),
    },
    hands: [],
    hidden: { treasureDeck: hidden.treasureDeck.slice(), floodDeck: hidden.floodDeck.slice() },
  };
}
