import { emptyInputs } from './inputs.ts';
import { chanceFrom, logOdds, newActivity, PARTS, TABLE_UNITS, WEIGHTS } from './network.ts';
import { decodeWeights, encodeWeights, weights } from './weights.ts';

test('weights survive being stored, as exactly as they are stored', () => {
  expect(weights).toHaveLength(WEIGHTS);
  expect(decodeWeights(encodeWeights(weights))).toEqual(weights);
  expect(() => decodeWeights(encodeWeights(weights.slice(1)))).toThrow('the network has');
});

test('a captured treasure is not looked at', () => {
  const inputs = emptyInputs();
  const before = logOdds(weights, inputs, 0b0001, newActivity());
  inputs.treasures[0] = 5;
  expect(logOdds(weights, inputs, 0b0001, newActivity())).toBe(before);
  expect(logOdds(weights, inputs, 0, newActivity())).not.toBe(before);
});

test('a network small enough to work out by hand', () => {
  const plain = new Float64Array(WEIGHTS);
  const inputs = emptyInputs();
  inputs.table[2] = 0.5;
  plain[PARTS.joint + 2 * TABLE_UNITS + 9] = 3; // 1.5 at unit 9
  plain[PARTS.jointBias + 9] = 1; // 2.5
  plain[PARTS.out + 9] = 2; // 5
  plain[PARTS.jointBias + 4] = -1; // below zero: silent
  plain[PARTS.out + 4] = 100;
  plain[PARTS.outBias] = -4;
  expect(logOdds(plain, inputs, 0, newActivity())).toBe(1);
  expect(chanceFrom(0)).toBe(0.5);
});
