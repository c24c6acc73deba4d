import type { Hint, Reply } from '@landfall/shared/protocol/room.ts';
import type { Config } from '../src/config.ts';
import type { CountingTable } from './counting.ts';
import {
  accepted,
  begun,
  configOf,
  newTable,
  Player,
  pause,
  refusedAt,
  startTestServer,
  type TestServer,
  until,
} from './harness.ts';

const BOTS = new URL('./hinting-bots.ts', import.meta.url).href;
const PLENTY = { burst: 1000, perSecond: 1000 };
const NEVER_MS = 600_000;
const ADD = { type: 'add', n: 1 };
const THINK_MS = 250;
/** Long enough that a thought has begun. */
const SOON_MS = 60;

let server: TestServer;
afterEach(() => server.close());

async function two(options: Record<string, string> = {}, config: Partial<Config> = {}) {
  const still = { paceMs: NEVER_MS, windowMs: NEVER_MS, cpuThinkMs: THINK_MS };
  server = await startTestServer({ bots: BOTS, hints: PLENTY, ...still, ...config });
  const { code, players } = await begun(server, { options: { target: '30', ...options } });
  const [ann, bob] = players as [Player<CountingTable>, Player<CountingTable>];
  await askFor(ann); // the first answer waits for a thread
  const settings = await configOf(code);
  /** From now on a thought lasts until it is called off, or only as long as before. */
  const thinkForEver = (on: boolean) => {
    settings.cpuThinkMs = on ? NEVER_MS : THINK_MS;
  };
  return { code, ann, bob, thinkForEver };
}

const askFor = (player: Player, ply = player.state.ply) => player.ask('hint', { ply });

const hintIn = (reply: Reply): Hint => {
  expect(reply.status).toBe('accepted');
  return (reply as { hint: Hint }).hint;
};

const seenIn = ({ reason }: Hint) => JSON.parse(String(reason?.about?.seen)) as { seat: number; hand: object };

test('whoever asks is told what a CPU that sees what they see would do, and nobody else is', async () => {
  const { ann, bob } = await two();
  const before = bob.received.length;
  const hint = hintIn(await askFor(ann));
  expect(hint).toMatchObject({ ply: 0, seat: 0, action: { type: 'play' }, chances: { after: 0.75, otherwise: 0 } });
  expect(seenIn(hint)).toEqual({ seat: 0, table: expect.anything(), hand: { tokens: ann.tokens() } });
  expect(bob.received.length).toBe(before);
  expect(ann.state.ply).toBe(0);
});

test('there is nothing to do for whoever cannot act, and about a step that plays itself', async () => {
  const { ann, bob } = await two();
  expect(hintIn(await askFor(bob))).toEqual({ ply: 0, seat: 1, action: null });
  expect(await ann.act(ADD)).toEqual(accepted(1));
  expect(hintIn(await askFor(ann, 1))).toEqual({ ply: 1, seat: 0, action: null });
});

test('two who ask at once each get their own, also off turn', async () => {
  const { ann, bob } = await two({ anytime: 'on' });
  const hints = (await Promise.all([askFor(ann), askFor(bob)])).map(hintIn);
  expect(hints.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(hints.map((hint) => seenIn(hint).hand)).toEqual([{ tokens: ann.tokens() }, { tokens: bob.tokens() }]);
});

test('an answer to a position that has passed is not given', async () => {
  const { ann, bob, thinkForEver } = await two({ anytime: 'on' });
  thinkForEver(true);
  const asked = askFor(bob);
  await pause(SOON_MS);
  expect(await ann.act(ADD)).toEqual(accepted(1));
  expect(await asked).toEqual(refusedAt(1, 'moved'));
  thinkForEver(false);
  expect(await askFor(bob, 0)).toEqual(refusedAt(1, 'moved'));
  expect(hintIn(await askFor(bob)).ply).toBe(1);
  expect(server.errors).toEqual([]);
});

test('taking back calls the thinking off', async () => {
  const { ann, thinkForEver } = await two({ anytime: 'on' });
  await ann.act({ type: 'play', token: ann.tokens()![0]! });
  thinkForEver(true);
  const asked = askFor(ann);
  await pause(SOON_MS);
  expect(await ann.ask('undo', { ply: 1, turns: 0 })).toEqual(accepted(2));
  expect(await asked).toEqual(refusedAt(2, 'moved'));
});

test('nothing else at the table waits for a thought', async () => {
  const { ann, bob, thinkForEver } = await two({ anytime: 'on' });
  thinkForEver(true);
  const answered: string[] = [];
  const asked = askFor(ann).then((reply) => {
    answered.push('hint');
    return reply;
  });
  await bob.ask('rename', { name: 'Robert' }).then(() => answered.push('name'));
  expect(answered).toEqual(['name']);
  expect(await ann.act(ADD)).toEqual(accepted(1));
  expect(await asked).toEqual(refusedAt(1, 'moved'));
});

test('the host decides whether there are hints, before and during the game, and the server keeps to it', async () => {
  const { ann, bob, thinkForEver } = await two();
  expect(bob.state.hints).toBe(true);
  expect(await bob.ask('configure', { hints: false })).toEqual(refusedAt(0, 'notHost'));
  thinkForEver(true);
  const asked = askFor(bob);
  const thought = askFor(ann);
  await pause(SOON_MS);
  expect(await ann.ask('configure', { hints: false })).toEqual(accepted(0));
  await until(() => !bob.state.hints, 'the news');
  expect((await asked).status).toBe('accepted'); // it took no thought
  expect(await thought).toEqual(refusedAt(0, 'noHints'));
  thinkForEver(false);
  expect(await askFor(bob)).toEqual(refusedAt(0, 'noHints'));
  expect(await ann.ask('configure', { hints: true, seats: 3 })).toEqual(refusedAt(0, 'notNow'));
  expect(ann.state.hints).toBe(false);
  expect(await ann.ask('configure', { hints: true })).toEqual(accepted(0));
  expect(hintIn(await askFor(ann)).ply).toBe(0);
});

test('in the lobby too, and it holds in the game', async () => {
  server = await startTestServer({ bots: BOTS });
  const code = await newTable(server);
  const [ann, bob] = [await Player.join(server, code, { name: 'Ann' }), await Player.join(server, code)] as const;
  expect(await ann.ask('configure', { hints: false })).toEqual(accepted(0));
  await bob.ask('ready', { ready: true });
  expect(await ann.ask('start')).toEqual(accepted(0));
  expect(await askFor(ann)).toEqual(refusedAt(0, 'noHints'));
});

test('one question at a time, and not too many of them', async () => {
  const { ann, bob } = await two({}, { hints: { burst: 3, perSecond: 0.001 } });
  const asked = askFor(ann);
  expect(await askFor(ann)).toEqual(refusedAt(0, 'tooMany'));
  hintIn(await asked);
  hintIn(await askFor(ann));
  expect(await askFor(ann)).toEqual(refusedAt(0, 'tooMany'));
  hintIn(await askFor(bob));
});

test('only who has a seat in a running game that goes on may ask, and only their own seat', async () => {
  const { code, ann, bob } = await two();
  const cid = await Player.join(server, code, { name: 'Cid', watch: true });
  expect(await askFor(cid)).toEqual(refusedAt(0, 'notSeated'));
  expect(await ann.ask('hint', { ply: 0, seat: 1 })).toEqual(refusedAt(0, 'notSeated'));
  expect(await ann.ask('hint', { ply: -1 })).toEqual(refusedAt(0, 'badRequest', { field: 'ply' }));
  expect(await bob.ask('pause', { on: true })).toEqual(accepted(0));
  expect(await askFor(ann)).toEqual(refusedAt(0, 'paused'));
  expect(await bob.ask('pause', { on: false })).toEqual(accepted(0));
  for (const one of [ann, bob]) expect(await one.ask('end', { agree: true })).toEqual(accepted(0));
  expect(await askFor(ann)).toEqual(refusedAt(0, 'notNow'));
});

test('where there are no CPU players, there are no hints', async () => {
  server = await startTestServer();
  const { players } = await begun(server);
  expect(await askFor(players[0]!)).toEqual(refusedAt(0, 'noHints'));
});

test('a CPU that hangs costs nobody more than the answer', async () => {
  server = await startTestServer({ bots: new URL('./bad-bots.ts', import.meta.url).href, cpuLimitMs: 1000 });
  const { players } = await begun(server, { options: { target: '30' } });
  const [ann] = players as [Player];
  expect(await askFor(ann)).toEqual(refusedAt(0, 'noAnswer'));
  expect(server.errors).toEqual([]);
  expect(await ann.act(ADD)).toEqual(accepted(1));
});
