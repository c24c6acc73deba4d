import { partsIn } from './test.mjs';

test.each([
  [undefined, []],
  [undefined, ['--testPathPatterns', 'conformance']],
  [['shared'], ['--selectProjects', 'shared']],
  [['shared'], ['--selectProjects=shared', '--watch']],
  [
    ['client', 'e2e'],
    ['--selectProjects', 'client', 'e2e', '--testPathPatterns', 'lobby'],
  ],
])('the parts are %j of %j', (parts, args) => {
  expect(partsIn(args)).toEqual(parts);
});

test('a file is not taken for a part', () => {
  expect(() => partsIn(['--selectProjects', 'shared', 'conformance'])).toThrow(
    'There is no part conformance. After --selectProjects come shared, server, client, scripts, e2e; ' +
      'for test files with that in their path: --testPathPatterns conformance',
  );
});
