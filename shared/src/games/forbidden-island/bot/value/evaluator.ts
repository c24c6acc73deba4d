import { TREASURES } from '../../cards.ts';
import { type Inputs, TABLE_INPUTS } from './inputs.ts';
import type { Network } from './network.ts';
import { plainLayerModule } from './plain.ts';
import { BYTES, type LayerModule, layerModule } from './simd.ts';
import { TREASURE_INPUTS } from './treasure.ts';

/** A network ready to judge: a position is described in its inputs, and it is asked for the log-odds of winning. */
export interface Evaluator {
  readonly inputs: Inputs;
  logOdds(captured: number): number;
}

/** The quickest way to ask a network on this machine; the answer is the same on every machine. */
export const evaluatorOf = (network: Network): Evaluator => byVectors(network) ?? plain(network);

/** Asks a network with the vectors of the processor; nothing where there are none. */
export function byVectors(network: Network): Evaluator | undefined {
  const module = layerModule(unitsAtOnce(network));
  return module && evaluator(network, module);
}

/** Asks a network in JavaScript. */
export const plain = (network: Network): Evaluator => evaluator(network, plainLayerModule(unitsAtOnce(network)));

/** As many units at a time as a processor has registers for, in fours, besides the few the rest takes. */
const MOST_UNITS = 32;
/** How many numbers a processor fetches at once. */
const LINE = 16;

const unitsAtOnce = ({ shape }: Network): number => Math.min(MOST_UNITS, shape.treasureUnits);

function evaluator(network: Network, module: LayerModule): Evaluator {
  const { shape, parts, weights } = network;
  const { treasureUnits, tableUnits } = shape;
  const atOnce = unitsAtOnce(network);
  const { layer } = module;
  const numbers = new Float32Array(module.memory.buffer);
  const treasures = 0;
  const table = treasures + TREASURES.length * TREASURE_INPUTS;
  const sum = table + TABLE_INPUTS; // follows the table, as it does among the weights
  const found = sum + treasureUnits;
  const first = LINE * Math.ceil((found + tableUnits) / LINE);
  numbers.set(weights, first);
  const outBias = weights[parts.outBias]!;
  const out = weights.slice(parts.out, parts.outBias);

  /** Addresses of one layer: what `layer` takes, for each of the groups of units it is asked for. */
  const calls = (from: { first: number; count: number; row: number; bias: number; units: number; into: number }) =>
    Array.from({ length: from.units / atOnce }, (_, group) => {
      const at = (number: number) => BYTES * (number + group * atOnce);
      return {
        input: BYTES * from.first,
        end: BYTES * (from.first + from.count),
        row: at(first + from.row),
        stride: BYTES * from.units,
        bias: at(first + from.bias),
        into: at(from.into),
      };
    });
  const ofTreasure = TREASURES.map((_, treasure) =>
    calls({
      first: treasures + treasure * TREASURE_INPUTS,
      count: TREASURE_INPUTS,
      row: parts.treasure,
      bias: parts.treasureBias,
      units: treasureUnits,
      into: sum,
    }),
  );
  const ofTable = calls({
    first: table,
    count: TABLE_INPUTS + treasureUnits,
    row: parts.joint,
    bias: parts.jointBias,
    units: tableUnits,
    into: found,
  });

  return {
    inputs: { table: numbers.subarray(table, sum), treasures: numbers.subarray(treasures, table) },
    logOdds(captured) {
      numbers.fill(0, sum, found + tableUnits);
      for (let treasure = 0; treasure < TREASURES.length; treasure++)
        if (!((captured >> treasure) & 1))
          for (const { input, end, row, stride, bias, into } of ofTreasure[treasure]!)
            layer(input, end, row, stride, bias, into);
      for (const { input, end, row, stride, bias, into } of ofTable) layer(input, end, row, stride, bias, into);
      let odds = outBias;
      for (let unit = 0; unit < tableUnits; unit++) odds += numbers[found + unit]! * out[unit]!;
      return odds;
    },
  };
}
