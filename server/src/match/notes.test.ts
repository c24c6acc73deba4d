import { NOTE } from '@landfall/shared/protocol/state.ts';
import { Notes } from './notes.ts';
import type { Session } from './session.ts';

const session = (...log: object[]) => ({ recording: { log }, by: [], version: log.length }) as unknown as Session;

test('while nothing is new the notes are the same ones, and what was there stays as it is', () => {
  const notes = new Notes();
  const played = session({ seat: 0, action: {} }, { undo: 0 });
  const pauses: { ply: number; turns: number; person: number; on: boolean }[] = [];
  const all = notes.of({ session: played, lobby: { pauses } });
  expect(all).toEqual([{ ply: 2, turns: 0, seat: NOTE.tookBack, person: 0, steps: 1 }]);
  (played.recording.log as object[]).push({ seat: 0, action: {} });
  Object.assign(played, { version: 3 });
  expect(notes.of({ session: played, lobby: { pauses: [] } })).toBe(all);
  pauses.push({ ply: 3, turns: 1, person: 2, on: true });
  const paused = notes.of({ session: played, lobby: { pauses } });
  expect([paused.length, paused[0] === all[0], paused[1]!.seat]).toEqual([2, true, NOTE.paused]);
  expect([paused, ...paused].every(Object.isFrozen)).toBe(true);
  expect(notes.of({ session: session(), lobby: { pauses: [] } })).toEqual([]);
});
