import type { NetworkInterfaceInfo } from 'node:os';
import { answerAddress, isInContainer, type Surroundings, urls } from './address.ts';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

const HOME: Surroundings = {
  host: '0.0.0.0',
  publicUrl: '',
  inContainer: false,
  networks: {
    lo: [at('127.0.0.1', { internal: true })],
    tun0: [at('10.8.0.3')],
    wlan0: [at('192.168.1.5'), at('fe80::1', { family: 'IPv6' })],
    eth1: [at('169.254.7.7')],
    docker0: [at('172.17.0.1')],
    'br-5f0c': [at('172.18.0.1')],
  },
};

test.each([
  ['a home network comes first', {}, ['http://192.168.1.5:2567', 'http://10.8.0.3:2567']],
  ['a public address is the only one', { publicUrl: 'https://play.example.org' }, ['https://play.example.org']],
  ['a public address works from a container, too', { publicUrl: 'https://a.b', inContainer: true }, ['https://a.b']],
  ['a container knows none', { inContainer: true }, []],
  ['a service for this machine alone has none', { host: '127.0.0.1' }, []],
  ['without a network there is none', { networks: {} }, []],
] as [string, Partial<Surroundings>, string[]][])('%s', (_what, changes, expected) => {
  expect(urls({ ...HOME, ...changes }, 2567)).toEqual(expected);
});

test.each<[string, Record<string, string>, string[], boolean]>([
  ['Docker', {}, ['/.dockerenv'], true],
  ['Podman', { container: 'podman' }, ['/run/.containerenv'], true],
  ['an older Podman, read-only', { container: 'podman' }, [], true],
  ['Podman with another environment', {}, ['/run/.containerenv'], true],
  ['the machine itself', { container: '' }, ['/run'], false],
])('where there is %s, being in a container is known', (_where, env, files, expected) => {
  expect(isInContainer(env, (path) => files.includes(path))).toBe(expected);
});

/** What somebody is told who asks from an address, with these headers. */
function answer(remoteAddress: string, headers: Record<string, string>, changes: Partial<Surroundings> = {}): unknown {
  let told: unknown;
  const request = { socket: { remoteAddress, localPort: 2567 }, headers };
  const response = { json: (body: unknown) => (told = body) };
  answerAddress(HOME, () => ({ ...HOME, ...changes }))(request as never, response as never, () => {});
  return told;
}

test.each([
  ['127.0.0.1', 'localhost:2567'],
  ['::1', '[::1]:2567'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
])('is told at the machine itself (%s, %s)', (remote, host) => {
  expect(answer(remote, { host })).toEqual({ urls: ['http://192.168.1.5:2567', 'http://10.8.0.3:2567'] });
});

test.each([
  ['somebody on the network', '192.168.1.9', { host: 'localhost:2567' }],
  ['a page of another name that leads here', '127.0.0.1', { host: 'evil.example' }],
  ['somebody behind a proxy', '127.0.0.1', { host: 'localhost:2567', 'x-forwarded-for': '203.0.113.7' }],
])('is not told to %s', (_who, remote, headers) => {
  expect(answer(remote, headers)).toEqual({ urls: [] });
});

test('a public address is told to anybody', () => {
  const publicUrl = 'https://play.example.org';
  expect(answer('203.0.113.7', { host: 'play.example.org' }, { publicUrl })).toEqual({ urls: [publicUrl] });
});
