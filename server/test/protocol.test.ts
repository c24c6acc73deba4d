import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULTS } from '../src/config.ts';
import { startTestServer, type TestServer } from './harness.ts';

const GUIDE = new URL('../../docs/protocol.md', import.meta.url);
const HERE = fileURLToPath(new URL('.', import.meta.url));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: DEFAULTS.games, paceMs: 20_000, windowMs: 20_000 });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test('the example of the guide prints what it says', async () => {
  const code = /```js\n(.*?)```/s.exec(readFileSync(GUIDE, 'utf8'))![1]!.replace('@colyseus/sdk', 'colyseus.js');
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: HERE,
    env: { ...process.env, SERVER: server.url },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const exit = await new Promise((resolve) => child.once('exit', resolve));
  expect(output.split('\n')).toEqual([
    "{ status: 'accepted', ply: 0 }",
    'playing [ 0 ] 24',
    '{',
    "  status: 'refused',",
    '  ply: 0,',
    "  reason: 'notYourTurn',",
    "  problem: 'notYourTurn'",
    '}',
    "{ status: 'accepted', ply: 1 }",
    "{ status: 'repeated', ply: 1 }",
    '1 [ [ 7, 0 ] ]',
    'true true',
    '',
  ]);
  expect(exit).toBe(0);
});
