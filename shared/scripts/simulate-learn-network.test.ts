import { randomFrom, seeded } from '../src/engine/random.ts';
import { emptyInputs, type Inputs } from '../src/games/forbidden-island/bot/value/inputs.ts';
import {
  chanceFrom,
  logOdds,
  type Network,
  networkOf,
  newActivity,
} from '../src/games/forbidden-island/bot/value/network.ts';
import { LARGE_SHAPE, network } from '../src/games/forbidden-island/bot/value/weights.ts';
import { grownFrom, Learner, Memory, RunningMean } from './simulate-learn-network.ts';

const generator = randomFrom(seeded('learn'));
const random = () => generator.below(2 ** 32) / 2 ** 32;
const someInputs = (): Inputs => {
  const inputs = emptyInputs();
  for (const row of [inputs.table, inputs.treasures]) for (let at = 0; at < row.length; at++) row[at] = random();
  return inputs;
};
const oddsBy = (judge: Network, inputs: Inputs) => logOdds(judge, inputs, 0b0010, newActivity(judge.shape));

test('a grown network judges as the one it grew from', () => {
  const grown = grownFrom(network, LARGE_SHAPE, random);
  const inputs = someInputs();
  expect(oddsBy(grown, inputs)).toBeCloseTo(oddsBy(network, inputs), 10);
});

test('what is remembered is learned, by old and new units', () => {
  const grown = grownFrom(network, LARGE_SHAPE, random);
  const before = grown.weights.slice();
  const memory = new Memory(1);
  const inputs = someInputs();
  const chance = chanceFrom(oddsBy(grown, inputs)) > 0.5 ? 0.1 : 0.9;
  memory.tell(memory.add(inputs, 0b0010), chance);
  const learner = new Learner(grown);
  for (let step = 0; step < 300; step++) learner.step(memory, 0.003, random);
  expect(chanceFrom(oddsBy(grown, inputs))).toBeCloseTo(chance, 1);
  const isChanged = (unit: number) => grown.weights[grown.parts.out + unit] !== before[grown.parts.out + unit];
  const units = Array.from({ length: LARGE_SHAPE.tableUnits }, (_, unit) => unit).filter(isChanged);
  expect(units.some((unit) => unit < network.shape.tableUnits)).toBe(true);
  expect(units.some((unit) => unit >= network.shape.tableUnits)).toBe(true);
});

test('the mean of the last steps forgets what was long before', () => {
  const changing = networkOf(network.shape);
  const mean = new RunningMean(changing, 10);
  const weight = () => mean.network.weights[7]!;
  changing.weights.fill(1);
  for (let step = 0; step < 10; step++) mean.add(changing);
  const early = weight();
  expect(early).toBeGreaterThan(0.8);
  expect(early).toBeLessThanOrEqual(1);
  changing.weights.fill(3);
  mean.add(changing);
  expect(weight()).toBeGreaterThan(early);
  expect(weight()).toBeLessThan(1.5);
  for (let step = 0; step < 100; step++) mean.add(changing);
  expect(weight()).toBeCloseTo(3, 3);
});
