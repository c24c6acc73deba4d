import {
  emptyInputs,
  type Inputs,
  TABLE_INPUTS,
  TREASURE_INPUTS,
} from '../src/games/forbidden-island/bot/value/inputs.ts';
import {
  chanceFrom,
  logOdds,
  newActivity,
  PARTS,
  TABLE_UNITS,
  TREASURE_UNITS,
  WEIGHTS,
} from '../src/games/forbidden-island/bot/value/network.ts';
import { TREASURES } from '../src/games/forbidden-island/cards.ts';

const INPUTS = TABLE_INPUTS + TREASURE_INPUTS * TREASURES.length;

/** Positions to learn from, each with the chance to win it should have been given; new ones replace the oldest. */
export class Memory {
  private readonly inputs: Float32Array;
  private readonly captured: Uint8Array;
  private readonly chances: Float32Array;
  private next = 0;
  size = 0;

  constructor(capacity: number) {
    this.inputs = new Float32Array(capacity * INPUTS);
    this.captured = new Uint8Array(capacity);
    this.chances = new Float32Array(capacity);
  }

  /** Stores a position and returns where, so that its chance can be told later. */
  add({ table, treasures }: Inputs, captured: number): number {
    const slot = this.next;
    this.next = (this.next + 1) % this.captured.length;
    this.size = Math.max(this.size, slot + 1);
    this.inputs.set(table, slot * INPUTS);
    this.inputs.set(treasures, slot * INPUTS + TABLE_INPUTS);
    this.captured[slot] = captured;
    return slot;
  }

  tell(slot: number, chance: number): void {
    this.chances[slot] = chance;
  }

  recall(slot: number, { table, treasures }: Inputs): { captured: number; chance: number } {
    const first = slot * INPUTS;
    table.set(this.inputs.subarray(first, first + TABLE_INPUTS));
    treasures.set(this.inputs.subarray(first + TABLE_INPUTS, first + INPUTS));
    return { captured: this.captured[slot]!, chance: this.chances[slot]! };
  }
}

/** A network without any experience. */
export function blankWeights(random: () => number): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  const fill = (from: number, to: number, spread: number) => {
    for (let index = from; index < to; index++) weights[index] = (random() + random() + random() - 1.5) * 2 * spread;
  };
  fill(PARTS.treasure, PARTS.treasureBias, Math.sqrt(2 / TREASURE_INPUTS));
  fill(PARTS.joint, PARTS.jointBias, Math.sqrt(1 / (TABLE_INPUTS + TREASURE_UNITS)));
  fill(PARTS.out, PARTS.outBias, 0.1);
  weights[PARTS.outBias] = -2;
  return weights;
}

const BATCH = 64;
const KEPT_OF_MEAN = 0.9;
const KEPT_OF_SQUARE = 0.999;

/** Changes weights towards what a memory holds: gradient descent on the cross-entropy, with Adam's step sizes. */
export class Learner {
  private readonly weights: Float64Array;
  private readonly gradient = new Float64Array(WEIGHTS);
  private readonly mean = new Float64Array(WEIGHTS);
  private readonly square = new Float64Array(WEIGHTS);
  private steps = 0;
  private readonly inputs = emptyInputs();
  private readonly activity = newActivity();
  private readonly tableError = new Float64Array(TABLE_UNITS);
  private readonly treasureError = new Float64Array(TREASURE_UNITS);

  constructor(weights: Float64Array) {
    this.weights = weights;
  }

  /** Learns from a random batch and returns its mean loss. */
  step(memory: Memory, rate: number, random: () => number): number {
    const { weights, gradient, mean, square } = this;
    gradient.fill(0);
    let loss = 0;
    for (let sample = 0; sample < BATCH; sample++) {
      const { captured, chance } = memory.recall(Math.floor(random() * memory.size), this.inputs);
      loss += this.addGradient(captured, chance);
    }
    this.steps++;
    const meanScale = 1 - KEPT_OF_MEAN ** this.steps;
    const squareScale = 1 - KEPT_OF_SQUARE ** this.steps;
    for (let index = 0; index < WEIGHTS; index++) {
      const slope = gradient[index]! / BATCH;
      mean[index] = KEPT_OF_MEAN * mean[index]! + (1 - KEPT_OF_MEAN) * slope;
      square[index] = KEPT_OF_SQUARE * square[index]! + (1 - KEPT_OF_SQUARE) * slope * slope;
      weights[index]! -= (rate * (mean[index]! / meanScale)) / (Math.sqrt(square[index]! / squareScale) + 1e-8);
    }
    return loss / BATCH;
  }

  private addGradient(captured: number, chance: number): number {
    const { weights, gradient, activity, inputs, tableError } = this;
    const judged = chanceFrom(logOdds(weights, inputs, captured, activity));
    const error = judged - chance;
    gradient[PARTS.outBias]! += error;
    for (let unit = 0; unit < TABLE_UNITS; unit++) {
      const active = activity.table[unit]!;
      gradient[PARTS.out + unit]! += error * active;
      tableError[unit] = active > 0 ? error * weights[PARTS.out + unit]! : 0;
      gradient[PARTS.jointBias + unit]! += tableError[unit]!;
    }
    for (let input = 0; input < TABLE_INPUTS; input++)
      this.addRow(inputs.table[input]!, PARTS.joint + input * TABLE_UNITS, tableError);
    this.passBackToTreasures(captured);
    return -(chance * Math.log(judged + 1e-9) + (1 - chance) * Math.log(1 - judged + 1e-9));
  }

  private passBackToTreasures(captured: number): void {
    const { weights, activity, inputs, tableError, treasureError } = this;
    for (let unit = 0; unit < TREASURE_UNITS; unit++) {
      const row = PARTS.joint + (TABLE_INPUTS + unit) * TABLE_UNITS;
      this.addRow(activity.sum[unit]!, row, tableError);
      treasureError[unit] = 0;
      for (let above = 0; above < TABLE_UNITS; above++)
        treasureError[unit]! += weights[row + above]! * tableError[above]!;
    }
    const active = new Float64Array(TREASURE_UNITS);
    for (let treasure = 0; treasure < TREASURES.length; treasure++) {
      if ((captured >> treasure) & 1) continue;
      for (let unit = 0; unit < TREASURE_UNITS; unit++)
        active[unit] = activity.treasures[treasure * TREASURE_UNITS + unit]! > 0 ? treasureError[unit]! : 0;
      this.addRow(1, PARTS.treasureBias, active);
      for (let input = 0; input < TREASURE_INPUTS; input++) {
        const value = inputs.treasures[treasure * TREASURE_INPUTS + input]!;
        this.addRow(value, PARTS.treasure + input * TREASURE_UNITS, active);
      }
    }
  }

  private addRow(value: number, row: number, errors: Float64Array): void {
    if (value === 0) return;
    for (let unit = 0; unit < errors.length; unit++) this.gradient[row + unit]! += value * errors[unit]!;
  }
}
