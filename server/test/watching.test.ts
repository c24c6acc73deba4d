import type { Requests } from '@landfall/shared/protocol/room.ts';
import { CLOSE } from '@landfall/shared/protocol/room.ts';
import type { TestServer } from './harness.ts';
import { accepted, begun, enter, get, newTable, Player, refusedAt, startTestServer, until } from './harness.ts';

const bots = new URL('./counting-bots.ts', import.meta.url).href;
const NO_WATCHING = { status: 403, body: { error: 'noWatching' } };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ bots });
});
afterEach(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const comeBack = (code: string, { secret }: Player) => Player.join(server, code, { secret, name: undefined });

describe('watching switched off', () => {
  test('whoever watches is told and is nobody any more, and nobody new comes in to watch', async () => {
    const { code, players } = await begun(server);
    const [ann] = players as [Player, Player];
    const eve = await Player.join(server, code, { name: 'Eve' });
    expect(await players[1]!.ask('configure', { watching: false })).toEqual(refusedAt(0, 'notHost'));
    expect(await ann.ask('configure', { watching: false })).toEqual(accepted(0));
    await until(() => eve.closed === CLOSE.unwatched, 'Eve to be told');
    expect(Object.keys(ann.state.people)).toHaveLength(2);
    expect((await enter(server, code, { secret: eve.secret })).body).toMatchObject({
      error: 'badRequest',
      field: 'name',
    });
    for (const watch of [true, false]) expect(await enter(server, code, { name: 'Eve', watch })).toEqual(NO_WATCHING);
    expect((await get(server, `/api/tables/${code}`)).body).toMatchObject({ open: 0, watching: false });

    expect(await ann.ask('configure', { watching: true })).toEqual(accepted(0));
    expect((await Player.join(server, code, { name: 'Eve' })).seat).toBeNull();
  });

  test('seats are still taken, but not given up', async () => {
    const code = await newTable(server, { seats: 3 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    await ann.ask('configure', { watching: false });
    expect(await enter(server, code, { name: 'Eve', watch: true })).toEqual(NO_WATCHING);
    const bob = await Player.join(server, code, { name: 'Bob' });
    expect(await bob.ask('sit', { seat: 2 })).toEqual(accepted(0));
    expect(await bob.ask('stand')).toEqual(refusedAt(0, 'noWatching'));
    expect(await ann.ask('stand')).toEqual(accepted(0));
    await ann.drop();
    expect((await comeBack(code, ann)).seat).toBeNull();
  });

  test('the seat of a CPU is for whoever comes next, in the lobby', async () => {
    const code = await newTable(server, { seats: 3, cpus: ['easy', 'easy'] });
    const ann = await Player.join(server, code, { name: 'Ann' });
    await ann.ask('configure', { watching: false });
    expect((await get(server, `/api/tables/${code}`)).body).toMatchObject({ open: 0, cpus: 2 });
    expect(await enter(server, code, { name: 'Eve', watch: true })).toEqual(NO_WATCHING);
    expect((await Player.join(server, code, { name: 'Bob' })).seat).toBe(1);
    const cid = await Player.join(server, code, { name: 'Cid' });
    expect([cid.seat, cid.state.seats[2]!.cpu]).toEqual([2, '']);
    expect(await enter(server, code, { name: 'Dan' })).toEqual(NO_WATCHING);
  });

  describe('in a running game', () => {
    async function running() {
      const code = await newTable(server, { seats: 2, cpus: ['easy'], options: { target: '200', first: '1' } });
      const ann = await Player.join(server, code, { name: 'Ann' });
      await ann.ask('configure', { watching: false });
      await ann.ask('start');
      expect(await enter(server, code, { name: 'Eve', watch: true })).toEqual(NO_WATCHING);
      const bob = await Player.join(server, code, { name: 'Bob' });
      await until(() => ann.state.people[bob.person]?.wants === 1, 'the wish');
      expect([bob.seat, bob.tokens(1)]).toEqual([null, undefined]);
      return { code, ann, bob };
    }

    test('it is asked for at once, and the host gives it', async () => {
      const { code, ann, bob } = await running();
      const back = await comeBack(code, bob); // a line that is lost is no end of the wish
      expect(await ann.ask('grant', { person: bob.person, yes: true })).toMatchObject({ status: 'accepted' });
      await until(() => back.tokens(1) !== undefined, 'the hand');
      expect(back.seat).toBe(1);
      expect(await enter(server, code, { name: 'Cid' })).toEqual(NO_WATCHING);
    });

    test('no more are let in than there are seats to ask for, not even two who are on the way', async () => {
      const { code, ann, bob } = await running();
      expect(await enter(server, code, { name: 'Cid' })).toEqual(NO_WATCHING);
      await bob.ask('leave');
      const { body: first } = await enter(server, code, { name: 'Cid' });
      const { body: second } = await enter(server, code, { name: 'Dan' });
      const cid = await Player.consume(server, code, first);
      await expect(Player.consume(server, code, second)).rejects.toMatchObject({ code: CLOSE.unwatched });
      expect(Object.keys(ann.state.people).map(Number)).toEqual([ann.person, cid.person]);
    });

    test('whoever asks when the round ends plays the next one', async () => {
      const { ann, bob } = await running();
      await ann.ask('end', { agree: true });
      await until(() => ann.state.phase === 'over', 'the end');
      expect(await ann.ask('again')).toMatchObject({ status: 'accepted' });
      expect([ann.state.seats[1], ann.state.people[bob.person]]).toMatchObject([
        { person: bob.person, cpu: '' },
        { wants: -1 },
      ]);
      await until(() => bob.seat === 1, 'Bob to see it');
    });

    test('whoever asks has the seat as soon as the host takes the CPU away', async () => {
      const { ann, bob } = await running();
      await ann.ask('fill', { seat: 1, level: 'hard' }); // another CPU changes nothing
      expect(ann.state.people[bob.person]!.wants).toBe(1);
      expect(await ann.ask('fill', { seat: 1, level: '' })).toMatchObject({ status: 'accepted' });
      expect(ann.state.seats[1]).toMatchObject({ person: bob.person, cpu: '' });
      await until(() => bob.seat === 1, 'Bob to see it');
      expect(bob.closed).toBe(0);
    });

    test('whoever asks is nobody any more when somebody is let back to that seat', async () => {
      const { code, players } = await begun(server, { options: { target: '200', first: '1' } });
      const [ann, bob] = players as [Player, Player];
      await ann.ask('configure', { watching: false });
      await ann.ask('kick', { person: bob.person });
      const cid = await Player.join(server, code, { name: 'Cid' });
      await until(() => ann.state.people[cid.person]?.wants === 1, 'the wish');
      expect(await ann.ask('letBack', { person: bob.person })).toMatchObject({ status: 'accepted' });
      await until(() => cid.closed === CLOSE.unwatched, 'Cid to be told');
      expect(ann.state.seats[1]).toMatchObject({ person: bob.person });
    });

    test.each<[string, (ann: Player, bob: Player) => Promise<unknown>]>([
      ['the host does not give it', (ann, bob) => ann.ask('grant', { person: bob.person, yes: false })],
      ['they do not want it any more', (_ann, bob) => bob.ask('sit', { seat: 1 })],
    ])('whoever asked is nobody any more when %s', async (_when, end) => {
      const { code, ann, bob } = await running();
      await end(ann, bob);
      await until(() => bob.closed === CLOSE.unwatched, 'Bob to be told');
      await until(() => ann.state.people[bob.person] === undefined, 'Ann to see it');
      expect(Object.keys(ann.state.people)).toEqual([String(ann.person)]);
      expect((await enter(server, code, { secret: bob.secret })).body.field).toBe('name');
    });
  });

  test('of two who come for the last seat one is turned away, and may try again', async () => {
    const code = await newTable(server, { seats: 2 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    await ann.ask('configure', { watching: false });
    const { body: first } = await enter(server, code, { name: 'Bob' });
    const { body: second } = await enter(server, code, { name: 'Cid' });
    const bob = await Player.consume(server, code, first);
    await expect(Player.consume(server, code, second)).rejects.toMatchObject({ code: CLOSE.unwatched });
    expect(bob.seat).toBe(1);
    expect(Object.keys(ann.state.people)).toHaveLength(2);
    expect((await enter(server, code, { secret: second.secret })).body.field).toBe('name');
    await bob.ask('leave');
    expect((await Player.join(server, code, { name: 'Cid' })).seat).toBe(1);
  });
});

describe('a seat that a CPU plays in a running game', () => {
  async function withCpu() {
    const { code, players } = await begun(server, { options: { target: '200', first: '1' } });
    const [ann, bob] = players as [Player, Player];
    await bob.ask('leave');
    const eve = await Player.join(server, code, { name: 'Eve' });
    expect(eve.state.seats[1]).toMatchObject({ person: 0, cpu: 'medium' });
    expect(await eve.ask('sit', { seat: 1 })).toEqual(accepted(0));
    expect([eve.seat, eve.state.people[eve.person]!.wants, eve.tokens(1)]).toEqual([null, 1, undefined]);
    return { code, ann, eve };
  }

  test('is the host’s to give', async () => {
    const { ann, eve } = await withCpu();
    expect(await eve.ask('grant', { person: eve.person, yes: true })).toEqual(refusedAt(0, 'notHost'));
    expect(await ann.ask('grant', { person: ann.person, yes: true })).toMatchObject({ reason: 'noSuchPerson' });
    expect(await ann.ask('grant', { person: eve.person, yes: true })).toEqual(accepted(0));
    await until(() => eve.tokens(1) !== undefined, 'the hand');
    expect(eve.state.seats[1]).toMatchObject({ person: eve.person, cpu: '' });
    expect(eve.state.people[eve.person]!.wants).toBe(-1);
  });

  test('can be asked for, and the wish is taken back or declined', async () => {
    const { ann, eve } = await withCpu();
    expect(await eve.ask('sit', { seat: 1 })).toEqual(accepted(0));
    expect(eve.state.people[eve.person]!.wants).toBe(-1);
    expect(await ann.ask('grant', { person: eve.person, yes: true })).toMatchObject({ reason: 'noSuchPerson' });
    await eve.ask('sit', { seat: 1 });
    expect(await ann.ask('grant', { person: eve.person, yes: false })).toEqual(accepted(0));
    expect([eve.seat, ann.state.people[eve.person]!.wants]).toEqual([null, -1]);
  });

  test('is not asked for any more once somebody else has it', async () => {
    const { code, ann, eve } = await withCpu();
    const cid = await Player.join(server, code, { name: 'Cid' });
    await cid.ask('sit', { seat: 1 });
    await ann.ask('grant', { person: cid.person, yes: true });
    await until(() => eve.state.people[eve.person]!.wants === -1, 'the wish to lapse');
    expect(await ann.ask('grant', { person: eve.person, yes: true })).toMatchObject({ reason: 'noSuchPerson' });
    expect(cid.seat).toBe(1);
  });

  test('is simply taken by a host who watches', async () => {
    const code = await newTable(server, { seats: 2 });
    const ann = await Player.join(server, code, { name: 'Ann' });
    await ann.ask('stand');
    for (const seat of [0, 1]) await ann.ask('fill', { seat, level: 'easy' });
    expect(await ann.ask('start')).toMatchObject({ status: 'accepted' });
    expect(await ann.ask('sit', { seat: 1 })).toMatchObject({ status: 'accepted' });
    expect(ann.seat).toBe(1);
  });

  test('is not taken by a host who has held another hand of this round', async () => {
    const { code, players } = await begun(server, { options: { target: '200', first: '1' } });
    const [ann, bob] = players as [Player, Player];
    await bob.ask('leave');
    expect(ann.tokens(0)).toBeDefined();
    await ann.ask('stand');
    expect(await ann.ask('sit', { seat: 1 })).toEqual({
      ...refusedAt(0, 'notAllowed'),
      field: 'seat',
      problem: 'otherHand',
    });
    expect([ann.seat, ann.tokens(1)]).toEqual([null, undefined]);
    expect(await ann.ask('sit', { seat: 0 })).toEqual(accepted(0));
    expect((await get(server, `/api/tables/${code}`)).body).toMatchObject({ open: 0 });
  });

  test('is not given to somebody who has held another hand of this round, but in the next they sit anywhere', async () => {
    const { code, players } = await begun(server, { seats: 3, options: { target: '200', first: '1' } });
    const [ann, bob, cid] = players as [Player, Player, Player];
    await cid.ask('leave');
    await bob.ask('stand');
    expect(await bob.ask('sit', { seat: 2 })).toMatchObject({ reason: 'notAllowed', problem: 'otherHand' });
    expect(bob.state.people[bob.person]!.wants).toBe(-1);
    const back = await comeBack(code, bob);
    expect(await back.ask('sit', { seat: 1 })).toEqual(accepted(0));
    for (const player of [ann, back]) await player.ask('end', { agree: true });
    await ann.ask('again');
    await ann.ask('fill', { seat: 2, level: 'easy' });
    await back.ask('ready', { ready: true });
    expect(await ann.ask('start')).toMatchObject({ status: 'accepted' });
    await back.ask('stand');
    expect(await back.ask('sit', { seat: 2 })).toMatchObject({ problem: 'otherHand' });
    await ann.ask('end', { agree: true });
    await until(() => ann.state.phase === 'over', 'the end');
    await ann.ask('again');
    expect(await back.ask('sit', { seat: 2 })).toMatchObject({ status: 'accepted' });
  });
});

test('whoever watches can do nothing at the table but ask for a seat, change their name and go', async () => {
  const { code, players } = await begun(server);
  const [ann, bob] = players as [Player, Player];
  const eve = await Player.join(server, code, { name: 'Eve', watch: true });
  await until(() => ann.state.people[eve.person] !== undefined, 'Ann to see her');
  const forbidden: { [name in keyof Requests]?: [Requests[name], string] } = {
    act: [{ id: 'x', ply: 0, action: { type: 'add', n: 1 } }, 'notSeated'],
    hold: [{ on: true }, 'notSeated'],
    hint: [{ ply: 0 }, 'notSeated'],
    askAfter: [{ person: bob.person }, 'notSeated'],
    undo: [{ ply: 0, turns: 0 }, 'notSeated'],
    sit: [{ seat: 0 }, 'seatTaken'],
    stand: [{}, 'notSeated'],
    ready: [{ ready: true }, 'notNow'],
    choose: [{ option: 'colour', value: 'red' }, 'notNow'],
    configure: [{ absence: 0 }, 'notHost'],
    fill: [{ seat: 0, level: 'easy' }, 'notHost'],
    pause: [{ on: true }, 'notSeated'],
    end: [{ agree: true }, 'notSeated'],
    start: [{}, 'notHost'],
    again: [{}, 'notSeated'],
    kick: [{ person: bob.person }, 'notHost'],
    letBack: [{ person: bob.person }, 'notHost'],
    key: [{ person: bob.person }, 'notHost'],
    grant: [{ person: eve.person, yes: true }, 'notHost'],
    free: [{ person: bob.person }, 'notHost'],
  };
  const before = ann.state;
  for (const [name, [payload, reason]] of Object.entries(forbidden))
    expect([name, await eve.ask(name as keyof Requests, payload as never)]).toEqual([name, refusedAt(0, reason)]);
  expect(ann.state).toEqual(before);
  expect(eve.state.hands ?? {}).toEqual({});
  expect(await eve.ask('rename', { name: 'Eva' })).toEqual(accepted(0));
  expect(await eve.ask('leave')).toEqual(accepted(0));
});
