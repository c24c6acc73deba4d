import { GAMES } from '@landfall/shared/games/registry.ts';
import { REFUSALS } from '@landfall/shared/protocol/refusals.ts';
import { luckOf } from './chaos/luck.ts';
import type { Fate, Intruder } from './fuzz/intruder.ts';
import { type Message, wrongMessages } from './fuzz/messages.ts';
import { Siege } from './fuzz/siege.ts';
import { anyBytes, TREACHEROUS } from './fuzz/values.ts';
import { intrude, intrudeAndBegin, openTable } from './fuzz/visitors.ts';

/** Less than a connection may send at once. */
const AT_ONCE = 50;
const SEED = 'messages';
const SHARES = 6;
const SENDERS = 4;

let siege: Siege;
beforeAll(async () => {
  siege = await Siege.begin();
});
afterAll(() => siege?.end());

/** Every so manieth message; together the tests send all those that there is time for. */
const someOf = (messages: Message[], share: number) => messages.filter((_, index) => index % SHARES === share);

/** Everything that may become of a message: an answer of the documented kind that is not our own fault, or the end. */
function expectDocumented(fate: Fate, message: Message): void {
  const isRefused = typeof fate === 'object' && fate.status === 'refused';
  const isRight = isRefused
    ? REFUSALS.some((word) => word === fate.reason) && fate.reason !== 'internal'
    : fate === 'dropped' || (typeof fate === 'object' && ['accepted', 'repeated'].includes(fate.status));
  if (!isRight) throw new Error(`${JSON.stringify(fate)} to ${message.name} ${String(message.payload)}`);
}

/** Sends all of them, on as many connections as it takes. */
async function sendAll(messages: Message[], enter: () => Promise<Intruder>): Promise<Fate[]> {
  const fates: Fate[] = [];
  const sendSome = async () => {
    while (messages.length > 0) {
      const intruder = await enter();
      for (const message of messages.splice(0, AT_ONCE)) {
        const fate = await intruder.ask(message.name, message.payload);
        expectDocumented(fate, message);
        fates.push(fate);
        if (fate === 'dropped') break;
      }
      intruder.end();
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendSome));
  return fates;
}

test.each(Object.keys(GAMES))('every message of the protocol with wrong fields, in the middle of %s', async (game) => {
  const games = Object.keys(GAMES);
  const messages = wrongMessages().filter((_, index) => index % games.length === games.indexOf(game));
  const fates = await sendAll(messages, async () => {
    const [seated, other] = (await intrudeAndBegin(siege.url, game)) as [Intruder, Intruder];
    other.end();
    return seated;
  });
  const refused = fates.filter((fate) => typeof fate === 'object' && fate.status === 'refused');
  expect(refused.length).toBeGreaterThan(100);
  await siege.bystanders.playOn();
});

test('every message of the protocol with wrong fields, in the lobby', async () => {
  const messages = someOf(wrongMessages(), SHARES - 1);
  const fates = await sendAll(messages, async () => intrude(siege.url, await openTable(siege.url)));
  expect(fates.some((fate) => typeof fate === 'object' && fate.status === 'accepted')).toBe(true);
  await siege.bystanders.playOn();
});

test('messages that the protocol does not have', async () => {
  const luck = luckOf(SEED);
  const names = Array.from({ length: 40 }, () => anyBytes(luck, luck.below(70)).toString('latin1'));
  const messages = [...TREACHEROUS, ...names].map((name) => ({ name, payload: {} }));
  const fates = await sendAll(messages, async () => intrude(siege.url, await openTable(siege.url)));
  for (const fate of fates) expect(fate).toMatchObject({ status: 'refused', reason: 'unknownRequest' });
  expect(fates).toHaveLength(TREACHEROUS.length + names.length);
});
