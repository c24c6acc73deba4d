import { currentTask } from '../../../../engine/agenda.ts';
import type { Seat } from '../../../../engine/game.ts';
import { DECK, TREASURES } from '../../cards.ts';
import { floodCards } from '../../meter.ts';
import { ENDINGS, type Table, type TaskKind } from '../../table.ts';
import { CARDS, type Counts, countsOf, one } from './counts.ts';
import { setOf, type Tiles } from './tiles.ts';

/** The phases of a turn, by number. */
export const ACT = 0;
export const DRAW_TREASURE = 1;
export const DRAW_FLOOD = 2;
const PHASES: readonly TaskKind[] = ['act', 'drawTreasure', 'drawFlood'];

/** How a game ended, by number; while it goes on it is 0. */
export const ESCAPED = 1 + ENDINGS.indexOf('escaped');
export const SKULL_REACHED = 1 + ENDINGS.indexOf('skull');
export const DROWNED = 1 + ENDINGS.indexOf('drowned');
export const TREASURE_LOST = 1 + ENDINGS.indexOf('treasureLost');
export const LANDING_LOST = 1 + ENDINGS.indexOf('landingLost');

export const NOBODY = -1;
export const MAX_SEATS = 4;
/** Far more layers of flood cards than the water can make. */
export const MAX_LAYERS = 16;

/**
 * Everything about a game in progress that everybody at the table knows, in numbers and in place, for playing many
 * futures fast. What nobody knows is not in it: of the treasure deck it has the cards but no order, of the flood deck the
 * sets of cards that lie above one another.
 */
export interface Position {
  flooded: Tiles;
  sunk: Tiles;
  floodDiscard: Tiles;
  /** The flood deck: all cards of a layer come before all cards of the layers before it. None is empty. */
  layers: Int32Array;
  layerCount: number;
  /** How often flood cards have been shuffled, so that each shuffle can be told from the others. */
  floodShuffles: number;

  treasureDeck: Counts;
  treasureDiscard: Counts;
  /** How many treasure cards have been drawn. */
  treasuresDrawn: number;
  /** Hands by seat. */
  hands: Int32Array;

  /** Where each seat's pawn stands. */
  places: Int32Array;
  /** Bit n is treasure n. */
  captured: number;
  waterLevel: number;

  /** The seat whose turn it is. */
  seat: Seat;
  phase: number;
  /** Actions or cards left in the phase. */
  left: number;
  /** Turns begun so far. */
  turns: number;
  /** Whether the Pilot's flight of this turn is used. */
  flown: boolean;

  /** The seat that has to discard before anything else, or NOBODY. */
  discarder: Seat;
  toDiscard: number;
  /** The seats that have to swim before anything else: bit n is seat n. */
  swimmers: number;
  ending: number;
}

export const emptyPosition = (): Position => ({
  flooded: 0,
  sunk: 0,
  floodDiscard: 0,
  layers: new Int32Array(MAX_LAYERS),
  layerCount: 0,
  floodShuffles: 0,
  treasureDeck: 0,
  treasureDiscard: 0,
  treasuresDrawn: 0,
  hands: new Int32Array(MAX_SEATS),
  places: new Int32Array(MAX_SEATS),
  captured: 0,
  waterLevel: 0,
  seat: 0,
  phase: ACT,
  left: 0,
  turns: 0,
  flown: false,
  discarder: NOBODY,
  toDiscard: 0,
  swimmers: 0,
  ending: 0,
});

/** Makes a position equal to another. */
export function copyInto(to: Position, from: Position): void {
  to.flooded = from.flooded;
  to.sunk = from.sunk;
  to.floodDiscard = from.floodDiscard;
  for (let layer = 0; layer < from.layerCount; layer++) to.layers[layer] = from.layers[layer]!;
  to.layerCount = from.layerCount;
  to.floodShuffles = from.floodShuffles;
  to.treasureDeck = from.treasureDeck;
  to.treasureDiscard = from.treasureDiscard;
  to.treasuresDrawn = from.treasuresDrawn;
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    to.hands[seat] = from.hands[seat]!;
    to.places[seat] = from.places[seat]!;
  }
  to.captured = from.captured;
  to.waterLevel = from.waterLevel;
  to.seat = from.seat;
  to.phase = from.phase;
  to.left = from.left;
  to.turns = from.turns;
  to.flown = from.flown;
  to.discarder = from.discarder;
  to.toDiscard = from.toDiscard;
  to.swimmers = from.swimmers;
  to.ending = from.ending;
}

/** The position on a table, with everything the table shows and nothing else. */
export function positionOf(table: Table): Position {
  const { adventurers, agenda, levels } = table;
  const position = emptyPosition();
  const placesAt = (level: string) => levels.flatMap((found, place) => (found === level ? [place] : []));
  position.flooded = setOf(placesAt('flooded'));
  position.sunk = setOf(placesAt('sunk'));
  position.floodDiscard = setOf(table.floodDiscard);
  for (const layer of layersOf(table.floodLayers)) position.layers[position.layerCount++] = layer;
  for (const [seat, { hand, place }] of adventurers.entries()) {
    position.hands[seat] = countsOf(hand);
    position.places[seat] = place;
  }
  position.treasureDiscard = countsOf(table.treasureDiscard);
  position.treasureDeck = position.hands.reduce((deck, hand) => deck - hand, ALL_CARDS - position.treasureDiscard);
  for (const treasure of table.captured) position.captured |= 1 << TREASURES.indexOf(treasure);
  position.waterLevel = table.waterLevel;
  position.ending = table.endings[0] ? 1 + ENDINGS.indexOf(table.endings[0]) : 0;

  const next = agenda.find(({ kind }) => kind === 'turn');
  position.seat = next ? (next.seat + adventurers.length - 1) % adventurers.length : 0;
  position.flown = adventurers[position.seat]!.flown;
  const phase = agenda.findLast(({ kind }) => PHASES.includes(kind as TaskKind));
  position.phase = phase ? PHASES.indexOf(phase.kind as TaskKind) : DRAW_FLOOD;
  position.left = phase?.left ?? 0;
  const task = currentTask<TaskKind>(table);
  if (task?.kind === 'discard') {
    position.discarder = task.seat;
    position.toDiscard = task.left;
  }
  for (const { kind, seat } of agenda) if (kind === 'swim') position.swimmers |= 1 << seat;
  return position;
}

const ALL_CARDS: Counts = CARDS.reduce((all, card, number) => all + DECK[card] * one(number), 0);

/** The layers of the flood deck, the deepest first. */
function layersOf(depths: readonly number[]): Tiles[] {
  const present = [...new Set(depths)].filter((depth) => depth > 0).sort((a, b) => a - b);
  return present.map((depth) => setOf(depths.flatMap((found, place) => (found === depth ? [place] : []))));
}

/** Flood cards the next flood phase will draw, if the water does not rise before. */
export const nextFloodCards = ({ phase, left, waterLevel }: Position): number =>
  phase === DRAW_FLOOD ? left : floodCards(waterLevel);
