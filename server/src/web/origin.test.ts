import { isWelcome } from './origin.ts';

const RULES = { publicUrl: '', allowedOrigins: [], trustProxy: 0 };
const HTTPS = 'https://play.example.org';

test.each([
  ['no page at all', { host: 'localhost:2567' }, {}],
  ['localhost', { host: 'localhost:2567', origin: 'http://localhost:2567' }, {}],
  ['an address of the network', { host: '192.168.1.5:2567', origin: 'http://192.168.1.5:2567' }, {}],
  ['an address of version 6', { host: '[::1]:2567', origin: 'http://[::1]:2567' }, {}],
  ['behind a proxy that passes the name on', { host: 'play.example.org', origin: HTTPS }, {}],
  ['a proxy that names the usual port', { host: 'play.example.org:443', origin: HTTPS }, {}],
  ['a name in capitals', { host: 'PLAY.example.org', origin: HTTPS }, {}],
  [
    'a trusted proxy',
    { host: 'landfall:2567', origin: HTTPS, 'x-forwarded-host': 'play.example.org' },
    { trustProxy: 1 },
  ],
  ['two of them', { host: 'inner', origin: HTTPS, 'x-forwarded-host': 'play.example.org, outer' }, { trustProxy: 2 }],
  ['the public address', { host: 'landfall:2567', origin: HTTPS }, { publicUrl: HTTPS }],
  ['the own address beside a public one', { host: 'localhost:1', origin: 'http://localhost:1' }, { publicUrl: HTTPS }],
  ['a page that is allowed', { host: 'a', origin: 'app://landfall' }, { allowedOrigins: [HTTPS, 'app://landfall'] }],
])('welcome: %s', (_what, headers, rules) => {
  expect(isWelcome({ headers }, { ...RULES, ...rules })).toBe(true);
});

test.each([
  ['another site', { host: 'localhost:2567', origin: 'https://evil.example' }, {}],
  ['another port of this machine', { host: 'localhost:2567', origin: 'http://localhost:3000' }, {}],
  ['a page without an address', { host: 'localhost:2567', origin: 'null' }, {}],
  ['an origin that is none', { host: 'localhost:2567', origin: 'localhost:2567' }, {}],
  ['an empty origin and no host', { origin: '' }, {}],
  ['an outer name that nobody vouches for', { host: 'a', origin: HTTPS, 'x-forwarded-host': 'play.example.org' }, {}],
  ['another name than the forwarded one', { host: 'a', origin: HTTPS, 'x-forwarded-host': 'b' }, { trustProxy: 1 }],
  [
    'a name that only begins like it',
    { host: 'play.example.org', origin: `${HTTPS}.evil.example` },
    { publicUrl: HTTPS },
  ],
  [
    'the public address without its certificate',
    { host: 'a', origin: 'http://play.example.org' },
    { publicUrl: HTTPS },
  ],
])('not welcome: %s', (_what, headers, rules) => {
  expect(isWelcome({ headers }, { ...RULES, ...rules })).toBe(false);
});
