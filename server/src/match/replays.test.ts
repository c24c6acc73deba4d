import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import { counting } from '../../test/counting.ts';
import { Replays, type SeenRound } from './replays.ts';
import { NOBODY } from './seating.ts';
import { Session } from './session.ts';

const told: unknown[] = [];
const tell = (what: string, error?: unknown) => void told.push(what, error);
let replays: Replays;
beforeEach(() => {
  told.length = 0;
  replays = new Replays({ error: tell, warn: tell, info: tell });
});

/** A round of so many entries: the same action again and again, taken back each time. */
function long(entries: number, more: Partial<SeenRound> = {}): SeenRound {
  const options = { ...Object.fromEntries(Object.entries(counting.options).map(([name, [first]]) => [name, first!])) };
  const session = Session.begin(counting, { seats: 2, options, choices: [{}, {}] }, 'sea');
  const { seat, action } = { seat: session.outlook.waitingFor[0]!, action: { type: 'add', n: 1 } };
  const log = Array.from({ length: entries }, (_, index) => (index % 2 === 0 ? { seat, action } : { undo: 0 }));
  const recording = { ...session.recording, log };
  const [by, people] = [log.map(() => 1), { 1: 'Ann' }];
  const about = {
    game: counting,
    code: 'A',
    round: 1,
    names: ['Ann', ''],
    known: '',
    over: true,
    sealed: false,
  } as const;
  return { ...about, recording, by, people, ...more };
}

const read = async (round: SeenRound) => JSON.parse((await replays.of(round)).toString()) as ReplayReply;

test('whoever asks for the same gets the same, made once', async () => {
  const [one, other] = await Promise.all([replays.of(long(9)), replays.of(long(9))]);
  expect(other).toBe(one);
  expect(await replays.of(long(9))).toBe(one);
});

test.each<[string, SeenRound]>([
  ['it has gone on', long(10)],
  ['it goes on', long(9, { over: false })],
  ['it is sealed', long(9, { sealed: true })],
  ['somebody has another name', long(9, { people: { 1: 'Anna' } })],
  ['it is another table', long(9, { code: 'B' })],
])('what differs is another one: %s', async (_what, other) => {
  expect(await replays.of(other)).not.toEqual(await replays.of(long(9)));
});

test('only the last few are kept', async () => {
  const first = await replays.of(long(1));
  for (let entries = 2; entries <= 4; entries++) await replays.of(long(entries));
  expect(await replays.of(long(1))).toBe(first);
  for (let entries = 5; entries <= 8; entries++) await replays.of(long(entries));
  expect(await replays.of(long(1))).not.toBe(first);
});

test('while a long one is made other things go on', async () => {
  const made = replays.of(long(20_000));
  let turns = 0;
  let isMade = false;
  void made.then(() => {
    isMade = true;
  });
  for (; !isMade; turns++) await new Promise(setImmediate);
  expect(turns).toBeGreaterThan(5);
  expect((await read(long(20_000))).frames).toHaveLength(20_001);
});

test('what the rules do not allow any more ends it, and where they break that is told', async () => {
  const round = long(3);
  const [turn] = round.recording.log;
  const notLegal = { ...turn!, action: { type: 'add', n: 7 } };
  const changed = await read({ ...round, recording: { ...round.recording, log: [turn!, notLegal] } });
  expect([changed.complete, changed.frames.length, told]).toEqual([false, 2, []]);
  const fault = new TypeError('a fault');
  const breaking = {
    ...counting,
    apply() {
      throw fault;
    },
  };
  const broken = await read({ ...round, game: breaking as never });
  expect([broken.complete, broken.frames.length]).toEqual([false, 1]);
  expect(told).toEqual([expect.stringMatching(/rules break/), fault]);
});

test('a fault of our own is thrown, and what failed is made anew', async () => {
  const faulty = { ...long(9), people: null } as never;
  await expect(replays.of(faulty)).rejects.toThrow(TypeError);
  await expect(replays.of(faulty)).rejects.toThrow(TypeError);
  expect((await read(long(9, { by: [NOBODY] }))).frames).toHaveLength(10);
});
