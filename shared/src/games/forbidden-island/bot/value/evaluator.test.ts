import { scatter } from '../kernel/chance.ts';
import { byVectors, type Evaluator, evaluatorOf, plain } from './evaluator.ts';
import type { Inputs } from './inputs.ts';
import { logOdds, newActivity } from './network.ts';
import { NETWORKS, network } from './weights.ts';

const ALL = [network, NETWORKS[2]!, NETWORKS[3]!];
const everyCapture = Array.from({ length: 16 }, (_, captured) => captured);

/** Fills in a made-up position: about half of the numbers are 0, as in real ones. */
function imagine({ table, treasures }: Inputs, seed: number): void {
  for (const row of [table, treasures])
    for (let index = 0; index < row.length; index++) {
      const number = scatter(seed + 97 * index + row.length) / 2 ** 32;
      row[index] = number < 0.5 ? 0 : number;
    }
}

function answer(evaluator: Evaluator, captured: number): number {
  imagine(evaluator.inputs, captured);
  return evaluator.logOdds(captured);
}

test.each(ALL)('JavaScript finds to the last digit what vectors find', (each) => {
  const quick = byVectors(each)!;
  const slow = plain(each);
  for (const captured of everyCapture) expect(answer(slow, captured)).toBe(answer(quick, captured));
});

test.each(ALL)('what is found is what was learned, but for rounding', (each) => {
  const asked = evaluatorOf(each);
  const activity = newActivity(each.shape);
  for (const captured of everyCapture)
    expect(Math.abs(answer(asked, captured) - logOdds(each, asked.inputs, captured, activity))).toBeLessThan(1e-4);
});

test('an answer does not depend on what was asked before', () => {
  const asked = byVectors(network)!;
  const before = everyCapture.map((captured) => answer(asked, captured));
  expect(everyCapture.map((captured) => answer(asked, captured))).toEqual(before);
  expect(new Set(before).size).toBe(16);
});

test.each([
  ['there is no WebAssembly', undefined],
  ['a policy forbids it', { Module: refuse, Instance: refuse }],
])('JavaScript stands in where %s', (_, api) => {
  const usual = Reflect.get(globalThis, 'WebAssembly');
  Object.assign(globalThis, { WebAssembly: api });
  try {
    expect(byVectors(network)).toBeUndefined();
    expect(answer(evaluatorOf(network), 3)).toBe(answer(plain(network), 3));
  } finally {
    Object.assign(globalThis, { WebAssembly: usual });
  }
});

function refuse(): never {
  throw new Error('refused');
}
