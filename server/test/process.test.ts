import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '../src/app.ts';
import { begun, enter, Player, until } from './harness.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface Started extends RunningServer {
  child: ChildProcess;
  output(): string;
  exit: Promise<number | string>;
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(env: Record<string, string>): Omit<Started, 'port' | 'url' | 'close'> {
  const child = spawn(process.execPath, [MAIN], { env: { DATA_DIR: ':memory:', ...env, HOST: '127.0.0.1' } });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (text) => {
      output += text;
    });
  const exit = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal!)),
  );
  return { child, output: () => output, exit };
}

/** The service as a process of its own, once it listens. */
async function service(env: Record<string, string> = {}): Promise<Started> {
  const running = run({ PORT: '0', PACE_MS: '0', WINDOW_MS: '0', ...env });
  await until(() => /open at http:\/\/localhost:\d+/.test(running.output()), 'the address', 15_000);
  const port = Number(/localhost:(\d+)/.exec(running.output())![1]);
  return { ...running, port, url: `http://127.0.0.1:${port}`, close: async () => {} };
}

const ISLAND = { game: 'forbidden-island' };

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s in the middle of a game: everybody is told, and it ends well',
  async (signal) => {
    const server = await service();
    const { code, players } = await begun(server, ISLAND);
    await enter(server, code, { name: 'Cid' }); // a reservation nobody has used yet
    const since = performance.now();
    server.child.kill(signal);
    expect(await server.exit).toBe(0);
    expect(performance.now() - since).toBeLessThan(5000);
    await until(() => players.every(({ closed }) => closed === 4001), 'everybody to be told');
    expect(server.output()).not.toMatch(/error|warn/);
  },
);

test('a game is played through a process, and killing clients does not end it', async () => {
  const server = await service();
  const { code, players } = await begun(server, ISLAND);
  for (const player of players) await player.drop();
  const back = await Player.join(server, code, { secret: players[0]!.secret, name: undefined });
  expect(back.state.phase).toBe('playing');
  await back.leave();
});

test('a taken port is named', async () => {
  const first = await service();
  const second = run({ PORT: String(first.port) });
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`Port ${first.port} is taken by another program`);
});

test('variables that cannot be used are named', async () => {
  const running = run({ PORT: 'many', PACE_MS: '-5' });
  expect(await running.exit).toBe(1);
  expect(running.output()).toMatch(/^PORT: .*\nPACE_MS: .*\n$/);
});
