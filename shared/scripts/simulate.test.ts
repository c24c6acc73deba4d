import { simulate } from './simulate-game.ts';
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

test('a processor-time limit reaches the bot', () => {
  expect(simulate(line(`${plain} --ms 5`), 1).actions).toBeGreaterThan(10);
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
