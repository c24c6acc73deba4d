import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { counting } from '../../test/counting.ts';
import { fromStore, newRecord, toStore } from './record.ts';
import { enterNewcomer, letBack, sendAway, sentAway, wasKicked } from './register.ts';
import { type Lobby, newLobby } from './seating.ts';

const record = () => newRecord(newLobby(counting, defaultSetting(counting, 2), { seed: '', listed: false }));

test('a table that an earlier version has kept knows what has been added since', () => {
  const stored = toStore(record());
  const { held: _, ...lobby } = stored.lobby;
  const one = fromStore(counting, { ...stored, lobby: lobby as never });
  expect(one.lobby.held).toEqual({});
  one.lobby.held[1] = 0;
  expect(fromStore(counting, { ...stored, lobby: lobby as never }).lobby.held).toEqual({});
});

test('a question in an earlier shape, which does not say who has agreed, is none any more', () => {
  const before = record();
  before.lobby.proposal = { version: 2, person: 1, turns: 0, agreed: [2] };
  const stored = toStore(before);
  expect(fromStore(counting, stored).lobby.proposal).toEqual(before.lobby.proposal);
  stored.lobby.proposal = { version: 2, person: 1, turns: 0, waits: [2] } as never;
  expect(fromStore(counting, stored).lobby.proposal).toBeNull();
});

test('who was sent away under an earlier version stays away', () => {
  const before = record();
  const { person, secret } = enterNewcomer(before.register, { name: 'Bob', watch: false })!;
  sendAway(before.register, person, [1]);
  const stored = toStore(before);
  stored.register.kicked = before.register.kicked.map(({ digest }) => digest) as never;
  const { register } = fromStore(counting, stored);
  expect(wasKicked(register, secret)).toBe(true);
  expect(sentAway(register)).toEqual({});
  expect(letBack(register, 0)).toBeNull();
});

test.each<[string, Partial<Lobby>, Lobby['known']]>([
  ['a seed that was chosen', { phase: 'over', seed: 'mine' }, [{ round: 3, why: 'chosen' }]],
  ['a secret one', { phase: 'playing', seed: '' }, []],
  ['one that is for the next round', { phase: 'lobby', seed: 'mine' }, []],
  ['that of a day', { phase: 'over', seed: 'mine', daily: '2026-11-30' }, [{ round: 3, why: 'daily' }]],
])('of a round from before anybody noted who could know its seed it is told from %s', (_what, changes, known) => {
  const stored = toStore(record());
  const { known: _, ...lobby } = { ...stored.lobby, round: 3, ...changes };
  expect(fromStore(counting, { ...stored, lobby: lobby as never }).lobby.known).toEqual(known);
});
