import { DEFAULTS, readConfig } from './config.ts';

test('without variables everything is at its default', () => {
  expect(readConfig({ PATH: '/bin', PORT: '' })).toEqual(DEFAULTS);
});

test('variables are read', () => {
  const env = {
    PORT: '8080',
    HOST: '127.0.0.1',
    PACE_MS: '0',
    WINDOW_MS: '100',
    TRUST_PROXY: '1',
    MAX_TABLES: '5',
    IDLE_MINUTES: '0.5',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgresql://host/games',
    RETENTION_DAYS: '7',
  };
  expect(readConfig(env)).toEqual({
    ...DEFAULTS,
    port: 8080,
    host: '127.0.0.1',
    paceMs: 0,
    windowMs: 100,
    trustProxy: 1,
    mostTables: 5,
    idleMs: 30_000,
    dataDir: '/data',
    databaseUrl: 'postgresql://host/games',
    retentionDays: 7,
  });
});

test.each([
  [{ PORT: 'x' }, /^PORT: /],
  [{ PORT: '70000' }, /^PORT: /],
  [{ PACE_MS: '-1' }, /^PACE_MS: /],
  [{ WINDOW_MS: '99999' }, /^WINDOW_MS: /],
  [{ LOG: 'loud' }, /^LOG: /],
  [{ PORT: '1.5', LOG: '' }, /^PORT: /],
  [{ DATABASE_URL: 'mysql://host/games' }, /^DATABASE_URL: must be an address such as postgres:/],
  [{ RETENTION_DAYS: '0' }, /^RETENTION_DAYS: /],
  [{ IDLE_MINUTES: 'never' }, /^IDLE_MINUTES: /],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
