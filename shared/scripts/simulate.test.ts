import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { simulate } from './simulate-game.ts';
import { openLog } from './simulate-log.ts';
import { readOptions, Usage } from './simulate-options.ts';
import { inWords, quantile, reportOn, wilson } from './simulate-report.ts';

const line = (text: string) => readOptions(text.split(' ').filter(Boolean));
const plain = '--game forbidden-island --bot easy --workers 1';

test('the command line says what to simulate', () => {
  const simulation = line(`${plain} --players 3 --level elite --games 7 --seed 5 --steps 9 --json`);
  expect(simulation).toMatchObject({ bots: ['easy'], games: 7, seed: 5, steps: 9, json: true, workers: 1 });
  expect(simulation.setting).toMatchObject({ seats: 3, options: { level: 'elite', layout: 'island' } });
  expect(line('--game=forbidden-island').setting.seats).toBe(2);
});

test('a bot goes by its level and by its own name', () => {
  expect(line('--game forbidden-island --bots casual,skilled,expert').bots).toEqual(['easy', 'medium', 'hard']);
});

test.each([
  ['', '--game is missing'],
  ['--game chess', 'no game "chess"'],
  [`${plain} --bots easy,best`, 'no bot "best"'],
  [`${plain} --players 5`, 'seats: outOfRange'],
  [`${plain} --level deadly`, 'options.level: notAllowed'],
  [`${plain} --games none`, '--games needs a whole number'],
  [`${plain} --steps 1 --ms 1`, 'either --steps or --ms'],
  [`${plain} --colour blue`, 'colour'],
])('"%s" is refused', (text, message) => {
  expect(() => line(text)).toThrow(Usage);
  expect(() => line(text)).toThrow(message);
});

test('the game of a seed is always the same', () => {
  const simulation = line(`${plain} --players 2`);
  const { ms: _, ...outcome } = simulate(simulation, 3);
  expect(simulate(simulation, 3)).toMatchObject(outcome);
  expect(outcome.actions).toBeGreaterThan(10);
  expect(outcome.reasons.length).toBeGreaterThan(0);
});

test('bots of different levels take the seats in turn, another one first in each game', () => {
  const simulation = line('--game forbidden-island --bots easy,medium --players 3 --steps 1');
  expect(simulate(simulation, 1).bots).toEqual(['easy', 'medium', 'easy']);
  expect(simulate(simulation, 2).bots).toEqual(['medium', 'easy', 'medium']);
});

test('a report counts wins, losses by their first reason, and times', () => {
  const game = { bots: ['easy' as const, 'easy' as const], actions: 10 };
  const report = reportOn(line(plain), [
    { ...game, seed: 1, winners: [0, 1], reasons: ['escaped'], ms: [1, 2, 3] },
    { ...game, seed: 2, winners: [], reasons: ['skull'], ms: [4] },
    { ...game, seed: 3, winners: [], reasons: ['skull', 'drowned'], ms: [] },
  ]);
  expect(report).toMatchObject({ games: 3, wins: 1, losses: { skull: 2 }, msMedian: 2, msP99: 4, actions: 10 });
  expect(inWords(report)).toContain('1 = 33.3 %');
});

test('the interval of a rate', () => {
  const { low, high } = wilson(80, 100);
  expect([low, high].map((each) => each.toFixed(3))).toEqual(['0.711', '0.867']);
  expect(wilson(0, 20).low).toBe(0);
  expect(wilson(20, 20).high).toBe(1);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('quantiles of few numbers', () => {
  expect(quantile([], 0.5)).toBe(0);
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2);
  expect(quantile([1, 2, 3, 4], 0.99)).toBe(4);
});

describe('the command', () => {
  const command = fileURLToPath(new URL('./simulate.ts', import.meta.url));
  const run = (text: string) =>
    promisify(execFile)(process.execPath, ['--no-warnings', command, ...text.split(' ')], { timeout: 60_000 });
  const numbers = { games: 2, wins: expect.any(Number), msMedian: expect.any(Number), msP99: expect.any(Number) };
  const reportIn = (stdout: string) => JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-simulate-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('prints a report for programs, says how far it is elsewhere, and goes on where its log ends', async () => {
    const log = join(folder, 'log');
    const wanted = `${plain} --games 2 --json --log ${log}`;
    const first = await run(wanted);
    expect(reportIn(first.stdout)).toMatchObject(numbers);
    expect(first.stderr).toContain('2/2 games');
    const written = readFileSync(log, 'utf8');
    appendFileSync(log, '{"seed":3,"bo');
    const second = await run(wanted);
    expect(reportIn(second.stdout)).toEqual(reportIn(first.stdout));
    expect(second.stderr).toBe('');
    expect(readFileSync(log, 'utf8')).toBe(written);
  }, 120_000);

  test('a processor-time limit reaches the bot, which would search without end otherwise', async () => {
    const { stdout } = await run('--game forbidden-island --bot hard --games 1 --workers 1 --ms 3 --json');
    expect(reportIn(stdout)).toMatchObject({ games: 1, ms: 3, bots: ['hard'] });
    expect(reportIn(stdout).actions).toBeGreaterThan(10);
  }, 120_000);

  test.each([
    ['--players 3', ''],
    ['--level elite', ''],
    ['--steps 3', ''],
    ['', 'not a log at all'],
  ])('does not go on with the log of another simulation: %s%s', async (other, text) => {
    const log = join(folder, 'log');
    if (text) writeFileSync(log, text);
    else openLog(line(`${plain} --log ${log}`));
    const before = readFileSync(log, 'utf8');
    const wanted = `${plain} --games 1 --log ${log} ${other}`.trim();
    expect(() => openLog(line(wanted))).toThrow(Usage);
    expect(() => openLog(line(wanted))).toThrow('another simulation');
    expect(readFileSync(log, 'utf8')).toBe(before);
  });

  test('refuses with the reason and a code of its own', async () => {
    const log = join(folder, 'log');
    openLog(line(`${plain} --log ${log}`));
    const refused = { code: 2, stderr: expect.stringContaining('another simulation'), stdout: '' };
    await expect(run(`${plain} --games 1 --players 4 --log ${log}`)).rejects.toMatchObject(refused);
  }, 60_000);
});
