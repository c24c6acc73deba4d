import { TREASURES } from '../../cards.ts';
import { type Inputs, TABLE_INPUTS } from './inputs.ts';
import { TREASURE_INPUTS } from './treasure.ts';

// A global takes long to look up in a test, and these are called millions of times.
const { exp, max } = Math;

/** How many units look at each treasure, and how many at the table with what those found; multiples of eight. */
export interface Shape {
  readonly treasureUnits: number;
  readonly tableUnits: number;
}

/** Where each part of a network lies in its list of weights; a part is stored input by input. */
export interface Parts {
  readonly treasure: number;
  readonly treasureBias: number;
  readonly joint: number;
  readonly jointBias: number;
  readonly out: number;
  readonly outBias: number;
}

export interface Network {
  readonly shape: Shape;
  readonly parts: Parts;
  readonly weights: Float64Array;
}

/** A network of a shape; without weights, all of them are 0. @throws when there are more or fewer weights than it has */
export function networkOf(shape: Shape, weights?: Float64Array): Network {
  const { treasureUnits, tableUnits } = shape;
  const joint = (TREASURE_INPUTS + 1) * treasureUnits;
  const out = joint + (TABLE_INPUTS + treasureUnits + 1) * tableUnits;
  const parts: Parts = {
    treasure: 0,
    treasureBias: TREASURE_INPUTS * treasureUnits,
    joint,
    jointBias: out - tableUnits,
    out,
    outBias: out + tableUnits,
  };
  const count = parts.outBias + 1;
  if (weights && weights.length !== count) throw new Error(`${weights.length} weights, but the network has ${count}`);
  return { shape, parts, weights: weights ?? new Float64Array(count) };
}

/** What the units of a network are at, kept for learning from it. */
export interface Activity {
  /** By treasure and unit. */
  treasures: Float64Array;
  /** The treasures' units, summed over the treasures. */
  sum: Float64Array;
  table: Float64Array;
  /** The inputs of a layer that are not 0, and where the weights of each lie. */
  values: Float64Array;
  rows: Int32Array;
}

export const newActivity = ({ treasureUnits, tableUnits }: Shape): Activity => ({
  treasures: new Float64Array(treasureUnits * TREASURES.length),
  sum: new Float64Array(treasureUnits),
  table: new Float64Array(tableUnits),
  values: new Float64Array(TABLE_INPUTS + treasureUnits),
  rows: new Int32Array(TABLE_INPUTS + treasureUnits),
});

/**
 * The log-odds of winning. The same small network looks at each treasure that is still to be captured; what it finds is
 * added up and judged together with the rest of the table.
 */
export function logOdds(network: Network, inputs: Inputs, captured: number, activity: Activity): number {
  const { shape, parts, weights } = network;
  const { treasureUnits, tableUnits } = shape;
  const { treasures, sum, table } = activity;
  sum.fill(0);
  for (let treasure = 0; treasure < TREASURES.length; treasure++) {
    if ((captured >> treasure) & 1) continue;
    const first = treasure * treasureUnits;
    const source = { from: inputs.treasures, first: treasure * TREASURE_INPUTS, count: TREASURE_INPUTS };
    const active = gather(activity, 0, { ...source, row: parts.treasure, units: treasureUnits });
    for (let unit = 0; unit < treasureUnits; unit += 8)
      eightUnits(weights, activity, active, { bias: parts.treasureBias, unit, into: treasures, at: first + unit });
    for (let unit = 0; unit < treasureUnits; unit++) sum[unit]! += treasures[first + unit]!;
  }
  const joint = { row: parts.joint, units: tableUnits };
  let active = gather(activity, 0, { ...joint, from: inputs.table, first: 0, count: TABLE_INPUTS });
  joint.row += TABLE_INPUTS * tableUnits;
  active = gather(activity, active, { ...joint, from: sum, first: 0, count: treasureUnits });
  let odds = weights[parts.outBias]!;
  for (let unit = 0; unit < tableUnits; unit += 8)
    eightUnits(weights, activity, active, { bias: parts.jointBias, unit, into: table, at: unit });
  for (let unit = 0; unit < tableUnits; unit++) odds += table[unit]! * weights[parts.out + unit]!;
  return odds;
}

/** Lists the inputs that are not 0 behind those already listed, and returns how many there are now. */
function gather(
  { values, rows }: Activity,
  listed: number,
  source: { from: Float32Array | Float64Array; first: number; count: number; row: number; units: number },
): number {
  const { from, first, count, row, units } = source;
  let next = listed;
  for (let input = 0; input < count; input++) {
    const value = from[first + input]!;
    if (value === 0) continue;
    values[next] = value;
    rows[next++] = row + input * units;
  }
  return next;
}

/** Works out eight units of a layer at once, which keeps their sums in registers and so takes a third of the time. */
function eightUnits(
  weights: Float64Array,
  { values, rows }: Activity,
  active: number,
  { bias, unit, into, at }: { bias: number; unit: number; into: Float64Array; at: number },
): void {
  const first = bias + unit;
  let a = weights[first]!;
  let b = weights[first + 1]!;
  let c = weights[first + 2]!;
  let d = weights[first + 3]!;
  let e = weights[first + 4]!;
  let f = weights[first + 5]!;
  let g = weights[first + 6]!;
  let h = weights[first + 7]!;
  for (let input = 0; input < active; input++) {
    const value = values[input]!;
    const row = rows[input]! + unit;
    a += value * weights[row]!;
    b += value * weights[row + 1]!;
    c += value * weights[row + 2]!;
    d += value * weights[row + 3]!;
    e += value * weights[row + 4]!;
    f += value * weights[row + 5]!;
    g += value * weights[row + 6]!;
    h += value * weights[row + 7]!;
  }
  into[at] = max(a, 0);
  into[at + 1] = max(b, 0);
  into[at + 2] = max(c, 0);
  into[at + 3] = max(d, 0);
  into[at + 4] = max(e, 0);
  into[at + 5] = max(f, 0);
  into[at + 6] = max(g, 0);
  into[at + 7] = max(h, 0);
}

export const chanceFrom = (logOdds: number): number => 1 / (1 + exp(-logOdds));
