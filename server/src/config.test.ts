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
    PUBLIC_URL: 'https://play.example.org/',
    ALLOWED_ORIGINS: 'https://games.example.org, app://landfall/',
    MAX_TABLES: '5',
    MAX_PER_ADDRESS: '9',
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
    publicUrl: 'https://play.example.org',
    allowedOrigins: ['https://games.example.org', 'app://landfall'],
    mostTables: 5,
    mostSockets: 9,
    idleMs: 30_000,
    dataDir: '/data',
    databaseUrl: 'postgresql://host/games',
    retentionDays: 7,
  });
});

test.each([
  [{ PORT: 'x' }, /^PORT: must be a whole number from 0 to 65535$/],
  [{ PORT: '70000' }, /^PORT: /],
  [{ PACE_MS: '-1' }, /^PACE_MS: must be a whole number from 0 to 60000$/],
  [{ WINDOW_MS: '99999' }, /^WINDOW_MS: /],
  [{ LOG: 'loud' }, /^LOG: must be one of silent, error, warn, info$/],
  [{ PORT: '1.5', LOG: '' }, /^PORT: must be a whole number from 0 to 65535$/],
  [{ PUBLIC_URL: 'play.example.org' }, /^PUBLIC_URL: must be an address such as https:/],
  [{ PUBLIC_URL: 'ftp://play.example.org' }, /^PUBLIC_URL: /],
  [{ ALLOWED_ORIGINS: 'https://a, b, c' }, /^ALLOWED_ORIGINS: must be origins such as https:/],
  [{ ALLOWED_ORIGINS: '*' }, /^ALLOWED_ORIGINS/],
  [{ DATABASE_URL: 'mysql://host/games' }, /^DATABASE_URL: must be an address such as postgres:/],
  [{ RETENTION_DAYS: '0' }, /^RETENTION_DAYS: must be a number above 0, 36500 at most$/],
  [{ IDLE_MINUTES: 'never' }, /^IDLE_MINUTES: must be a number above 0/],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
