/** @jest-environment jsdom */
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { TableConnection } from '../../net/connection.ts';
import { FakeWire } from '../../testing/fake-wire.ts';
import { person, seat, tableState } from '../../testing/states.ts';
import { messages } from '../../ui/toast.tsx';
import { windowOpened } from '../../ui/top-layer.tsx';
import { takeBackOf } from '../../undo/take-back.ts';
import { keepResult } from './last-result.ts';

const base = { round: 1, seats: [seat(7), seat(8)], people: { 7: person('Ada'), 8: person('Bo') } };
const over = tableState({ ...base, phase: 'over', turns: 5, undo: { seat: -1, free: 5, last: 4, seats: [0] } });
const boIsReady = { 7: person('Ada'), 8: person('Bo', { ready: true }) };
const lobby = tableState({ ...base, phase: 'lobby', people: boIsReady });

let closeResult = () => {};
afterEach(() => closeResult());

/** Ada (7) at a table, told these states one after another. */
async function adaSees(...states: TableState[]) {
  messages.value = [];
  closeResult = windowOpened(document.createElement('dialog'));
  const wire = new FakeWire();
  const connection = new TableConnection(over.code, { as: 'newcomer', through: wire });
  await connection.enter({ name: 'Ada', watch: false });
  const send = (state: TableState) => wire.room.send(state);
  send(over);
  const { kept } = keepResult(connection);
  const told: string[] = [];
  kept.link.onPatch(({ state }) => told.push(state.phase));
  for (const state of states) send(state);
  return { connection, kept, told, send };
}

test('the result stays while others get ready for another game, and it is said who', async () => {
  const { kept, told } = await adaSees(lobby);
  expect(kept.isKept.value).toBe(true);
  expect(kept.link.state.value!.phase).toBe('over');
  expect(told).toEqual([]);
  expect(messages.value.map(({ text }) => text)).toEqual(['Bo wants to play again.']);
});

test('nothing lies over the notice with the answer where no window hides it', async () => {
  const { send } = await adaSees();
  closeResult();
  send(lobby);
  expect(messages.value).toEqual([]);
});

test('the end can be taken back until then', async () => {
  const { kept, send } = await adaSees();
  expect(takeBackOf(kept.link)).toMatchObject({ left: 4 });
  send(lobby);
  expect(takeBackOf(kept.link)).toBeNull();
});

test('it is said once', async () => {
  await adaSees(lobby, { ...lobby, watching: false });
  expect(messages.value).toHaveLength(1);
});

test('whoever wants to play again, too, comes to the lobby', async () => {
  const { connection, kept } = await adaSees(lobby);
  void kept.link.request('again', {});
  expect(kept.isKept.value).toBe(false);
  expect(kept.link.state.value).toBe(connection.state.value);
});

test('whoever asked first is not held back by what arrives in between', async () => {
  const { kept, send } = await adaSees();
  void kept.link.request('again', {});
  send(over);
  send(lobby);
  expect(kept.isKept.value).toBe(false);
  expect(messages.value).toEqual([]);
});

test('the next game is shown to everybody', async () => {
  const { kept, told } = await adaSees(lobby, tableState({ ...base, phase: 'playing', round: 2 }));
  expect(kept.isKept.value).toBe(false);
  expect(kept.link.state.value!.round).toBe(2);
  expect(told).toEqual(['playing']);
});

test('a game without a result is not kept', async () => {
  const { kept } = await adaSees({ ...over, abandoned: true }, lobby);
  expect(kept.isKept.value).toBe(false);
});
