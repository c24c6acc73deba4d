import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { counting } from '../../test/counting.ts';
import { fromStore, newRecord, toStore } from './record.ts';
import { enterNewcomer, letBack, sendAway, sentAway, wasKicked } from './register.ts';
import { newLobby } from './seating.ts';

const record = () => newRecord(newLobby(counting, defaultSetting(counting, 2), { seed: '', listed: false }));

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
