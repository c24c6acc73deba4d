import { emptyInputs } from './inputs.ts';
import { chanceFrom, logOdds, networkOf, newActivity } from './network.ts';
import { decodeNetwork, encodeWeights, LARGE_SHAPE, NETWORKS, network, SHAPE } from './weights.ts';

test.each([network, ...Object.values(NETWORKS)])(
  'weights survive being stored, as exactly as they are stored',
  (each) => {
    const { shape, weights } = each;
    expect(decodeNetwork(encodeWeights(weights), shape)).toEqual(each);
    expect(() => decodeNetwork(encodeWeights(weights.slice(1)), shape)).toThrow('the network has');
  },
);

test('a network of another shape is refused', () => {
  expect(() => decodeNetwork(encodeWeights(network.weights), LARGE_SHAPE)).toThrow('the network has');
});

test('a captured treasure is not looked at', () => {
  const inputs = emptyInputs();
  const before = logOdds(network, inputs, 0b0001, newActivity(SHAPE));
  inputs.treasures[0] = 5;
  expect(logOdds(network, inputs, 0b0001, newActivity(SHAPE))).toBe(before);
  expect(logOdds(network, inputs, 0, newActivity(SHAPE))).not.toBe(before);
});

test('a network small enough to work out by hand', () => {
  const plain = networkOf(SHAPE);
  const { parts, weights } = plain;
  const inputs = emptyInputs();
  inputs.table[2] = 0.5;
  weights[parts.joint + 2 * SHAPE.tableUnits + 9] = 3; // 1.5 at unit 9
  weights[parts.jointBias + 9] = 1; // 2.5
  weights[parts.out + 9] = 2; // 5
  weights[parts.jointBias + 4] = -1; // below zero: silent
  weights[parts.out + 4] = 100;
  weights[parts.outBias] = -4;
  expect(logOdds(plain, inputs, 0, newActivity(SHAPE))).toBe(1);
  expect(chanceFrom(0)).toBe(0.5);
});
