import { createHash } from 'node:crypto';
import { replay } from '@landfall/shared/engine/recording.ts';
import { committed } from '@landfall/shared/protocol/commitment.ts';
import { counting } from './counting.ts';
import { accepted, begun, newTable, Player, post, roomOf, startTestServer, type TestServer, until } from './harness.ts';
import { askForReplay, playOn } from './replaying.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const ask = (code: string, round: string | number, secret?: string) => askForReplay(server, code, round, secret);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a round that is over', () => {
  let code: string;
  let commitment: string;
  beforeAll(async () => {
    const table = await begun(server, { options: { target: '30' } });
    code = table.code;
    commitment = table.players[0]!.state.commitment;
    await playOn(table.players);
  });

  test('is the same as the engine plays it, position by position', async () => {
    const { status, body } = await ask(code, 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ code, game: 'counting', round: 1, over: true, complete: true, names: ['P0', 'P1'] });
    const { setting, seed, log, frames } = body;
    expect(frames).toHaveLength(log!.length + 1);
    expect(log!.length).toBeGreaterThan(20);
    for (const frame of frames) {
      const recording = {
        format: 2,
        game: 'counting',
        setting,
        seed: seed!,
        log: log!.slice(0, frame.version),
      } as const;
      const { state } = replay(counting, recording);
      expect({ table: frame.table, hands: frame.hands }).toEqual({ table: state.table, hands: state.hands });
    }
    expect(frames[1]).toMatchObject({ seat: 0, action: { type: 'play' }, events: [{ type: 'played', seat: 0 }] });
    expect(log).toEqual((await roomOf(code)).played!.recording.log);
  });

  test('shows the seed that was committed to at the start', async () => {
    const { body } = await ask(code, 1);
    expect(body.commitment).toBe(commitment);
    expect(sha256(committed(body.seed!, code, 1))).toBe(commitment);
    expect(sha256(committed(`${body.seed!}0`, code, 1))).not.toBe(commitment);
  });

  test.each(['0', '2', '01', '-1', '1.5', 'x', '99999999'])('round %s was not played', async (round) => {
    expect(await ask(code, round)).toMatchObject({ status: 404, body: { error: 'noSuchRound' } });
  });
});

test('a table without a round, and one that does not exist', async () => {
  expect(await ask(await newTable(server), 1)).toMatchObject({ status: 404, body: { error: 'noSuchRound' } });
  expect(await ask('ABCDEFGHJ', 1)).toMatchObject({ status: 404, body: { error: 'noSuchTable' } });
});

test('a running round is only for its people, and holds nothing that is hidden', async () => {
  const { code, players } = await begun(server, { options: { target: '30' } });
  const [ann] = players as [Player];
  const watcher = await Player.join(server, code, { name: 'Watcher', watch: true });
  await playOn(players, () => ann.state.ply >= 12);
  for (const secret of [undefined, 'f'.repeat(32), 'x', watcher.secret])
    expect(await ask(code, 1, secret)).toMatchObject({ status: 403, body: { error: 'notSeated' } });
  const { text, body } = await ask(code, 1, ann.secret);
  expect(body).toMatchObject({ over: false, complete: true, commitment: ann.state.commitment });
  expect(body.frames.at(-1)!.table).toEqual(ann.state.table);

  const { match, recording } = (await roomOf(code)).played!;
  const { table, hands, hidden } = match.state;
  expect(table.played.length).toBeGreaterThan(0);
  for (const token of table.played) expect(text).toContain(token);
  const secrets: string[] = [...hidden.deck, ...hands.flatMap(({ tokens }: { tokens: string[] }) => tokens)];
  expect(secrets.length + table.played.length).toBe(300);
  expect(secrets.filter((token) => text.includes(token))).toEqual([]);
  for (const word of [recording.seed, ...players.map(({ secret }) => secret), ...match.random.map(String)])
    expect(text).not.toContain(word);
  for (const word of ['seed', 'hands', 'deck', 'random', 'action', 'log']) expect(text).not.toContain(`"${word}"`);
});

test('who took back is named as they are called now', async () => {
  const { code, players } = await begun(server, { options: { target: '30' } });
  const [ann] = players as [Player];
  await ann.act({ type: 'play', token: ann.tokens()![0] });
  await ann.ask('undo', { ply: 1, turns: 0 });
  await ann.ask('rename', { name: 'Anna' });
  const { body } = await ask(code, 1, ann.secret);
  expect(body.frames[2]).toMatchObject({ undo: 0, by: 'Anna' });
});

describe('the names in a round that is over', () => {
  async function over(seats: number) {
    const { code, players } = await begun(server, { seats });
    await playOn(players);
    return { code, players };
  }
  const namesOf = async (code: string) => (await ask(code, 1)).body.names;

  test('are those of whoever played it, also when they have changed seats since', async () => {
    const { code, players } = await over(2);
    const [ann, bob] = players as [Player, Player];
    await ann.ask('again');
    await ann.ask('sit', { seat: 1 });
    await bob.ask('sit', { seat: 0 });
    await ann.ask('rename', { name: 'Anna' });
    await until(() => ann.seat === 1, 'the other seat');
    expect(await namesOf(code)).toEqual(['Anna', 'P1']);
    for (const player of [ann, bob]) await player.ask('ready', { ready: true });
    expect(await ann.ask('start')).toEqual(accepted(0));
    expect(await namesOf(code)).toEqual(['Anna', 'P1']);
    expect((await ask(code, 2, ann.secret)).body.names).toEqual(['P1', 'Anna']);
  });

  test('are not those of whoever sat down afterwards, and as many as there were seats', async () => {
    const { code, players } = await over(3);
    const [ann, bob] = players as [Player, Player, Player];
    await bob.ask('leave');
    const eve = await Player.join(server, code, { name: 'Eve' });
    expect([eve.seat, await namesOf(code)]).toEqual([1, ['P0', '', 'P2']]);
    await eve.ask('leave');
    await ann.ask('again');
    expect(await ann.ask('configure', { seats: 2 })).toMatchObject({ status: 'accepted' });
    expect(await namesOf(code)).toEqual(['P0', '', 'P2']);
  });

  test('are there, too, of those who had nothing to do before it was ended', async () => {
    const { code, players } = await begun(server);
    for (const player of players) await player.ask('end', { agree: true });
    await until(() => players[0]!.state.phase === 'over', 'the end');
    expect(await namesOf(code)).toEqual(['P0', 'P1']);
  });
});

test('a round says that somebody could know what was hidden in it, and the next one is its own again', async () => {
  const { code, players } = await begun(server, { seed: 'sea' });
  const [ann, bob] = players as [Player, Player];
  const end = async () => {
    for (const player of players) await player.ask('end', { agree: true });
    await until(() => ann.state.phase === 'over', 'the end');
  };
  expect(bob.state).toMatchObject({ known: 'chosen', seeded: true });
  await end();
  await ann.ask('again');
  expect(await ann.ask('configure', { seed: '' })).toMatchObject({ status: 'accepted' });
  expect(ann.state).toMatchObject({ known: '', seeded: false });
  await bob.ask('ready', { ready: true });
  await ann.ask('start');
  await until(() => bob.state.round === 2, 'the next round');
  expect(bob.state).toMatchObject({ known: '', seeded: false });
  await end();
  expect([(await ask(code, 1)).body.known, (await ask(code, 2)).body.known]).toEqual(['chosen', undefined]);
});

describe('playing on from a position', () => {
  const branch = (from: object, more: object = {}) =>
    post<{ code: string }>(server, '/api/tables', { game: 'counting', from, ...more });

  test('a new table with the same settings, the same position and the same hidden order', async () => {
    const { code, players } = await begun(server, { options: { target: '30' } });
    await playOn(players);
    const { body } = await ask(code, 1);
    const version = 7;
    const { status, body: made } = await branch({ code, round: 1, version });
    expect(status).toBe(201);
    const ann = await Player.join(server, made.code, { name: 'Cleo' });
    const bob = await Player.join(server, made.code, { name: 'Dora' });
    expect([ann.seat, bob.seat]).toEqual([0, 1]);
    const { recording } = (await roomOf(made.code)).played!;
    expect(recording.log.slice(0, version)).toEqual(body.log!.slice(0, version));
    const { state } = replay(counting, { ...recording, log: body.log!.slice(0, version) });
    expect(body.frames[version]).toMatchObject({ table: state.table, hands: state.hands });
    expect(ann.state).toMatchObject({ phase: 'playing', round: 1, options: { target: '30' }, known: 'elsewhere' });
    await playOn([ann, bob]);
    const again = (await ask(made.code, 1)).body;
    expect(again).toMatchObject({
      over: true,
      complete: true,
      seed: body.seed,
      names: ['Cleo', 'Dora'],
      known: 'elsewhere',
    });
    expect(body.known).toBeUndefined();
    expect(again.frames.slice(0, version + 1)).toEqual(body.frames.slice(0, version + 1));
    expect((await ask(code, 1)).body).toEqual(body);

    const over = { error: 'notAllowed', field: 'from.version', problem: 'outOfRange' };
    for (const wrong of [body.log!.length, 9999])
      expect(await branch({ code, round: 1, version: wrong })).toEqual({ status: 400, body: over });
    expect(await branch({ code, round: 1, version: -1 })).toMatchObject({ status: 400 });
    expect(await branch({ code, round: 2, version: 0 })).toMatchObject({ status: 404, body: { error: 'noSuchRound' } });
    const tooMuch = await branch({ code, round: 1, version: 1 }, { seed: 'mine' });
    expect(tooMuch).toEqual({ status: 400, body: { error: 'badRequest', field: 'seed' } });
  });

  test('not from a running round', async () => {
    const { code, players } = await begun(server, { options: { target: '30' } });
    await players[0]!.act({ type: 'add', n: 1 });
    expect(await branch({ code, round: 1, version: 0 })).toMatchObject({ status: 403 });
  });
});
