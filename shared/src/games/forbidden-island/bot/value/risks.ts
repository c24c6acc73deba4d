import { floodCards } from '../../meter.ts';
import { TREASURE_CARDS } from '../../rules/turn.ts';
import { countOf, total, WATERS_RISE } from '../kernel/counts.ts';
import { ACT, DRAW_TREASURE, MAX_LAYERS, nextFloodCards, type Position } from '../kernel/position.ts';
import { firstOf, sizeOf, type Tiles, withoutFirst } from '../kernel/tiles.ts';

// A global takes long to look up in a test, and these are called millions of times.
const { max, min } = Math;

/** For how many flood phases ahead the chances are estimated: the coming one, with the one after, and four. */
export const PHASES_AHEAD = [1, 2, 4] as const;
export const HORIZONS = PHASES_AHEAD.length;

/** What is known of the coming floods in one position. */
export interface Risks {
  /** The chance of each place that its flood card is drawn within so many flood phases, by place and horizon. */
  readonly drawn: Float64Array;
  /** The chance that the water rises before the coming flood phase, and within two turns. */
  rise: number;
  riseSoon: number;
  /** Changes whenever the chances do. */
  version: number;
  /** What these chances depend on, so that they need not be worked out again for the positions of one plan. */
  readonly basis: Float64Array;
}

const BASIS = 6 + MAX_LAYERS;

export const emptyRisks = (): Risks => ({
  drawn: new Float64Array(24 * HORIZONS),
  rise: 0,
  riseSoon: 0,
  version: 0,
  basis: new Float64Array(BASIS),
});

/** Treasure cards that are still drawn before the coming flood phase. */
export const treasuresBeforeFlood = ({ phase, left }: Position): number =>
  phase === ACT ? TREASURE_CARDS : phase === DRAW_TREASURE ? left : 0;

/** The chance that the water rises within so many draws. */
export function chanceOfRise({ treasureDeck, treasureDiscard }: Position, draws: number): number {
  const fromDeck = min(draws, total(treasureDeck));
  const share = countOf(treasureDeck, WATERS_RISE) / total(treasureDeck);
  const later = draws - fromDeck; // after a reshuffle
  const shareLater = later > 0 ? countOf(treasureDiscard, WATERS_RISE) / max(1, total(treasureDiscard)) : 0;
  return 1 - (1 - share) ** fromDeck * (1 - shareLater) ** later;
}

/** Estimates the risks from what everybody knows of the flood deck: exact for a layer, averaged over a Waters Rise. */
export function estimateRisks(position: Position, risks: Risks): void {
  if (isBasedOn(position, risks.basis)) return;
  risks.version++;
  risks.rise = chanceOfRise(position, treasuresBeforeFlood(position));
  risks.riseSoon = chanceOfRise(position, 2 * TREASURE_CARDS);
  estimateDraws(position, risks.drawn);
}

/** Whether the risks are those of this position already; notes what they will depend on if not. */
function isBasedOn(position: Position, basis: Float64Array): boolean {
  const { layers, layerCount } = position;
  let isSame = true;
  const note = (index: number, value: number) => {
    if (basis[index] === value) return;
    basis[index] = value;
    isSame = false;
  };
  note(0, position.floodDiscard);
  note(1, layerCount + 32 * position.waterLevel);
  note(2, nextFloodCards(position) + 32 * treasuresBeforeFlood(position));
  note(3, position.treasureDeck);
  note(4, position.treasureDiscard);
  note(5, position.sunk);
  for (let layer = 0; layer < layerCount; layer++) note(6 + layer, layers[layer]!);
  return isSame;
}

function estimateDraws(position: Position, drawn: Float64Array): void {
  const { floodDiscard, layers, layerCount, waterLevel } = position;
  const discarded = sizeOf(floodDiscard);
  const before = treasuresBeforeFlood(position);
  const coming = nextFloodCards(position);
  const usual = floodCards(waterLevel);
  const risen = max(usual, floodCards(waterLevel + 1));
  for (let horizon = 0; horizon < HORIZONS; horizon++) {
    const further = PHASES_AHEAD[horizon]! - 1;
    const rise = chanceOfRise(position, before + TREASURE_CARDS * further);
    const calmDraws = coming + usual * further;
    const risenDraws = before > 0 || further > 0 ? risen * (further + 1) : 0;
    let above = 0;
    for (let layer = layerCount - 1; layer >= 0; layer--) {
      const size = sizeOf(layers[layer]!);
      const calm = drawnOf(size, calmDraws - above);
      const whenRisen = drawnOf(size, risenDraws - discarded - above);
      assign(drawn, horizon, layers[layer]!, (1 - rise) * calm + rise * whenRisen);
      above += size;
    }
    const calm = drawnOf(discarded + above, calmDraws - above); // the deck may run out
    assign(drawn, horizon, floodDiscard, (1 - rise) * calm + rise * drawnOf(discarded, risenDraws));
  }
}

/** The share of a layer that so many draws from it take. */
const drawnOf = (size: number, draws: number): number => (draws <= 0 ? 0 : draws >= size ? 1 : draws / size);

function assign(drawn: Float64Array, horizon: number, tiles: Tiles, risk: number): void {
  for (let left = tiles; left; left = withoutFirst(left)) drawn[firstOf(left) * HORIZONS + horizon] = risk;
}
