import { nodeProblem } from './nodeVersion.ts';

test.each(['8.17.0', '20.19.5', '21.7.3'])('%s is refused, and it is said which one is needed', (version) => {
  expect(nodeProblem(version)).toBe(`Landfall needs Node 22 or newer; this is ${version}.`);
});

test.each(['22.0.0', '24.21.0', '100.1.0', process.versions.node])('%s is taken', (version) => {
  expect(nodeProblem(version)).toBeNull();
});
