/** @jest-environment jsdom */
import { TableConnection } from '../../net/connection.ts';
import { FakeWire } from '../../testing/fake-wire.ts';
import { alerts, buttons, nameOf, press, show } from '../../testing/page.ts';
import { MoveHere } from './move-here.tsx';

const CODE = 'K7M2QX9RA';
const KEY = 'ABCDEFGHJKMN';
let wire: FakeWire;
let connection: TableConnection;
let done: number;

beforeEach(() => {
  localStorage.clear();
  done = 0;
  wire = new FakeWire();
  connection = new TableConnection(CODE, { through: wire });
});
afterEach(() => connection.close());

const asked = (seatKey: string) =>
  show(<MoveHere connection={connection} seatKey={seatKey} onDone={() => void done++} />);

test('a link moves nothing before somebody says so', async () => {
  await asked(KEY);
  expect(wire.joins).toEqual([]);
  await press('Continue here');
  expect(wire.joins).toMatchObject([{ key: KEY }]);
  expect(done).toBe(1);
});

test('one can leave it', async () => {
  await asked(KEY);
  await press('Not now');
  expect([wire.joins, done]).toEqual([[], 1]);
});

test('what is wrong with it is said, and it can be tried again', async () => {
  wire.answers = [{ ok: false, error: 'alreadySeated' }];
  await asked(KEY);
  await press('Continue here');
  expect(alerts()[0]).toMatch(/^In this browser you already have a seat/);
  expect(done).toBe(0);
  await press('Continue here');
  expect(done).toBe(1);
});

test('a link that is not complete is of no use', async () => {
  await asked('');
  expect(alerts()[0]).toMatch(/^This link or key is wrong/);
  expect(buttons().map(nameOf)).not.toContain('Continue here');
});
