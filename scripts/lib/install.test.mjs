import { isInstalled } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/express': { version: '5.3.0' },
  'node_modules/node-for-another-system': { version: '24.0.0', optional: true },
};

test.each([
  ['all packages', true, { 'node_modules/express': { version: '5.3.0' } }],
  ['more than is asked for', true, { 'node_modules/express': { version: '5.3.0' }, 'node_modules/old': {} }],
  ['another version', false, { 'node_modules/express': { version: '5.2.0' } }],
  ['nothing', false, {}],
  [
    'another version of an optional package',
    false,
    {
      'node_modules/express': { version: '5.3.0' },
      'node_modules/node-for-another-system': { version: '23.0.0', optional: true },
    },
  ],
])('with %s installed: up to date is %p', (_what, expected, installed) => {
  expect(isInstalled(wanted, installed)).toBe(expected);
});
