import type { Decision } from './bot.ts';
import { type Cpu, choiceOfCpus } from './cpus.ts';
import type { Game } from './game.ts';
import { start } from './match.ts';
import { type AutomaticStep, outlookOf } from './outlook.ts';
import { defaultSetting } from './setting.ts';

/** Three seats; the last one is waited for, and any may say a word. */
interface Words {
  table: { words: string[] };
  hand: never;
  hidden: object;
  action: { type: 'say'; word: string };
  event: never;
}
const say = (word: string) => ({ type: 'say' as const, word });
const wordsWith = (automatic: AutomaticStep | null = null): Game<Words> => ({
  id: 'words',
  seats: { min: 3, max: 3 },
  options: {},
  seatOptions: {},
  wire: { table: Object, events: {} as never },
  setup: () => ({ table: { words: [] }, hands: [], hidden: {} }),
  waitingFor: () => [2],
  legalActions: ({ seat }) => (seat === 1 ? [say('hi')] : [say('hi'), say('ho')]),
  automatic: () => automatic as ReturnType<Game<Words>['automatic']>,
  apply: ({ table }, _seat, { word }) => table.words.push(word),
  result: () => null,
});
const CPUS: Cpu[] = [2, 1, 0].map((seat) => ({ seat, level: 'easy' }));

type Answers = Record<number, () => Decision | null>;

/** What the CPUs choose, who was asked for it, and what failed. */
async function chosen(answers: Answers, { automatic, cpus = CPUS }: { automatic?: AutomaticStep; cpus?: Cpu[] } = {}) {
  const game = wordsWith(automatic);
  const match = start(game, defaultSetting(game), 'x');
  const asked: number[] = [];
  const failures: string[] = [];
  const choice = await choiceOfCpus({ game, match, outlook: outlookOf({ game, match, seats: 3 }) }, cpus, {
    decide: async ({ seat }) => {
      asked.push(seat);
      return answers[seat]?.() ?? null;
    },
    isCalledOff: () => false,
    onFailure: (error) => failures.push(String(error)),
  });
  return { choice, asked, failures };
}
const hi = () => ({ action: say('hi') });
const breaks = () => {
  throw new Error('no answer');
};

test('those that nobody waits for are asked first, and the first that wants to act does', async () => {
  expect(await chosen({ 2: hi })).toEqual({ choice: { seat: 2, action: say('hi') }, asked: [1, 0, 2], failures: [] });
  expect(await chosen({ 0: hi, 2: hi })).toMatchObject({ choice: { seat: 0 }, asked: [1, 0] });
});

test('why it is done goes with it', async () => {
  const reason = { word: 'polite' };
  expect((await chosen({ 1: () => ({ action: say('hi'), reason }) })).choice).toMatchObject({ seat: 1, reason });
});

test.each<[string, () => Decision | null]>([
  ['that throws', breaks],
  ['that declines', () => null],
  ['that wants what it may not', () => ({ action: say('ha') })],
])('a CPU %s plays the first thing that is legal, if it owes something', async (_what, answer) => {
  const { choice, failures } = await chosen({ 2: answer });
  expect(choice).toEqual({ seat: 2, action: say('hi') });
  expect(failures).toHaveLength(1);
});

test('a CPU that owes nothing and gives no good answer does nothing', async () => {
  expect(await chosen({ 0: breaks, 1: () => ({ action: say('ha') }) }, { cpus: CPUS.slice(1) })).toMatchObject({
    choice: null,
    failures: ['Error: easy of words may not {"action":{"type":"say","word":"ha"}}', 'Error: no answer'],
  });
});

test('before a step that plays itself nobody owes anything, and nobody chooses the step itself', async () => {
  const step = { seat: 2, action: say('hi') };
  expect(await chosen({ 2: hi }, { automatic: step })).toMatchObject({ choice: null, asked: [2, 1, 0], failures: [] });
  expect(await chosen({ 2: breaks }, { automatic: step })).toMatchObject({ choice: null });
  expect(await chosen({ 2: () => ({ action: say('ho') }) }, { automatic: step })).toMatchObject({ asked: [2] });
});

test('a seat that could only do what plays itself is not asked', async () => {
  expect((await chosen({}, { automatic: { seat: 1, action: say('hi') } })).asked).toEqual([2, 0]);
});

test('an answer that is of no use any more ends the asking', async () => {
  const game = wordsWith();
  const match = start(game, defaultSetting(game), 'x');
  let isCalledOff = false;
  const asked: number[] = [];
  const failures: unknown[] = [];
  const choice = await choiceOfCpus({ game, match, outlook: outlookOf({ game, match, seats: 3 }) }, CPUS, {
    async decide({ seat }) {
      asked.push(seat);
      isCalledOff = true;
      throw new Error('called off');
    },
    isCalledOff: () => isCalledOff,
    onFailure: (error) => failures.push(error),
  });
  expect([choice, asked, failures]).toEqual([null, [1], []]);
});
