import { DEFAULTS, readConfig } from './config.ts';

test('without variables everything is at its default', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' })).toEqual(DEFAULTS);
});

test('variables are read', () => {
  const { port, host, paceMs, windowMs, trustProxy, mostTables } = readConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    PACE_MS: '0',
    WINDOW_MS: '100',
    TRUST_PROXY: '1',
    MAX_TABLES: '5',
  });
  expect({ port, host, paceMs, windowMs, trustProxy, mostTables }).toEqual({
    port: 8080,
    host: '127.0.0.1',
    paceMs: 0,
    windowMs: 100,
    trustProxy: 1,
    mostTables: 5,
  });
});

test.each([
  [{ PORT: 'x' }, /^PORT: /],
  [{ PORT: '70000' }, /^PORT: /],
  [{ PACE_MS: '-1' }, /^PACE_MS: /],
  [{ WINDOW_MS: '99999' }, /^WINDOW_MS: /],
  [{ LOG: 'loud' }, /^LOG: /],
  [{ PORT: '1.5', LOG: '' }, /^PORT: /],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
