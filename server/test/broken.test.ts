import { accepted, begun, enter, Player, refusedAt, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';

const ADD = { type: 'add', n: 1 };
let server: LastingServer;
beforeEach(async () => {
  server = await lastingServer({ paceMs: 600_000, windowMs: 600_000 });
});
afterEach(async () => {
  await server.close();
  await server.place.remove();
  expect(server.errors).toEqual([]);
});

const meanwhile = async (change: string): Promise<void> => {
  server = await server.meanwhile(change);
};

const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });

/** Three turns of a game: 1, tick, 1. */
async function threeTurns(target = '200') {
  const { code, players } = await begun(server, { options: { target } });
  const [ann, bob] = players as [Player, Player];
  await ann.act(ADD, 0);
  await ann.act({ type: 'tick' }, 1);
  await until(() => bob.state.ply === 2, 'the tick');
  await bob.act(ADD, 2);
  return { code, ann, bob };
}

test.each([
  ['an action that is not legal any more', 'update entries set action = \'{"type":"add","n":7}\' where version = 3', 1],
  ['an action that nobody knows any more', 'update entries set action = \'{"type":"fly"}\' where version = 2', 1],
  ['rules that break over it', 'update rounds set setting = replace(setting, \'"boom":"off"\', \'"boom":"add"\')', 0],
])('%s: the last position that can still be reached is shown, and nothing goes on', async (_what, change, count) => {
  const { code, ann, bob } = await threeTurns();
  await meanwhile(change);
  const back = await comeBack(code, bob);
  expect(back.state).toMatchObject({ phase: 'broken', problem: 'rules', ply: 3, waitingFor: [], nextStepMs: 0 });
  expect(back.state.table.count).toBe(count);
  expect(await back.act(ADD)).toEqual(refusedAt(3, 'notNow'));
  expect(await back.ask('again')).toEqual(refusedAt(3, 'notHost'));

  const host = await comeBack(code, ann);
  expect(await host.ask('again')).toEqual(accepted(3));
  expect(host.state).toMatchObject({ phase: 'lobby', problem: '' });
  await back.ask('ready', { ready: true });
  expect(await host.ask('start')).toEqual(accepted(0));
  expect(await host.act(ADD)).toEqual(accepted(1));
});

test.each([
  ['it was saved by a later version', 'update rounds set format = 99', 'format'],
  ['its setting cannot be any more', "update rounds set setting = '{}'", 'rules'],
])('%s: it is opened without a position, and can be closed', async (_what, change, problem) => {
  const { code, ann } = await threeTurns();
  await meanwhile(change);
  const back = await comeBack(code, ann);
  expect(back.state).toMatchObject({ phase: 'broken', problem });
  expect(back.state.table).toBeUndefined();
  expect(await back.ask('again')).toMatchObject({ status: 'accepted' });
  expect(back.state.phase).toBe('lobby');
});

test('a turn that was taken back and is not legal any more stops nothing', async () => {
  const { code, ann, bob } = await threeTurns();
  await bob.ask('undo', { ply: 3, turns: 2 });
  await meanwhile('update entries set action = \'{"type":"fly"}\' where version = 3');
  const back = await comeBack(code, bob);
  expect(back.state).toMatchObject({ phase: 'playing', problem: '', ply: 4, turns: 2, table: { count: 1 } });
  expect(await back.act(ADD)).toEqual(accepted(5));
  expect((await comeBack(code, ann)).state.turns).toBe(3);
});

test('a game that now ends in another position is not passed off as the one that was played', async () => {
  const { code, ann } = await threeTurns('6');
  await meanwhile("update rounds set ended = 1, hash = '0000000000000000'");
  expect((await comeBack(code, ann)).state).toMatchObject({ phase: 'broken', problem: 'rules' });
});

test('what was broken under one version goes on under another', async () => {
  const { code, ann, bob } = await threeTurns();
  await meanwhile("update entries set action = replace(action, 'add', 'plus')");
  const broken = await comeBack(code, ann);
  expect(broken.state.phase).toBe('broken');
  await broken.ask('rename', { name: 'Anna' });
  await meanwhile("update entries set action = replace(action, 'plus', 'add')");
  const back = await comeBack(code, ann);
  expect(back.state).toMatchObject({ phase: 'playing', problem: '', ply: 3 });
  expect(back.state.people[back.person]!.name).toBe('Anna');
  expect(await (await comeBack(code, bob)).act({ type: 'tick' })).toEqual(accepted(4));
});

test('rules that can make a position but not judge it leave it to be looked at', async () => {
  const { code, players } = await begun(server);
  await players[0]!.act({ type: 'add', n: 2 });
  await meanwhile('update rounds set setting = replace(setting, \'"boom":"off"\', \'"boom":"look"\')');
  const back = await comeBack(code, players[0]!);
  expect(back.state).toMatchObject({ phase: 'broken', problem: 'rules', ply: 1, table: { count: 2 } });
});

test('a table of a game that is not played here any more is not found', async () => {
  const { code, ann } = await threeTurns();
  await meanwhile("update tables set game = 'whist'");
  expect(await enter(server, code, { secret: ann.secret })).toEqual({ status: 404, body: { error: 'noSuchTable' } });
});

test.each([
  ['update entries set action = \'{"type":"add","n":7}\' where version = 3', 'rules', /seat 1 may not/],
  ["update rounds set ended = 1, hash = '0000000000000000'", 'rules', /ends in another position/],
  ['update rounds set format = 99', 'format', /format 99/],
])('the operator reads that a game cannot go on, and why: %s', async (change, problem, why) => {
  const { code, ann } = await threeTurns();
  await meanwhile(change);
  await comeBack(code, ann);
  await comeBack(code, ann);
  expect(server.warnings).toEqual([{ what: `a game of counting cannot go on (${problem})`, error: expect.anything() }]);
  expect(String(server.warnings[0]!.error)).toMatch(why);
  expect(JSON.stringify(server.warnings)).not.toContain(code);
});
