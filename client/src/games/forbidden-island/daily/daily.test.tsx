/** @jest-environment jsdom */
import { signal } from '@preact/signals';
import { language } from '../../../i18n/i18n.ts';
import { noteAttempt } from '../../../solo/attempts.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { button, show } from '../../../testing/page.ts';
import { seenAt, stateAt } from '../testing/position.ts';
import { courseOf } from './course.ts';
import { Share } from './Share.tsx';
import { dailyText } from './text.ts';

const DAY = '2030-01-31';
const CODE = 'K7M2QX9RA';
const began = { events: [{ type: 'turnBegan', seat: 1 }] };
const other = { events: [{ type: 'moved' }] };
const start = { events: [] };
const byCpu = { ...other, cpu: true as const };

afterEach(() => {
  language.value = 'en';
  localStorage.clear();
});

test.each([
  ['nothing was taken back', [start, other, began, other, began], { turns: 3, takenBack: 0, byCpu: 0 }],
  [
    'a turn that was taken back does not count',
    [start, began, other, began, { events: [], undo: 1 }],
    { turns: 2, takenBack: 2, byCpu: 0 },
  ],
  [
    'after going back to the start',
    [start, began, { events: [], undo: 0 }, began],
    { turns: 2, takenBack: 1, byCpu: 0 },
  ],
  [
    'what a CPU chose is counted, also where it was taken back',
    [start, byCpu, byCpu, { events: [], undo: 1 }, other],
    { turns: 1, takenBack: 1, byCpu: 2 },
  ],
  [
    'after going back to the start for good',
    [start, other, { events: [], undo: 0 }],
    { turns: 0, takenBack: 1, byCpu: 0 },
  ],
])('%s', (_, frames, course) => expect(courseOf(frames)).toEqual(course));

const result = {
  day: DAY,
  table: {
    endings: ['escaped' as const],
    captured: ['earth' as const, 'wind' as const, 'fire' as const, 'ocean' as const],
    waterLevel: 6,
  },
  turns: 14,
  takenBack: 0,
  byCpu: 0,
  isFirst: true,
  link: 'https://landfall.example',
};

test('a win in a few lines', () => {
  expect(dailyText(result).split('\n')).toEqual([
    'Landfall, island of 2030-01-31',
    '🚁 Escaped!',
    '🪨🦁🔥🏆 4 of 4 treasures',
    '⏳ 14 turns played',
    '💧 Water level 6 of 10',
    'https://landfall.example',
  ]);
});

test('a loss, another attempt, what was taken back and what a CPU did are told as they are, in every language', () => {
  const lost = {
    ...result,
    table: { endings: ['skull' as const], captured: ['fire' as const], waterLevel: 10 },
    takenBack: 3,
    byCpu: 12,
    isFirst: false,
  };
  const lines = dailyText(lost).split('\n');
  expect(lines.slice(1, 3)).toEqual(['🌊 Lost to the sea', '▫️▫️🔥▫️ 1 of 4 treasures']);
  expect(lines.slice(5, 8)).toEqual(['↩️ 3 actions taken back', '🤖 12 actions by a CPU', '🔁 Not the first attempt']);
  language.value = 'zh-CN';
  expect(dailyText(lost)).toContain('2030-01-31');
  expect(dailyText(lost)).toMatch(/🤖 .*12/);
  expect(dailyText(lost)).not.toMatch(/Lost|CPU 12/);
});

const over = (daily: string) => ({ state: signal(stateAt({ state: { daily, phase: 'over', code: CODE, round: 1 } })) });
const replay = { [`GET /api/tables/${CODE}/rounds/1/replay`]: { body: { frames: [start, other] } } };

test('the end of an island of the day offers the text, and says which attempt it was', async () => {
  fakeServer(replay);
  noteAttempt({ game: 'forbidden-island', day: DAY }, CODE, 1);
  const first = await show(<Share link={over(DAY)} seen={seenAt()} />);
  expect(first.querySelector('pre')!.textContent).toContain('⏳ 1 turn played');
  expect(first.querySelector('pre')!.textContent).not.toContain('🔁');
  expect(button('Copy the result')).toBeTruthy();
  localStorage.clear();
  noteAttempt({ game: 'forbidden-island', day: DAY }, 'ANOTHER99', 1);
  const again = await show(<Share link={over(DAY)} seen={seenAt()} />);
  expect(again.querySelector('pre')!.textContent).toContain('🔁 Not the first attempt');
});

test('whoever let a CPU play says so', async () => {
  fakeServer({ [`GET /api/tables/${CODE}/rounds/1/replay`]: { body: { frames: [start, byCpu, began] } } });
  const root = await show(<Share link={over(DAY)} seen={seenAt()} />);
  expect(root.querySelector('pre')!.textContent).toContain('🤖 1 action by a CPU');
});

test('after any other game there is nothing to share', async () => {
  const asked = fakeServer(replay);
  const root = await show(<Share link={over('')} seen={seenAt()} />);
  expect([root.textContent, asked]).toEqual(['', []]);
});
