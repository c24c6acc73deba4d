/** @jest-environment jsdom */
import { PROTOCOL } from '@landfall/shared/protocol/room.ts';
import { act } from 'preact/test-utils';
import { TableConnection } from '../../net/connection.ts';
import { giveName, rememberName } from '../../net/identity.ts';
import { offeredKey } from '../../net/offered-key.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { FakeWire } from '../../testing/fake-wire.ts';
import { alerts, button, buttons, nameOf, press, show, type } from '../../testing/page.ts';
import { seat, tableState } from '../../testing/states.ts';
import { messages } from '../../ui/toast.tsx';
import { Invitation } from './invitation.tsx';

const CODE = 'K7M2QX9RA';
let wire: FakeWire;
let connection: TableConnection;

async function invited(table: object) {
  const summary = {
    code: CODE,
    game: 'forbidden-island',
    phase: 'lobby',
    seats: 2,
    open: 1,
    cpus: 0,
    watching: true,
    people: ['Bo'],
    ...table,
  };
  fakeServer({ [`GET /api/tables/${CODE}`]: { body: summary } });
  return show(<Invitation connection={connection} />);
}

beforeEach(() => {
  localStorage.clear();
  messages.value = [];
  wire = new FakeWire();
  connection = new TableConnection(CODE, { through: wire });
});
afterEach(() => connection.close());

test('a newcomer sees who is there and takes a seat', async () => {
  const root = await invited({});
  expect(root.querySelector('.invitation-people')!.textContent).toBe('At the table: Bo. 1 seat is open.');
  await type('Your name', 'Ada');
  await press('Take a seat');
  expect(wire.joins).toEqual([{ name: 'Ada', watch: false, protocol: PROTOCOL }]);
});

test('a name is suggested, so that one press is enough', async () => {
  await invited({});
  await press('Take a seat');
  expect(wire.joins[0]!.name).toMatch(/^\w+$/);
});

test('the name suggested is not that of somebody at the table', async () => {
  rememberName('Bo');
  const root = await invited({});
  expect(root.querySelector('input')!.value).toMatch(/^(?!Bo$)\w+$/);
});

test.each<[string, object, string, string]>([
  ['in the lobby', {}, 'Take a seat', 'CPUs have the other seats, and you can take one of them.'],
  [
    'in a running game',
    { phase: 'playing' },
    'Ask for a seat',
    'CPUs have the other seats, and you can ask the host for one.',
  ],
])('where nobody may watch the seat of a CPU is to be had: %s', async (_when, phase, name, told) => {
  const root = await invited({ open: 0, cpus: 1, watching: false, ...phase });
  expect(root.querySelector('.invitation-people')!.textContent).toContain(told);
  expect(buttons().map(nameOf)).not.toContain('Watch');
  await type('Your name', 'Ada');
  await press(name);
  expect(wire.joins).toEqual([{ name: 'Ada', watch: false, protocol: PROTOCOL }]);
});

test('one can watch instead', async () => {
  await invited({});
  await type('Your name', 'Ada');
  await press('Watch');
  expect(wire.joins).toEqual([{ name: 'Ada', watch: true, protocol: PROTOCOL }]);
});

test('a full table can only be watched', async () => {
  const root = await invited({ open: 0, phase: 'playing', people: ['Bo', 'Cy'] });
  expect(root.querySelector('.invitation-people')!.textContent).toBe(
    'At the table: Bo and Cy. The game has begun. All seats are taken. You can watch.',
  );
  expect(buttons().map(nameOf)).not.toContain('Take a seat');
  expect(button('Watch').type).toBe('submit');
});

test('a full table that nobody may watch says so, and lets nobody press anything in vain', async () => {
  const root = await invited({ open: 0, watching: false, people: ['Bo', 'Cy'] });
  expect(root.querySelector('.invitation-people')!.textContent).toMatch(/the host wants nobody to watch/);
  expect(buttons().map(nameOf)).not.toEqual(expect.arrayContaining(['Watch']));
  expect(buttons().map(nameOf)).not.toEqual(expect.arrayContaining(['Take a seat']));
});

test('whoever watched is told why they do not any more', async () => {
  connection.status.value = 'unwatched';
  await invited({ open: 0, watching: false });
  expect(alerts()).toEqual(['The host wants nobody here without a seat.']);
});

test('whoever wanted a seat and only watches is told', async () => {
  await invited({});
  await press('Take a seat');
  await act(() => wire.room.send(tableState({ seats: [seat(8), seat(9)] })));
  expect(messages.value.map(({ text }) => text)).toEqual(['All seats are taken by now, so you are watching.']);
});

test('what the server says against it is shown', async () => {
  wire.answers = [{ ok: false, error: 'tableFull' }];
  await invited({});
  await press('Take a seat');
  expect(alerts()).toEqual(['This table is full.']);
  expect(button('Take a seat').disabled).toBe(false);
});

test('whoever was refused a seat and then watches is not told that they wanted one', async () => {
  wire.answers = [{ ok: false, error: 'tableFull' }];
  await invited({});
  await press('Take a seat');
  await press('Watch');
  await act(() => wire.room.send(tableState({ seats: [seat(8), seat(9)] })));
  expect(messages.value).toEqual([]);
});

test('somebody who has a seat already types its key', async () => {
  await invited({});
  await type('Seat key', 'abcd efgh');
  await press('Continue with this key');
  expect(alerts()).toEqual(['A seat key has twelve letters and digits.']);
  expect(offeredKey.value).toBeNull();
  await type('Seat key', 'abcd efgh jkmn');
  await press('Continue with this key');
  expect(offeredKey.value).toEqual({ code: CODE, key: 'ABCDEFGHJKMN' });
});

test('a name given on the home page is not asked for again', async () => {
  giveName(CODE, 'Ada');
  await invited({});
  expect(wire.joins).toEqual([{ name: 'Ada', watch: false, protocol: PROTOCOL }]);
});
