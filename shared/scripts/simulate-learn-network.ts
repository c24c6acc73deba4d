import { emptyInputs, type Inputs, TABLE_INPUTS } from '../src/games/forbidden-island/bot/value/inputs.ts';
import {
  type Activity,
  chanceFrom,
  logOdds,
  type Network,
  networkOf,
  newActivity,
  type Shape,
} from '../src/games/forbidden-island/bot/value/network.ts';
import { TREASURE_INPUTS } from '../src/games/forbidden-island/bot/value/treasure.ts';
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
export function blankNetwork(shape: Shape, random: () => number): Network {
  const network = networkOf(shape);
  const { parts, weights } = network;
  const fill = (from: number, to: number, spread: number) => {
    for (let index = from; index < to; index++) weights[index] = (random() + random() + random() - 1.5) * 2 * spread;
  };
  fill(parts.treasure, parts.treasureBias, Math.sqrt(2 / TREASURE_INPUTS));
  fill(parts.joint, parts.jointBias, Math.sqrt(1 / (TABLE_INPUTS + shape.treasureUnits)));
  fill(parts.out, parts.outBias, 0.1);
  weights[parts.outBias] = -2;
  return network;
}

/** The same opinions in a network with more units, which have none yet. */
export function grownFrom(small: Network, shape: Shape, random: () => number): Network {
  const large = blankNetwork(shape, random);
  const { treasureUnits, tableUnits } = small.shape;
  /** Copies what leads to the old units of a layer; what is new among it leads to new units only. */
  const copy = (from: number, to: number, layer: { inputs: number; all: number; units: number; allUnits: number }) => {
    for (let input = 0; input < layer.all; input++)
      for (let unit = 0; unit < layer.units; unit++)
        large.weights[to + input * layer.allUnits + unit] =
          input < layer.inputs ? small.weights[from + input * layer.units + unit]! : 0;
  };
  const toTreasure = { units: treasureUnits, allUnits: shape.treasureUnits };
  const toTable = { units: tableUnits, allUnits: shape.tableUnits };
  copy(small.parts.treasure, large.parts.treasure, {
    ...toTreasure,
    inputs: TREASURE_INPUTS + 1,
    all: TREASURE_INPUTS + 1,
  });
  const inputs = TABLE_INPUTS + treasureUnits;
  copy(small.parts.joint, large.parts.joint, { ...toTable, inputs, all: TABLE_INPUTS + shape.treasureUnits });
  copy(small.parts.jointBias, large.parts.jointBias, { ...toTable, inputs: 1, all: 1 });
  large.weights.fill(0, large.parts.out);
  copy(small.parts.out, large.parts.out, { ...toTable, inputs: 1, all: 1 });
  large.weights[large.parts.outBias] = small.weights[small.parts.outBias]!;
  return large;
}

/**
 * The mean of what a network was after each of its last steps, the later ones counting more. What single steps leave
 * behind by chance cancels out in it.
 */
export class RunningMean {
  readonly network: Network;
  private readonly last: number;
  private steps = 0;

  /** Begins as the network is now; `last` is over how many steps the mean is taken, once there are so many. */
  constructor({ shape, weights }: Network, last: number) {
    this.network = networkOf(shape, weights.slice());
    this.last = last;
  }

  /** Takes in what the network has become by one more step. */
  add({ weights }: Network): void {
    this.steps++;
    const mean = this.network.weights;
    const share = 1 / Math.min(this.last, 1 + this.steps / 2);
    for (let index = 0; index < mean.length; index++) mean[index]! += share * (weights[index]! - mean[index]!);
  }
}

/** How many positions one step of learning looks at. */
export const BATCH = 64;
const KEPT_OF_MEAN = 0.9;
const KEPT_OF_SQUARE = 0.999;

/** Changes weights towards what a memory holds: gradient descent on the cross-entropy, with Adam's step sizes. */
export class Learner {
  private readonly network: Network;
  private readonly gradient: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;
  private readonly inputs = emptyInputs();
  private readonly activity: Activity;
  private readonly tableError: Float64Array;
  private readonly treasureError: Float64Array;

  constructor(network: Network) {
    this.network = network;
    const { shape, weights } = network;
    this.gradient = new Float64Array(weights.length);
    this.mean = new Float64Array(weights.length);
    this.square = new Float64Array(weights.length);
    this.activity = newActivity(shape);
    this.tableError = new Float64Array(shape.tableUnits);
    this.treasureError = new Float64Array(shape.treasureUnits);
  }

  /** Learns from a random batch and returns its mean loss. */
  step(memory: Memory, rate: number, random: () => number): number {
    const { gradient, mean, square } = this;
    const { weights } = this.network;
    gradient.fill(0);
    let loss = 0;
    for (let sample = 0; sample < BATCH; sample++) {
      const { captured, chance } = memory.recall(Math.floor(random() * memory.size), this.inputs);
      loss += this.addGradient(captured, chance);
    }
    this.steps++;
    const meanScale = 1 - KEPT_OF_MEAN ** this.steps;
    const squareScale = 1 - KEPT_OF_SQUARE ** this.steps;
    for (let index = 0; index < weights.length; index++) {
      const slope = gradient[index]! / BATCH;
      mean[index] = KEPT_OF_MEAN * mean[index]! + (1 - KEPT_OF_MEAN) * slope;
      square[index] = KEPT_OF_SQUARE * square[index]! + (1 - KEPT_OF_SQUARE) * slope * slope;
      weights[index]! -= (rate * (mean[index]! / meanScale)) / (Math.sqrt(square[index]! / squareScale) + 1e-8);
    }
    return loss / BATCH;
  }

  private addGradient(captured: number, chance: number): number {
    const { network, gradient, activity, inputs, tableError } = this;
    const { weights, parts } = network;
    const { tableUnits } = network.shape;
    const judged = chanceFrom(logOdds(network, inputs, captured, activity));
    const error = judged - chance;
    gradient[parts.outBias]! += error;
    for (let unit = 0; unit < tableUnits; unit++) {
      const active = activity.table[unit]!;
      gradient[parts.out + unit]! += error * active;
      tableError[unit] = active > 0 ? error * weights[parts.out + unit]! : 0;
      gradient[parts.jointBias + unit]! += tableError[unit]!;
    }
    for (let input = 0; input < TABLE_INPUTS; input++)
      this.addRow(inputs.table[input]!, parts.joint + input * tableUnits, tableError);
    this.passBackToTreasures(captured);
    return -(chance * Math.log(judged + 1e-9) + (1 - chance) * Math.log(1 - judged + 1e-9));
  }

  private passBackToTreasures(captured: number): void {
    const { network, activity, inputs, tableError, treasureError } = this;
    const { weights, parts } = network;
    const { treasureUnits, tableUnits } = network.shape;
    for (let unit = 0; unit < treasureUnits; unit++) {
      const row = parts.joint + (TABLE_INPUTS + unit) * tableUnits;
      this.addRow(activity.sum[unit]!, row, tableError);
      treasureError[unit] = 0;
      for (let above = 0; above < tableUnits; above++)
        treasureError[unit]! += weights[row + above]! * tableError[above]!;
    }
    const active = new Float64Array(treasureUnits);
    for (let treasure = 0; treasure < TREASURES.length; treasure++) {
      if ((captured >> treasure) & 1) continue;
      for (let unit = 0; unit < treasureUnits; unit++)
        active[unit] = activity.treasures[treasure * treasureUnits + unit]! > 0 ? treasureError[unit]! : 0;
      this.addRow(1, parts.treasureBias, active);
      for (let input = 0; input < TREASURE_INPUTS; input++) {
        const value = inputs.treasures[treasure * TREASURE_INPUTS + input]!;
        this.addRow(value, parts.treasure + input * treasureUnits, active);
      }
    }
  }

  private addRow(value: number, row: number, errors: Float64Array): void {
    if (value === 0) return;
    for (let unit = 0; unit < errors.length; unit++) this.gradient[row + unit]! += value * errors[unit]!;
  }
}
