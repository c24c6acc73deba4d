import { TREASURES } from '../../cards.ts';
import { type Inputs, TABLE_INPUTS, TREASURE_INPUTS } from './inputs.ts';

/** How many units look at each treasure, and how many at the table with what those found. */
export const TREASURE_UNITS = 16;
export const TABLE_UNITS = 32;

const JOINT_INPUTS = TABLE_INPUTS + TREASURE_UNITS;

/** Where each part of a network lies in its list of weights; a part is stored input by input. */
export const PARTS = {
  treasure: 0,
  treasureBias: TREASURE_INPUTS * TREASURE_UNITS,
  joint: (TREASURE_INPUTS + 1) * TREASURE_UNITS,
  jointBias: (TREASURE_INPUTS + 1) * TREASURE_UNITS + JOINT_INPUTS * TABLE_UNITS,
  out: (TREASURE_INPUTS + 1) * TREASURE_UNITS + (JOINT_INPUTS + 1) * TABLE_UNITS,
  outBias: (TREASURE_INPUTS + 1) * TREASURE_UNITS + (JOINT_INPUTS + 2) * TABLE_UNITS,
} as const;
export const WEIGHTS = PARTS.outBias + 1;

/** What the units of a network are at, kept for learning from it. */
export interface Activity {
  /** By treasure and unit. */
  treasures: Float32Array;
  /** The treasures' units, summed over the treasures. */
  sum: Float32Array;
  table: Float32Array;
}

export const newActivity = (): Activity => ({
  treasures: new Float32Array(TREASURE_UNITS * TREASURES.length),
  sum: new Float32Array(TREASURE_UNITS),
  table: new Float32Array(TABLE_UNITS),
});

/**
 * The log-odds of winning. The same small network looks at each treasure that is still to be captured; what it finds is
 * added up and judged together with the rest of the table.
 */
export function logOdds(weights: Float32Array, inputs: Inputs, captured: number, activity: Activity): number {
  const { treasures, sum, table } = activity;
  sum.fill(0);
  for (let treasure = 0; treasure < TREASURES.length; treasure++) {
    if ((captured >> treasure) & 1) continue;
    const first = treasure * TREASURE_UNITS;
    for (let unit = 0; unit < TREASURE_UNITS; unit++) treasures[first + unit] = weights[PARTS.treasureBias + unit]!;
    for (let input = 0; input < TREASURE_INPUTS; input++) {
      const value = inputs.treasures[treasure * TREASURE_INPUTS + input]!;
      if (value === 0) continue;
      const row = PARTS.treasure + input * TREASURE_UNITS;
      for (let unit = 0; unit < TREASURE_UNITS; unit++) treasures[first + unit]! += value * weights[row + unit]!;
    }
    for (let unit = 0; unit < TREASURE_UNITS; unit++) {
      const active = Math.max(0, treasures[first + unit]!);
      treasures[first + unit] = active;
      sum[unit]! += active;
    }
  }
  for (let unit = 0; unit < TABLE_UNITS; unit++) table[unit] = weights[PARTS.jointBias + unit]!;
  addRows(weights, { into: table, values: inputs.table, from: PARTS.joint });
  addRows(weights, { into: table, values: sum, from: PARTS.joint + TABLE_INPUTS * TABLE_UNITS });
  let odds = weights[PARTS.outBias]!;
  for (let unit = 0; unit < TABLE_UNITS; unit++) {
    const active = Math.max(0, table[unit]!);
    table[unit] = active;
    odds += active * weights[PARTS.out + unit]!;
  }
  return odds;
}

function addRows(
  weights: Float32Array,
  { into, values, from }: { into: Float32Array; values: Float32Array; from: number },
): void {
  for (let input = 0; input < values.length; input++) {
    const value = values[input]!;
    if (value === 0) continue;
    const row = from + input * TABLE_UNITS;
    for (let unit = 0; unit < TABLE_UNITS; unit++) into[unit]! += value * weights[row + unit]!;
  }
}

export const chanceFrom = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
