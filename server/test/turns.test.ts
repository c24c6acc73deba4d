import { replay } from '@landfall/shared/engine/recording.ts';
import { unpackEvents } from '@landfall/shared/protocol/events.ts';
import type { WebSocket } from 'ws';
import { counting } from './counting.ts';
import { accepted, begun, Player, refusedAt, roomOf, startTestServer, type TestServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ADD = { type: 'add', n: 1 };

test('two people acting at once: one is first, the other is told and nothing is lost', async () => {
  const { players } = await begun(server, { options: { anytime: 'on', target: '200' } });
  const [ann, bob] = players as [Player, Player];
  const [token] = bob.tokens(1)!;
  const replies = await Promise.all([ann.act(ADD, 0), bob.act({ type: 'play', token }, 0)]);
  expect(replies.map(({ status }) => status).sort()).toEqual(['accepted', 'refused']);
  expect(replies).toContainEqual(expect.objectContaining({ status: 'refused', reason: 'moved' }));
  const held = replies[1]!.status === 'refused' ? 2 : 1;
  expect(bob.tokens(1)!).toHaveLength(held);
});

test('what is refused changes nothing', async () => {
  const { players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const before = ann.state;
  expect(await ann.act({ type: 'add', n: 3 })).toEqual(refusedAt(0, 'notLegal'));
  expect(await ann.act({ type: 'add', n: 1, extra: true })).toEqual(refusedAt(0, 'notLegal'));
  expect(await ann.act(null)).toEqual(refusedAt(0, 'notLegal'));
  expect(await ann.act([[[]]])).toEqual(refusedAt(0, 'notLegal'));
  expect(await ann.act({ type: 'tick' })).toEqual(refusedAt(0, 'notLegal'));
  expect(await bob.act(ADD)).toEqual(refusedAt(0, 'notYourTurn'));
  expect(await ann.act(ADD, 1)).toEqual(refusedAt(0, 'moved'));
  expect(await ann.act({ type: 'play', token: bob.tokens(1)![0] })).toEqual(refusedAt(0, 'notLegal'));
  expect(ann.state).toEqual(before);
  expect(await ann.act(ADD)).toEqual(accepted(1));
});

test('a refused action may be sent again under the same id', async () => {
  const { players } = await begun(server);
  const [ann] = players as [Player];
  expect(await ann.act(ADD, 7, 'mine')).toEqual(refusedAt(0, 'moved'));
  expect(await ann.act(ADD, 0, 'mine')).toEqual(accepted(1));
});

test('each action is one patch with what it caused, and the reply comes after it', async () => {
  const { players } = await begun(server, { options: { anytime: 'on' } });
  const [ann, bob] = players as [Player, Player];
  const before = [ann.patches, bob.patches];
  const [token] = bob.tokens(1)!;
  const reply = bob.act({ type: 'play', token });
  expect(await reply).toEqual(accepted(1));
  expect(bob.state.ply).toBe(1);
  expect(unpackEvents(counting, bob.state.events)).toEqual([{ type: 'played', seat: 1, token }]);
  await until(() => ann.state.ply === 1, 'Ann to see it');
  expect([ann.patches, bob.patches]).toEqual([before[0]! + 1, before[1]! + 1]);
  expect(await ann.act({ type: 'add', n: 3 })).toEqual(refusedAt(1, 'notLegal'));
  expect([ann.patches, bob.patches]).toEqual([before[0]! + 1, before[1]! + 1]);
});

test('a frame is not written over while a slow socket still has to send it', async () => {
  const { code, players } = await begun(server, { options: { target: '200' } });
  const [ann] = players as [Player];
  // A frame for somebody with a hand is put together from two parts, which makes it a copy already.
  await Player.join(server, code, { name: 'Watcher', watch: true });
  const ref = (await roomOf(code)).clients.at(-1)!.ref as unknown as Pick<WebSocket, 'send'>;
  const sent: { frame: Uint8Array; copy: string }[] = [];
  const send = ref.send.bind(ref);
  ref.send = (frame: Uint8Array, ...rest: any[]) => {
    sent.push({ frame, copy: Buffer.from(frame).toString('hex') });
    send(frame, ...(rest as [any]));
  };
  for (const name of ['One', 'Another', 'A third']) await ann.ask('rename', { name });
  await Player.join(server, code, { name: 'Cid' });
  expect(sent.length).toBeGreaterThan(3);
  for (const { frame, copy } of sent) expect(Buffer.from(frame).toString('hex')).toBe(copy);
});

test('a rule that throws changes nothing, is logged, and harms no other table', async () => {
  const { players } = await begun(server, { options: { boom: 'add' } });
  const { players: others } = await begun(server);
  const [ann] = players as [Player];
  const before = ann.state;
  const logged = server.errors.length;
  expect(await ann.act(ADD, 0, 'boom')).toEqual(refusedAt(0, 'internal'));
  expect(ann.state).toEqual(before);
  expect(server.errors.slice(logged)).toEqual([
    { what: 'act', error: expect.objectContaining({ message: 'this rule is broken' }) },
  ]);
  const [token] = ann.tokens(0)!;
  expect(await ann.act({ type: 'play', token })).toEqual(accepted(1));
  expect(await others[0]!.act(ADD)).toEqual(accepted(1));
});

test('a position that the rules cannot judge is not entered', async () => {
  const { players } = await begun(server, { options: { boom: 'look' } });
  const [ann] = players as [Player];
  const before = ann.state;
  const logged = server.errors.length;
  expect(await ann.act({ type: 'add', n: 2 })).toEqual(refusedAt(0, 'internal'));
  expect(ann.state).toEqual(before);
  expect(server.errors).toHaveLength(logged + 1);
  expect(await ann.act(ADD)).toEqual(accepted(1));
});

test('an automatic step that throws stops, is logged once, and harms no other table', async () => {
  const { players } = await begun(server, { options: { boom: 'tick' } });
  const { players: others } = await begun(server);
  const [ann] = players as [Player];
  const logged = server.errors.length;
  expect(await ann.act(ADD)).toEqual(accepted(1));
  await until(() => server.errors.length > logged, 'the error');
  expect(await ann.act({ type: 'tick' }, 1)).toEqual(refusedAt(1, 'internal'));
  expect(server.errors.slice(logged).map(({ what }) => what)).toEqual(['a game of counting is stuck (step)', 'act']);
  expect(ann.state).toMatchObject({ ply: 1, table: { tickDue: true } });
  expect(await others[0]!.act(ADD)).toEqual(accepted(1));
});

test('the recording of a round replays to what everybody saw', async () => {
  const { code, players } = await begun(server, { seats: 3, options: { anytime: 'on', target: '30' } });
  let random = 1;
  while (players[0]!.state.phase === 'playing') {
    await until(() => new Set(players.map(({ state }) => state.ply)).size === 1, 'everybody to see the same');
    const player = players.find((one) => one.legal(counting).length > 0);
    const legal = player?.legal(counting) ?? [];
    random = (random * 16807) % 2147483647;
    await player?.act(legal[random % legal.length]);
  }
  const { recording, match } = (await roomOf(code)).played!;
  const { state, ply } = replay(counting, JSON.parse(JSON.stringify(recording)));
  expect({ state, ply }).toEqual({ state: match.state, ply: match.ply });
  expect(players[0]!.state.table).toEqual(state.table);
  expect(recording.seed).toMatch(/^[0-9a-f]{32}$/);
});

test('a chosen seed gives the same game again, a secret one does not', async () => {
  const hands: unknown[] = [];
  for (const seed of ['same', 'same', '', '']) {
    const { players } = await begun(server, { seed });
    hands.push(players[0]!.state.hands![0]);
    expect(players[0]!.state.seeded).toBe(seed !== '');
  }
  expect(hands[0]).toEqual(hands[1]);
  expect(hands[2]).not.toEqual(hands[3]);
  expect(hands[2]).not.toEqual(hands[0]);
});
