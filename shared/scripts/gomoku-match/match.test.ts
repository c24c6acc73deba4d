import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { partsOf, startEngine } from './engine.ts';
import { readOpenings } from './openings.ts';
import { type MatchOptions, readOptions, Usage } from './options.ts';
import { interval, inWords, report } from './report.ts';

/** An engine that speaks the Gomocup protocol and puts its stones on the first empty point. */
const ENGINE = `
import { createInterface } from 'node:readline';
let size = 0, taken = new Set(), isBoard = false;
const take = (text) => taken.add(text.split(',').slice(0, 2).join());
function answer() {
  let n = 0;
  while (taken.has([n % size, Math.floor(n / size)].join())) n++;
  take([n % size, Math.floor(n / size)].join());
  console.log('MESSAGE a remark\\n' + [n % size, Math.floor(n / size)].join());
}
for await (const line of createInterface({ input: process.stdin })) {
  const [word, rest] = line.trim().split(' ');
  if (word === 'START') { size = Number(rest); taken = new Set(); console.log(size > 15 ? 'ERROR too large' : 'OK'); }
  if (word === 'BOARD') { isBoard = true; taken = new Set(); }
  else if (word === 'DONE') { isBoard = false; answer(); }
  else if (isBoard) take(word);
  if (word === 'TURN') { take(rest); answer(); }
  if (word === 'BEGIN') answer();
  if (word === 'END') process.exit();
}`;

const folder = mkdtempSync(join(tmpdir(), 'gomoku match '));
const file = join(folder, 'engine.mjs');
const engine = `${process.execPath} "${file}"`;
beforeAll(() => writeFileSync(file, ENGINE));
afterAll(() => rmSync(folder, { recursive: true }));

const line = (text: string) => readOptions(text.split(' ').filter(Boolean));
const run = promisify(execFile);
const match = (args: string[]) =>
  run(process.execPath, ['--no-warnings', fileURLToPath(new URL('../match-gomoku.ts', import.meta.url)), ...args]);

test('the command line says who plays whom, and how', () => {
  expect(line('--a hard --b easy')).toEqual({
    a: 'hard',
    b: 'easy',
    rule: 'freestyle',
    size: 15,
    games: 24,
    seed: 1,
    cpu: false,
    json: false,
  });
  expect(line('--a hard --b easy --rule renju --size 19 --games 2 --seed 3 --ms 50 --cpu --json')).toMatchObject({
    rule: 'renju',
    size: 19,
    games: 2,
    seed: 3,
    ms: 50,
    cpu: true,
    json: true,
  });
});

test.each([
  ['--a easy', '--a and --b are missing'],
  ['--a easy --b hard --rule chess', 'no rule "chess"'],
  ['--a easy --b hard --size 14', 'no board of 14'],
  ['--a easy --b hard --games 0', '--games needs a whole number above 0'],
  ['--a easy --b hard --ms soon', '--ms needs a whole number above 0'],
  ['--a easy --b hard --colour blue', 'colour'],
])('"%s" is refused', (text, message) => {
  expect(() => line(text)).toThrow(Usage);
  expect(() => line(text)).toThrow(message);
});

test.each([
  ['./pbrain-x', ['./pbrain-x']],
  ['node  engine.mjs --fast', ['node', 'engine.mjs', '--fast']],
  [`"/my engines/pbrain x" 'a b' --book="c d"`, ['/my engines/pbrain x', 'a b', '--book=c d']],
  ["/home/o'neil/x", ["/home/o'neil/x"]],
  ['C:\\engines\\x.exe', ['C:\\engines\\x.exe']],
])('the command %s is taken apart', (command, parts) => {
  expect(partsOf(command)).toEqual(parts);
});

test('CPUs that are given no time play the same games again', async () => {
  const games = [];
  for (const nth of [1, 2]) {
    const log = join(folder, `games ${nth}.txt`);
    await match(['--a', 'medium', '--b', 'easy', '--games', '2', '--log', log]);
    games.push(readFileSync(log, 'utf8'));
  }
  expect(games[0]!.trim().split('\n')).toHaveLength(2);
  expect(games[1]).toBe(games[0]);
});

test('a whole game against an engine is played and counted', async () => {
  const { stdout } = await match(['--a', 'easy', '--b', engine, '--games', '1', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ games: 1, won: 1, drawn: 0, lost: 0, points: 1, elo: null });
});

test('an engine is told the stones that lie already, and answers each stone with one', async () => {
  const player = await startEngine(engine, { size: 15, rule: 'freestyle', ms: 100 } as MatchOptions);
  const move = (stones: number[]) => player.move({ table: { stones } } as never);
  try {
    await player.newGame();
    expect(await move([])).toBe(0);
    expect(await move([0, 1])).toBe(2);
    await player.newGame();
    expect(await move([0, 1, 2])).toBe(3);
  } finally {
    player.end();
  }
});

test('what an engine refuses ends the match with its words', async () => {
  const player = await startEngine(engine, { size: 19, rule: 'freestyle', ms: 100 } as MatchOptions);
  await expect(player.newGame()).rejects.toThrow('ERROR too large');
  player.end();
});

test('an opening moves with the board, and one that does not fit is refused', () => {
  const [small] = readOpenings(undefined, 15);
  const [large] = readOpenings(undefined, 19);
  expect(small![0]).toBe(7 * 15 + 7);
  expect(large![0]).toBe(9 * 19 + 9);
  const openings = join(folder, 'openings.txt');
  writeFileSync(openings, '# a remark\nh8 z9\n');
  expect(() => readOpenings(openings, 15)).toThrow('z9');
});

test.each([
  [0.5, 100, 0.404, 0.596],
  [1, 24, 0.862, 1],
  [0, 0, 0, 1],
])('the interval of %f in %i games', (share, games, from, to) => {
  const [least, most] = interval(share, games);
  expect(least).toBeCloseTo(from, 3);
  expect(most).toBeCloseTo(to, 3);
});

test('a match is summed up from the view of A', () => {
  const game = (points: 0 | 0.5 | 1) => ({ opening: 0, aHas: 'black', points, ending: 'five', stones: 20 }) as const;
  const summary = report([game(1), game(1), game(0.5), game(0)], { a: [1, 3, 2], b: [4] });
  expect(summary).toMatchObject({ won: 2, drawn: 1, lost: 1, points: 0.625, elo: 89, msA: { median: 2 } });
  expect(inWords(summary)).toContain('4 games: 2 won, 1 drawn, 1 lost; 62.5 % of the points');
});
