import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { start } from '../src/engine/match.ts';
import { randomFrom, seeded } from '../src/engine/random.ts';
import { defaultSetting } from '../src/engine/setting.ts';
import { forbiddenIsland } from '../src/games/forbidden-island/game.ts';
import { GEOGRAPHIES } from '../src/games/forbidden-island/layouts.ts';
import { checkFiles } from './reference/check.ts';
import { callIn, listedActions, listedSeats } from './reference/customs.ts';
import { describeOurs } from './reference/describe.ts';
import { Malformed } from './reference/read.ts';
import { actionText, ROLE_NAMES, tileText } from './reference/words.ts';

/** Reference games from outside the project, checked where they are at hand. */
const REFERENCE = fileURLToPath(new URL('../../../shared/traces/reference-games.jsonl.gz', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'traces-'));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;
function file(content: string | Buffer, ending = 'jsonl'): string {
  const path = join(folder, `${written++}.${ending}`);
  writeFileSync(path, content);
  return path;
}

type Line = Record<string, any>;
const write = (lines: Line[]) => file(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** A game of our own in the form of the reference games. */
function recordGame(seats: number, seed: string): Line[] {
  const plain = defaultSetting(forbiddenIsland, seats);
  const options = { ...plain.options, first: '1', heliRescue: 'off', level: 'legendary' } as const;
  const { state } = start(forbiddenIsland, { ...plain, options }, seed);
  const { table } = state;
  const cells = GEOGRAPHIES.island.cells.map(({ row, column }) => `(${column + 1},${row + 1})`);
  const lines: Line[] = [
    {
      game: seed,
      players: table.adventurers.map(({ role }) => ROLE_NAMES[role]),
      map: cells.map((cell, place) => `${cell}~${tileText(table, place)}`),
      level: 'Legendary',
      state: describeOurs(state),
    },
  ];
  const random = randomFrom(seeded(seed));
  const context = { random, emit() {} };
  while (table.endings.length === 0) {
    const swimmer = table.agenda.find(({ kind }) => kind === 'swim');
    const asked = swimmer && ROLE_NAMES[table.adventurers[swimmer.seat]!.role];
    const offers = listedSeats(table, asked).flatMap((seat) =>
      listedActions(state, seat).map((action) => ({ seat, action, text: actionText(table, seat, action) })),
    );
    const { seat, action, text } = offers[random.below(offers.length)]!;
    forbiddenIsland.apply(state, seat, action, context);
    if (action.type === 'endActions') forbiddenIsland.apply(state, seat, { type: 'drawTreasure' }, context);
    if (action.type === 'drawFlood') callIn(table);
    lines.push({ game: seed, legal: offers.map((offer) => offer.text), act: text, state: describeOurs(state) });
  }
  return structuredClone(lines);
}

const games = [2, 3, 4].flatMap((seats) => recordGame(seats, `recorded ${seats}`));
/** A copy of the games with one line changed. */
const changed = (index: number, change: (line: Line) => void): Line[] => {
  const copy = structuredClone(games);
  change(copy[index]!);
  return copy;
};

describe('games that agree', () => {
  test('plain and gzipped, one file or several', async () => {
    const steps = games.length - 3;
    const text = games.map((line) => JSON.stringify(line)).join('\n');
    expect(await checkFiles([file(text)])).toEqual({ games: 3, steps, skipped: 0, mismatches: [] });
    expect(await checkFiles([file(gzipSync(text), 'jsonl.gz'), write(games)])).toEqual({
      games: 6,
      steps: 2 * steps,
      skipped: 0,
      mismatches: [],
    });
  });
});

describe('the customs of the reference', () => {
  test('the Navigator leaves the Diver in the water, where it swims at the next flood card', async () => {
    const lines = recordGame(2, 'duck 21');
    const swim = lines.findIndex(({ act }, index) => index === 69 && act === 'Diver swims to safety at (4,1)');
    const { pos, phase } = lines[swim - 2]!.state;
    expect([pos.Diver, phase]).toEqual(['(4,2)', expect.stringMatching(/^AwaitingFloodDeckDraw/)]);
    expect(lines[swim - 6]!.act).toBe('Diver moves to (4,2)');
    expect((await checkFiles([write(lines)])).mismatches).toEqual([]);
  });
});

describe('games that do not agree', () => {
  test.each<[string, (line: Line) => void, RegExp]>([
    [
      'a legal action is missing',
      (line) => line.legal.splice(line.legal.indexOf(line.act) === 0 ? 1 : 0, 1),
      /^legal only here: /,
    ],
    [
      'an action is legal that is not',
      (line) => line.legal.push('Pilot flies to (1,1)'),
      /^legal only in the reference: /,
    ],
    ['an action is listed twice', (line) => line.legal.push(line.legal[0]), /^twice in the reference: /],
    ['the water level', (line) => line.state.flood++, /^flood should be /],
    ['a hand', (line) => Object.values<string[]>(line.state.hands)[0]!.push('Sandbags'), /^hands should be /],
    ['a pawn', (line) => (line.state.pos[Object.keys(line.state.pos)[0]!] = '(3,9)'), /^pos should be /],
    ['a flooded tile', (line) => line.state.flooded.pop(), /^flooded should be /],
    ['a sunk tile', (line) => line.state.sunk.push('Watchtower'), /^sunk should be /],
    ['a treasure', (line) => line.state.got.push('EarthStone'), /^got should be /],
    ['the order of the treasure deck', (line) => line.state.tdeck.reverse(), /^tdeck should be /],
    ['the order of the flood deck', (line) => line.state.fdeck.reverse(), /^fdeck should be /],
    ['a discarded treasure card', (line) => line.state.tdisc.push('Sandbags'), /^tdisc should be /],
    ['a discarded flood card', (line) => line.state.fdisc.push('Watchtower'), /^fdisc should be /],
    ['the phase', (line) => (line.state.phase = 'GameOver'), /^phase should be /],
    ['the result', (line) => (line.state.result = 'AdventurersWon'), /^result should be /],
  ])('%s', async (_name, change, complaint) => {
    const { mismatches } = await checkFiles([write(changed(1, change))]);
    expect(mismatches).toHaveLength(1);
    expect(mismatches[0]).toMatchObject({ game: 'recorded 2', step: 1 });
    expect(mismatches[0]!.differences).toEqual([expect.stringMatching(complaint)]);
  });

  test('a wrong start is found before the first step', async () => {
    const wrong = changed(0, (line) => (line.state.phase = 'AwaitingPlayerAction(player=Diver, actionsRemaining=2)'));
    const { mismatches } = await checkFiles([write(wrong)]);
    expect(mismatches).toMatchObject([{ step: 0 }]);
  });

  test('after the positions have parted, the rest of that game is counted but not compared', async () => {
    const { mismatches, skipped, games: count } = await checkFiles([write(changed(1, (line) => line.state.flood++))]);
    const first = games.findIndex((line, index) => index > 0 && 'players' in line);
    expect([mismatches.length, skipped, count]).toEqual([1, first - 2, 3]);
  });

  test('a move that is not legal', async () => {
    const wrong = changed(1, (line) => (line.act = 'Pilot flies to (1,1)'));
    const { mismatches } = await checkFiles([write(wrong)]);
    expect(mismatches[0]!.differences).toEqual(['played although not legal: Pilot flies to (1,1)']);
  });
});

describe('files that are not reference games', () => {
  const text = games.map((line) => JSON.stringify(line)).join('\n');
  test.each<[string, () => string, RegExp]>([
    ['no such file', () => join(folder, 'missing.jsonl'), /missing\.jsonl: ENOENT/],
    ['a folder', () => folder, /: EISDIR/],
    ['an empty file', () => file(''), /holds no games/],
    ['no JSON', () => file('hello\n'), /:1: not JSON/],
    ['JSON of another kind', () => file('[1, 2]\n'), /:1: not a JSON object/],
    ['a cut gzip', () => file(gzipSync(text).subarray(0, 2000), 'jsonl.gz'), /jsonl\.gz: unexpected end of file/],
    ['a cut line', () => file(text.slice(0, -50)), /not JSON/],
    ['a step without its game', () => write(games.slice(1)), /:1: the first line of game recorded 2 is missing/],
    ['a field is missing', () => write(changed(2, (line) => delete line.state.fdeck)), /:3: "state.fdeck" is missing/],
    ['a field of the wrong kind', () => write(changed(2, (line) => (line.legal = 'all'))), /:3: "legal" is missing/],
    ['an unknown role', () => write(changed(0, (line) => (line.players[0] = 'Cook'))), /:1: .*Cook/],
    [
      'an unknown tile',
      () => write(changed(0, (line) => (line.map[0] = '(3,1)~Bakery'))),
      /:1: there is no tile "Bakery"/,
    ],
    ['an unknown map', () => write(changed(0, (line) => line.map.pop())), /:1: the map is none of the known layouts/],
    [
      'an unknown card',
      () => write(changed(0, (line) => (line.state.tdeck[0] = 'Joker'))),
      /:1: there is no card "Joker"/,
    ],
    ['one player', () => write(changed(0, (line) => line.players.pop())), /:1: .* are not two to four different/],
    ['a card too few', () => write(changed(0, (line) => line.state.tdeck.pop())), /:1: there should be \d cards/],
    [
      'a flood card too few',
      () => write(changed(0, (line) => line.state.fdeck.pop())),
      /:1: there should be one flood/,
    ],
    ['an unknown level', () => write(changed(0, (line) => (line.level = 'Easy'))), /:1: level "Easy"/],
  ])('%s', async (_name, make, message) => {
    const checking = checkFiles([make()]);
    await expect(checking).rejects.toThrow(Malformed);
    await expect(checking).rejects.toThrow(message);
  });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    new Promise<{ status: unknown; out: string; err: string }>((resolve) => {
      const script = fileURLToPath(new URL('check-traces.ts', import.meta.url));
      execFile(process.execPath, ['--no-warnings', script, ...args], { timeout: 20_000 }, (error, out, err) =>
        resolve({ status: error ? error.code : 0, out, err }),
      );
    });

  test('0 when everything agrees', async () => {
    const { status, out } = await run(write(games));
    expect([status, out]).toEqual([0, `games 3, steps ${games.length - 3}, mismatches 0\n`]);
  });

  test('1 when something does not, and it says what', async () => {
    const { status, out } = await run(write(changed(1, (line) => line.legal.push('Pilot flies to (1,1)'))));
    expect(status).toBe(1);
    expect(out).toContain('game recorded 2, step 1:\n  legal only in the reference: Pilot flies to (1,1)');
    expect(out).toMatch(/games 3, steps \d+, mismatches 1\n$/);
  });

  test('2 when it cannot tell', async () => {
    const { status, out, err } = await run(file('hello\n'));
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/:1: not JSON\n$/);
    expect((await run()).status).toBe(2);
  });
});

(existsSync(REFERENCE) ? describe : describe.skip)('the reference games at hand', () => {
  test('all of them agree', async () => {
    const { games, steps, skipped, mismatches } = await checkFiles([REFERENCE]);
    expect({ skipped, mismatches }).toEqual({ skipped: 0, mismatches: [] });
    expect(games).toBeGreaterThan(0);
    expect(steps).toBeGreaterThan(games);
  });

  test('a change in any of the first steps is found', async () => {
    const lines = gunzipSync(readFileSync(REFERENCE))
      .toString()
      .split('\n', 40)
      .map((line) => JSON.parse(line));
    for (const [index, line] of lines.entries()) {
      if (index === 0) continue;
      const wrong = structuredClone(lines);
      wrong[index].legal[0] = `${line.legal[0]}!`;
      wrong[index].state.fdeck.reverse();
      const { mismatches } = await checkFiles([write(wrong)]);
      expect(mismatches[0]).toMatchObject({ step: index });
      expect(mismatches[0]!.differences.length).toBeGreaterThanOrEqual(2);
    }
  });
});
