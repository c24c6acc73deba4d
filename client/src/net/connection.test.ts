/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { packEvents } from '@landfall/shared/protocol/events.ts';
import { CLOSE, PROTOCOL } from '@landfall/shared/protocol/room.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { FakeWire } from '../testing/fake-wire.ts';
import { seat, tableState } from '../testing/states.ts';
import { messages } from '../ui/toast.tsx';
import { type Patch, TableConnection } from './connection.ts';
import { keepSecret, secretOf } from './identity.ts';

const CODE = 'K7M2QX9RA';
const SECRET = 'b'.repeat(32);
const NETWORK_LOST = 1006;

let wire: FakeWire;
let connection: TableConnection;

const settle = () => jest.advanceTimersByTimeAsync(0);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const playing = (ply: number, events: Event[] = []) =>
  tableState({ phase: 'playing', round: 1, ply, events: packEvents(forbiddenIsland, events) });
const MOVED: Event = { type: 'moved', seat: 1, from: 3, to: 4 };
const FLOODED: Event = { type: 'flooded', seat: 1, place: 5 };
const SANK: Event = { type: 'sank', seat: 1, place: 6 };

/** Opens the table as somebody who has been there before, and lets the first state arrive. */
async function comeBack(): Promise<void> {
  keepSecret(CODE, SECRET);
  connection = new TableConnection(CODE, { through: wire });
  await settle();
  wire.room.send(playing(5));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1); // the longest waits between tries
  localStorage.clear();
  sessionStorage.clear();
  wire = new FakeWire();
});

afterEach(() => {
  connection.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('entering', () => {
  test('a newcomer is asked for a name, and is remembered after that', async () => {
    connection = new TableConnection(CODE, { through: wire });
    expect(connection.status.value).toBe('stranger');
    expect(wire.joins).toEqual([]);

    expect(await connection.enter({ name: 'Ada' })).toBeNull();
    wire.room.send(tableState());
    expect(wire.joins).toEqual([{ name: 'Ada', protocol: PROTOCOL }]);
    expect(connection.status.value).toBe('online');
    expect(connection.person.value).toBe(7);
    expect(connection.seat.value).toBe(0);
    expect(connection.isHost.value).toBe(true);
    expect(secretOf(CODE)).toBe('a'.repeat(32));
  });

  test('what is wrong with an entry is told, and another try is possible', async () => {
    connection = new TableConnection(CODE, { through: wire });
    wire.answers = [{ ok: false, error: 'tableFull' }];
    expect(await connection.enter({ name: 'Ada' })).toMatchObject({ error: 'tableFull' });
    expect(connection.status.value).toBe('stranger');
    expect(await connection.enter({ name: 'Ada', watch: true })).toBeNull();
  });

  test('somebody known comes back without a word', async () => {
    await comeBack();
    expect(wire.joins).toEqual([{ secret: SECRET, protocol: PROTOCOL }]);
    expect(connection.status.value).toBe('online');
  });

  test('a tab can join as another person and leaves the first one alone', async () => {
    keepSecret(CODE, SECRET);
    connection = new TableConnection(CODE, { as: 'newcomer', through: wire });
    await connection.enter({ name: 'Bo' });
    expect(wire.joins).toEqual([{ name: 'Bo', protocol: PROTOCOL }]);
    expect(secretOf(CODE)).toBe('a'.repeat(32));
    sessionStorage.clear();
    expect(secretOf(CODE)).toBe(SECRET);
  });

  test.each([
    [{ error: 'noSuchTable' }, 'gone', SECRET],
    [{ error: 'unknownRequest', field: 'protocol' }, 'outdated', SECRET],
    [{ error: 'badRequest', field: 'name' }, 'stranger', null],
  ] as const)('a refusal to come back: %j leads to %s', async (refusal, status, secretAfter) => {
    keepSecret(CODE, SECRET);
    wire.answers = [{ ok: false, ...refusal }];
    connection = new TableConnection(CODE, { through: wire });
    await pass(60_000);
    expect(connection.status.value).toBe(status);
    expect(wire.joins).toHaveLength(1);
    expect(secretOf(CODE)).toBe(secretAfter);
  });

  test('a table without a seat for this person is watched', async () => {
    await comeBack();
    wire.room.send(tableState({ seats: [seat(1), seat(2)] }));
    expect(connection.seat.value).toBeNull();
  });
});

describe('patches', () => {
  const patches: Patch[] = [];

  beforeEach(async () => {
    await comeBack();
    patches.length = 0;
    connection.onPatch((patch) => patches.push(patch));
  });

  test('every one arrives, in order, with what its action caused', () => {
    wire.room.send(playing(6, [MOVED]));
    wire.room.send(playing(7, [FLOODED, SANK]));
    expect(patches.map(({ state, events, fresh }) => [state.ply, events, fresh])).toEqual([
      [6, [MOVED], false],
      [7, [FLOODED, SANK], false],
    ]);
  });

  test('a change without an action repeats no events', () => {
    wire.room.send(playing(6, [MOVED]));
    wire.room.send({ ...playing(6, [MOVED]), heldBy: 1 });
    expect(patches.at(-1)).toMatchObject({ events: [], fresh: false });
  });

  test('after a gap, in a new round and after coming back the state is to be shown as it is', async () => {
    wire.room.send(playing(9, [MOVED]));
    expect(patches.at(-1)).toMatchObject({ events: [], fresh: true });
    wire.room.send({ ...playing(0), round: 2 });
    expect(patches.at(-1)).toMatchObject({ events: [], fresh: true });
    wire.room.close(NETWORK_LOST);
    await pass(1_000);
    wire.room.send({ ...playing(1, [MOVED]), round: 2 });
    expect(patches.at(-1)).toMatchObject({ events: [], fresh: true });
  });
});

describe('an action', () => {
  const action = { type: 'move', to: 3 };

  beforeEach(comeBack);

  test('is sent with the position it was chosen in, and pending until it is answered', async () => {
    const acting = connection.act(action);
    await settle();
    expect(wire.room.asked[0]).toMatchObject({ name: 'act', payload: { ply: 5, action } });
    expect(connection.pending.value).toMatchObject({ ply: 5, action });
    wire.room.asked[0]!.answer({ status: 'accepted', ply: 6 });
    expect(await acting).toEqual({ status: 'accepted', ply: 6 });
    expect(connection.pending.value).toBeNull();
  });

  test('that is not answered before the connection is lost is sent again with the same id', async () => {
    const acting = connection.act(action);
    await settle();
    const [first] = wire.room.asked;
    wire.room.close(NETWORK_LOST);
    await pass(1_000);
    wire.room.send(playing(6, [MOVED]));
    await settle();
    const [second] = wire.room.asked;
    expect(second!.payload).toEqual(first!.payload);
    second!.answer({ status: 'repeated', ply: 6 });
    expect(await acting).toEqual({ status: 'repeated', ply: 6 });
    expect(connection.pending.value).toBeNull();
  });

  test('made while offline waits for the connection', async () => {
    wire.room.close(NETWORK_LOST);
    const acting = connection.act(action);
    await pass(1_000);
    wire.room.send(playing(5));
    await settle();
    expect(wire.room.asked).toHaveLength(1);
    wire.room.asked[0]!.answer({ status: 'accepted', ply: 6 });
    expect(await acting).toMatchObject({ status: 'accepted' });
  });

  test('gets a new id each time', async () => {
    const ids: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const acting = connection.act(action);
      await settle();
      const asked = wire.room.asked.at(-1)!;
      ids.push(asked.payload.id);
      asked.answer({ status: 'accepted', ply: 6 });
      await acting;
    }
    expect(new Set(ids).size).toBe(3);
  });

  test.each([
    ['as long as it is meant', true, 2],
    ['not if it is not meant any more', false, 1],
  ])('that the table moves away from is sent again in the new position, %s', async (_what, isStillMeant, times) => {
    const acting = connection.act(action, 0, () => isStillMeant);
    await settle();
    wire.room.send(playing(6, [MOVED]));
    wire.room.asked[0]!.answer({ status: 'refused', ply: 6, reason: 'moved' });
    await settle();
    expect(wire.room.asked).toHaveLength(times);
    expect(messages.value.some(({ text }) => text === refusalText('moved'))).toBe(!isStillMeant);
    if (!isStillMeant) return;
    const [first, second] = wire.room.asked;
    expect(second!.payload).toMatchObject({ ply: 6, action });
    expect(second!.payload.id).not.toBe(first!.payload.id);
    second!.answer({ status: 'accepted', ply: 7 });
    expect(await acting).toMatchObject({ status: 'accepted' });
  });

  test('is not sent while another one is on its way', async () => {
    void connection.act(action);
    expect(await connection.act({ type: 'endActions' })).toEqual({ status: 'unsent' });
    expect(wire.room.asked).toHaveLength(1);
  });

  test('that the rules do not allow is refused in the words of its game', async () => {
    const acting = connection.act(action);
    await settle();
    wire.room.asked[0]!.answer({ status: 'refused', ply: 5, reason: 'notLegal', problem: 'tooFar' });
    await acting;
    expect(messages.value.map(({ text }) => text)).toContain('This tile is out of reach.');
  });

  test('made without a connection is sent after a reload of the page, as the same action, once', async () => {
    wire.answers = Array(20).fill({ ok: false, error: 'unreachable' });
    wire.room.close(NETWORK_LOST);
    void connection.act(action);
    const { id } = connection.pending.value!;
    connection.close();

    wire.answers = [];
    connection = new TableConnection(CODE, { through: wire });
    await settle();
    expect(connection.pending.value).toMatchObject({ id, ply: 5, action });
    wire.room.send(playing(5));
    await settle();
    expect(wire.room.asked.map(({ payload }) => payload)).toEqual([{ id, ply: 5, action }]);
    wire.room.asked[0]!.answer({ status: 'accepted', ply: 6 });
    await settle();
    expect(connection.pending.value).toBeNull();

    connection.close();
    connection = new TableConnection(CODE, { through: wire });
    await settle();
    wire.room.send(playing(6));
    await settle();
    expect(wire.room.asked).toEqual([]);
  });

  test.each([
    ['of an earlier round is not sent any more', { ...playing(5), round: 2 }, 0],
    ['chosen in a position that has moved on is refused by the server', playing(8), 1],
  ])('%s after a reload, which is told', async (_what, state, times) => {
    void connection.act(action);
    await settle();
    connection.close();
    messages.value = [];
    connection = new TableConnection(CODE, { through: wire });
    await settle();
    wire.room.send(state);
    await settle();
    expect(wire.room.asked).toHaveLength(times);
    wire.room.asked[0]?.answer({ status: 'refused', ply: 8, reason: 'moved' });
    await settle();
    expect(connection.pending.value).toBeNull();
    expect(messages.value.map(({ text }) => text)).toContain(refusalText('moved'));
  });

  test('that is under way when the page is left is sent again on the way back, and nothing is said meanwhile', async () => {
    const acting = connection.act(action);
    await settle();
    const { id } = wire.room.asked[0]!.payload;
    messages.value = [];
    connection.close();
    expect(await acting).toEqual({ status: 'unsent' });
    expect(messages.value).toEqual([]);
    await comeBack();
    await settle();
    expect(wire.room.asked.map(({ payload }) => payload.id)).toEqual([id]);
  });

  test('is given up when another window takes over', async () => {
    const acting = connection.act(action);
    await settle();
    wire.room.close(CLOSE.replaced);
    expect(await acting).toEqual({ status: 'unsent' });
    expect(connection.pending.value).toBeNull();
  });
});

describe('a key to a seat', () => {
  const KEY = 'ABCDEFGHJKMN';
  const OTHER = 'c'.repeat(32);

  test('makes a stranger the person, who is remembered', async () => {
    connection = new TableConnection(CODE, { through: wire });
    expect(await connection.takeOver(KEY)).toBeNull();
    wire.room.send(tableState());
    expect(wire.joins).toEqual([{ key: KEY, attempt: expect.stringMatching(/^.{16}$/), protocol: PROTOCOL }]);
    expect(connection.status.value).toBe('online');
    expect(secretOf(CODE)).toBe('a'.repeat(32));
  });

  test('is shown with who this browser is so far, whose connection ends first', async () => {
    await comeBack();
    const first = wire.room;
    wire.answers = [{ ok: true, value: { secret: OTHER, person: 8, game: 'forbidden-island', reservation: {} } }];
    expect(await connection.takeOver(KEY)).toBeNull();
    expect(first.isLeft).toBe(true);
    expect(wire.joins.at(-1)).toMatchObject({ key: KEY, secret: SECRET });
    expect(secretOf(CODE)).toBe(OTHER);
    first.close(CLOSE.left);
    wire.room.send(playing(6));
    expect(connection.status.value).toBe('online');
  });

  test('that does not work leaves everything as it was', async () => {
    await comeBack();
    wire.answers = [{ ok: false, error: 'noSuchKey', field: 'key' }];
    expect(await connection.takeOver(KEY)).toMatchObject({ error: 'noSuchKey' });
    await settle();
    wire.room.send(playing(6));
    expect(connection.status.value).toBe('online');
    expect(secretOf(CODE)).toBe(SECRET);
  });

  test('can be shown again as the same attempt when no answer came', async () => {
    connection = new TableConnection(CODE, { through: wire });
    wire.answers = [{ ok: false, error: 'unreachable' }];
    expect(await connection.takeOver(KEY)).toMatchObject({ error: 'unreachable' });
    expect(await connection.takeOver(KEY)).toBeNull();
    expect(wire.joins[1]!.attempt).toBe(wire.joins[0]!.attempt);
  });

  test('used elsewhere ends this one for good, which a reload is told again, until somebody starts anew', async () => {
    await comeBack();
    wire.room.close(CLOSE.moved);
    expect(connection.status.value).toBe('moved');
    await pass(60_000);
    expect(wire.joins).toHaveLength(1);
    connection.close();
    wire.answers = [{ ok: false, error: 'seatMoved' }];
    connection = new TableConnection(CODE, { through: wire });
    await settle();
    expect(connection.status.value).toBe('moved');
    connection.startAnew();
    expect([connection.status.value, secretOf(CODE)]).toEqual(['stranger', null]);
  });
});

test('a watcher whom the host does not want is nobody any more', async () => {
  await comeBack();
  wire.room.close(CLOSE.unwatched);
  await pass(60_000);
  expect([connection.status.value, secretOf(CODE), wire.joins.length]).toEqual(['unwatched', null, 1]);
  expect(await connection.enter({ name: 'Eve', watch: true })).toBeNull();
});

describe('somebody who was sent away', () => {
  beforeEach(comeBack);
  const kicked = { ok: false, error: 'kicked' } as const;

  test('asks now and then, also after a bad connection, and is back as soon as the host lets them', async () => {
    wire.answers = [kicked, { ok: false, error: 'unreachable' }, kicked];
    wire.room.close(CLOSE.kicked);
    for (const joins of [2, 3, 4]) {
      expect(connection.status.value).toBe('kicked');
      await pass(6_000);
      expect(wire.joins).toHaveLength(joins);
    }
    await pass(6_000);
    wire.room.send(playing(6));
    expect(connection.status.value).toBe('online');
    expect(secretOf(CODE)).toBe(SECRET);
    expect(messages.value.map(({ text }) => text)).toContain('The host has let you back in.');
  });

  test('asks at once when the page is looked at again, and no more when it is closed', async () => {
    wire.answers = [kicked, kicked];
    wire.room.close(CLOSE.kicked);
    await pass(2_000);
    dispatchEvent(new Event('focus'));
    await settle();
    expect(wire.joins).toHaveLength(2);
    connection.close();
    await pass(60_000);
    expect(wire.joins).toHaveLength(2);
  });
});

describe('another request', () => {
  beforeEach(comeBack);

  test('is answered', async () => {
    const asking = connection.request('ready', { ready: true });
    await settle();
    wire.room.asked[0]!.answer({ status: 'refused', ply: 5, reason: 'notNow' });
    expect(await asking).toMatchObject({ reason: 'notNow' });
  });

  test('is not kept for later when there is no connection', async () => {
    wire.answers = Array(20).fill({ ok: false, error: 'unreachable' });
    wire.room.close(NETWORK_LOST);
    const asking = connection.request('ready', { ready: true });
    await pass(5_000);
    expect(await asking).toEqual({ status: 'unsent' });
  });

  test('that is under way when the page is left says nothing on the next one', async () => {
    const asking = connection.request('ready', { ready: true });
    await settle();
    messages.value = [];
    connection.close();
    expect(await asking).toEqual({ status: 'unsent' });
    expect(messages.value).toEqual([]);
  });

  test('to leave ends the visit and forgets the seat', async () => {
    const leaving = connection.request('leave', {});
    await settle();
    wire.room.asked[0]!.answer({ status: 'accepted', ply: 5 });
    await leaving;
    expect(connection.status.value).toBe('left');
    expect(secretOf(CODE)).toBeNull();
  });
});

describe('a lost connection', () => {
  beforeEach(comeBack);

  test('is opened again soon, for the same person, with the last state still shown', async () => {
    wire.room.close(NETWORK_LOST);
    expect(connection.status.value).toBe('reconnecting');
    expect(connection.state.value?.ply).toBe(5);
    await pass(500);
    expect(wire.joins.at(-1)).toEqual({ secret: SECRET, protocol: PROTOCOL });
    wire.room.send(playing(5));
    expect(connection.status.value).toBe('online');
  });

  test('is tried again calmly for as long as it takes', async () => {
    wire.answers = Array(1000).fill({ ok: false, error: 'unreachable' });
    wire.room.close(NETWORK_LOST);
    await pass(10 * 60_000);
    const tries = wire.joins.length - 1;
    expect(tries).toBeGreaterThan(150); // a restart is noticed at once for some minutes
    expect(tries).toBeLessThan(220);
    const before = wire.joins.length;
    await pass(10 * 60_000);
    expect(wire.joins.length - before).toBeLessThan(85);
    wire.answers = [];
    await pass(10_000);
    wire.room.send(playing(5));
    expect(connection.status.value).toBe('online');
    expect(connection.failures.value).toBe(0);
  });

  test.each([
    [CLOSE.restarting, true],
    [NETWORK_LOST, false],
  ])('says so when it is a restart: %i', async (code, restarting) => {
    wire.answers = [{ ok: false, error: 'unreachable' }];
    wire.room.close(code);
    expect(connection.status.value).toBe('reconnecting');
    await pass(500);
    expect(connection.restarting.value).toBe(restarting);
    await pass(1_000);
    wire.room.send(playing(5));
    expect([connection.status.value, connection.restarting.value]).toEqual(['online', false]);
  });

  test('says so when a server that is closing turns it away', async () => {
    wire.answers = [{ ok: false, error: 'restarting' }];
    wire.room.close(NETWORK_LOST);
    await pass(1_000);
    expect([connection.status.value, connection.restarting.value]).toEqual(['reconnecting', true]);
    await pass(3_000);
    wire.room.send(playing(5));
    expect([connection.status.value, connection.restarting.value]).toEqual(['online', false]);
  });

  test('is tried calmly where too many others are there, and says so', async () => {
    wire.answers = Array(1000).fill({ ok: false, error: 'tooMany', problem: 'crowded' });
    wire.room.close(NETWORK_LOST);
    await pass(60_000);
    expect(connection.crowded.value).toBe(true);
    expect(wire.joins.length - 1).toBeLessThan(9);
    wire.answers = [];
    await pass(14_000);
    wire.room.send(playing(5));
    expect([connection.status.value, connection.crowded.value, connection.failures.value]).toEqual([
      'online',
      false,
      0,
    ]);
  });

  test('that ends again and again because nothing can be saved is tried less and less, until something is answered', async () => {
    void connection.act({ type: 'endActions' });
    await settle();
    for (const failures of [1, 2, 3]) {
      wire.room.close(CLOSE.elsewhere);
      await pass(2_000);
      wire.room.send(playing(5));
      await settle();
      expect([connection.status.value, connection.failures.value]).toEqual(['online', failures]);
    }
    void connection.request('story', {});
    await settle();
    const [act, story] = wire.room.asked;
    story!.answer({ status: 'accepted', ply: 5, story: [] });
    await settle();
    expect(connection.failures.value).toBe(3);
    act!.answer({ status: 'accepted', ply: 6 });
    await settle();
    expect(connection.failures.value).toBe(0);
  });

  test.each([
    ['online', () => dispatchEvent(new Event('online'))],
    ['focus', () => dispatchEvent(new Event('focus'))],
    ['pageshow', () => dispatchEvent(new Event('pageshow'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is tried at once on %s', async (_name, wake) => {
    wire.answers = Array(160).fill({ ok: false, error: 'unreachable' });
    wire.room.close(NETWORK_LOST);
    await pass(5 * 60_000);
    const before = wire.joins.length;
    await pass(1_500); // the next try by itself is several seconds away
    expect(wire.joins).toHaveLength(before);
    wake();
    await settle();
    expect(wire.joins).toHaveLength(before + 1);
  });

  test('that nobody reports is noticed when pings are not answered', async () => {
    await pass(30_000);
    expect(wire.room.pings).toHaveLength(3);
    expect(wire.rooms).toHaveLength(1);

    const [dead] = wire.rooms;
    dead!.answersPings = false;
    await pass(15_000);
    expect(dead!.isLeft).toBe(true);
    expect(wire.rooms).toHaveLength(2);
  });

  test('is looked for at once when the page is shown again', async () => {
    wire.room.answersPings = false;
    dispatchEvent(new Event('pageshow'));
    await pass(1_500);
    expect(wire.rooms).toHaveLength(2);
  });

  test('does not bother a hidden page with pings', async () => {
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(60_000);
    hidden.mockRestore();
    expect(wire.room.pings).toHaveLength(0);
  });

  test('sends again what is pending at the time', async () => {
    void connection.act({ type: 'endActions' });
    await settle();
    const [dead] = wire.rooms;
    dead!.answersPings = false;
    await pass(15_000);
    wire.room.send(playing(5));
    await settle();
    expect(wire.room.asked.map(({ payload }) => payload)).toEqual(dead!.asked.map(({ payload }) => payload));
  });
});

describe('another window', () => {
  beforeEach(comeBack);

  test('takes over for good, until somebody says otherwise', async () => {
    wire.room.close(CLOSE.replaced);
    expect(connection.status.value).toBe('replaced');
    for (const event of ['online', 'focus', 'pageshow']) dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10 * 60_000);
    expect(wire.joins).toHaveLength(1);

    connection.resume();
    await settle();
    wire.room.send(playing(6));
    expect(connection.status.value).toBe('online');
    expect(wire.joins.at(-1)).toEqual({ secret: SECRET, protocol: PROTOCOL });
  });

  test('is not to blame when a socket of our own was late', async () => {
    wire.holdOpening = true;
    wire.room.close(NETWORK_LOST);
    await pass(1_000);
    wire.holdOpening = false;
    await pass(12_000);
    wire.room.send(playing(5));
    expect(connection.status.value).toBe('online');

    const valid = wire.room;
    wire.opened[0]!(); // the first one opens now, and the server takes it for the newer window
    valid.close(CLOSE.replaced);
    expect(connection.status.value).toBe('reconnecting');
    await pass(500);
    expect(wire.rooms[1]!.isLeft).toBe(true);
    wire.room.send(playing(5));
    expect(connection.status.value).toBe('online');
  });
});
