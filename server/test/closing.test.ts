import { connect } from 'node:net';
import { begun, enter, newTable, startTestServer, until } from './harness.ts';
import { lastingServer } from './lasting.ts';

/** So long closing may take; what needs only a moment takes less than half of it, however busy the machine. */
const LONG_MS = 20_000;

test('closing tells everybody, and takes no longer for those who do not listen', async () => {
  const server = await startTestServer({ closingMs: 500 });
  const { code, players } = await begun(server, { seats: 3 });
  await newTable(server);
  await enter(server, code, { name: 'Dan' }); // a reservation that nobody has used yet
  const deaf = players[2]!.socket as unknown as { _socket: { pause(): void } };
  deaf._socket.pause();

  const since = performance.now();
  await server.close();
  expect(performance.now() - since).toBeLessThan(LONG_MS / 2);
  await until(() => players.slice(0, 2).every(({ closed }) => closed === 4001), 'everybody to be told');
  await expect(fetch(server.url)).rejects.toThrow();
  expect(server.errors).toEqual([]);
});

test('while it closes, whoever comes is told that it will be back', async () => {
  const server = await startTestServer({ closingMs: LONG_MS });
  const { code, players } = await begun(server, { seats: 2 });
  const deaf = players[1]!.socket as unknown as { _socket: { pause(): void; resume(): void } };
  deaf._socket.pause(); // so that closing takes its time
  const closing = server.close();

  const joining = await enter(server, code, { name: 'Dan' });
  expect([joining.status, joining.body]).toEqual([503, { error: 'restarting' }]);
  const page = await fetch(`${server.url}/t/${code}`, { headers: { Accept: 'text/html', 'Accept-Language': 'zh' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('服务器正在重启');
  const health = await fetch(`${server.url}/healthz`);
  expect([health.status, await health.text()]).toEqual([
    503,
    'The server is restarting. Your game is saved, and goes on in a moment.',
  ]);
  deaf._socket.resume();
  await closing;
  await expect(fetch(server.url)).rejects.toThrow();
  expect(server.errors).toEqual([]);
});

test('whoever was just being let in is told so, too', async () => {
  const server = await lastingServer();
  const { code } = await begun(server);
  let closing: Promise<void> | undefined;
  server.faults.after = (what) => {
    if (what === 'save') closing ??= server.close();
  };
  const joining = await enter(server, code, { name: 'Dan' });
  expect([joining.status, joining.body]).toEqual([503, { error: 'restarting' }]);
  await closing;
  await server.place.remove();
  expect(server.errors).toEqual([]);
});

test('without anybody in the way it is closed at once, and can be opened again', async () => {
  for (let i = 0; i < 2; i++) {
    const server = await startTestServer({ closingMs: LONG_MS });
    const { code, players } = await begun(server);
    await enter(server, code, { name: 'Dan' });
    const since = performance.now();
    await server.close();
    expect(performance.now() - since).toBeLessThan(LONG_MS / 2);
    await until(() => players.every(({ closed }) => closed === 4001), 'everybody to be told');
    expect(server.errors).toEqual([]);
  }
});

test('a socket that was refused is gone, although its other side keeps it open', async () => {
  const server = await startTestServer({ closingMs: LONG_MS });
  const half = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  half.on('data', (data) => {
    answer += data;
  });
  half.on('error', () => {}); // a reset, as it should be
  const ended = new Promise((resolve) => half.once('end', resolve));
  half.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await ended;
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  const writing = setInterval(() => half.write('x'), 50);
  await until(() => half.destroyed, 'the other side to notice');
  clearInterval(writing);
  const since = performance.now();
  await server.close();
  expect(performance.now() - since).toBeLessThan(LONG_MS / 2);
});
