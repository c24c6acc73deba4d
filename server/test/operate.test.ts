import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { openArchive } from '../src/archive/open.ts';
import { DEFAULTS } from '../src/config.ts';
import { consoleLog } from '../src/log.ts';
import { COMMANDS } from '../src/operate/commands.ts';
import { BadRequest } from '../src/operate/request.ts';
import { begun, newTable, Player, until } from './harness.ts';
import { type LastingServer, lastingServer } from './lasting.ts';
import { sqlitePlace } from './places.ts';
import { run } from './service.ts';
import { inEachStore, type NewPlace } from './stores.ts';

const OPERATE = fileURLToPath(new URL('../src/operate.ts', import.meta.url));
const games = { [forbiddenIsland.id]: forbiddenIsland };

const folder = mkdtempSync(join(tmpdir(), 'landfall-operate-'));
const file = join(folder, 'game.json');
afterAll(() => rmSync(folder, { recursive: true }));

let server: LastingServer;
function inPlaces(newPlace: NewPlace): void {
  beforeEach(async () => {
    server = await lastingServer({ games }, await newPlace());
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.close();
    await server.place.remove();
  });
}

/** Runs a command beside the running service. Gives its exit code and what it printed. */
async function operate(name: string, ...args: string[]) {
  const lines: string[] = [];
  const say = (line: unknown) => void lines.push(String(line));
  for (const way of ['log', 'error'] as const) jest.spyOn(console, way).mockImplementation(say);
  jest.spyOn(process.stdout, 'write').mockImplementation((text, done) => {
    lines.push(String(text).trimEnd());
    (done as unknown as () => void)();
    return true;
  });
  const config = { ...DEFAULTS, games, ...server.place };
  const archive = await openArchive({ ...server.place, log: consoleLog('silent') });
  try {
    return { code: await COMMANDS[name]!({ archive, config, args }), output: lines.join('\n') };
  } finally {
    await archive.close();
    jest.restoreAllMocks();
  }
}

/** A game in which everybody ended their actions until it was lost, or until so many entries are in the log. */
async function played(most = 1000): Promise<{ code: string; players: Player[] }> {
  // Of the islands with a secret seed one in twenty-five is lost with the first turn already.
  const wanted = { game: forbiddenIsland.id, options: { level: 'legendary' }, seed: 'sea' };
  const { code, players } = await begun(server, wanted);
  const ended = () => players.every(({ state }) => state.phase === 'over');
  while (!ended() && players[0]!.state.ply < most) {
    const player = players.find((one) => one.legal(forbiddenIsland).length > 0);
    const legal = player?.legal(forbiddenIsland) ?? [];
    await player?.act(legal.find(({ type }) => type === 'endActions') ?? legal[0]);
    await until(() => ended() || players[0]!.state.ply === players[1]!.state.ply, 'the patch');
  }
  return { code, players };
}

inEachStore('what is kept', (newPlace) => {
  inPlaces(newPlace);

  test('tables are listed', async () => {
    await newTable(server, { game: forbiddenIsland.id });
    const { code } = await played();
    const { output } = await operate('list');
    expect(output).toContain(`${code.slice(0, 3)}-`);
    expect(output).toMatch(/forbidden-island +over +round 1 +\d+ moves .*\n.* lobby .*\n2 tables$/);
    expect(JSON.parse((await operate('list', '--json')).output)).toMatchObject([
      { code, phase: 'over' },
      { phase: 'lobby' },
    ]);
  });

  test('a game that is over is exported, and imported as another table that shows it', async () => {
    const { code, players } = await played();
    expect(await operate('export', code, '--out', file)).toEqual({ code: 0, output: '' });
    expect((await operate('export', code)).output).toBe(readFileSync(file, 'utf8').trimEnd());
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 2,
      game: forbiddenIsland.id,
      hash: expect.any(String),
    });
    const imported = await operate('import', file);
    expect(imported).toMatchObject({ code: 0, output: expect.stringContaining(' is the table ') });
    const other = /\/t\/(\w+)/.exec(imported.output)![1]!;
    const ann = await Player.join(server, other, { name: 'Ann' });
    expect(ann.state).toMatchObject({ phase: 'over', round: 1 });
    expect(ann.state.table).toEqual(players[0]!.state.table);
  });

  test('a game in the middle is exported, imported, and goes on', async () => {
    const { code, players } = await played(5);
    await operate('export', code, '--round', '1', '--out', file);
    const imported = await operate('import', file);
    const other = /\/t\/(\w+)/.exec(imported.output)![1]!;
    const two = [await Player.join(server, other, { name: 'Ann' }), await Player.join(server, other, { name: 'Bob' })];
    expect(two[0]!.state.ply).toBeGreaterThanOrEqual(players[0]!.state.ply - 1);
    const END = { type: 'endActions' };
    const onTurn = () => two.find((one) => one.legal(forbiddenIsland).some(({ type }) => type === END.type));
    await until(() => onTurn() !== undefined, 'the cards that are due');
    expect(await onTurn()!.act(END)).toMatchObject({ status: 'accepted' });
  });

  test('an imported game is kept for as long as any other, also before anybody comes', async () => {
    const { code } = await played(5);
    await operate('export', code, '--out', file);
    expect((await operate('import', file)).code).toBe(0);
    await newTable(server, { game: forbiddenIsland.id });
    const old = 2 * 24 * 3_600_000;
    await server.place.change(`update tables set saved = saved - ${old}; update entries set at = at - ${old}`);
    expect((await operate('prune')).output).toMatch(/-.*\n1 tables deleted$/); // the one that nobody wanted
    await server.place.change(`update tables set saved = saved - ${15 * old}`);
    await server.place.change(`update entries set at = at - ${15 * old}`);
    expect((await operate('prune')).output).toMatch(/\n2 tables deleted$/);
  });

  test('all games are verified, and what is wrong is named', async () => {
    const { code } = await played();
    const { code: other } = await played(6);
    const fine = await operate('verify');
    expect(fine.code).toBe(0);
    expect(fine.output).toMatch(/^games 2, moves \d+, wrong 0, [\d.]+ s, \d+ games\/s$/);
    await server.place.change(`update rounds set hash = '0000000000000000' where code = '${code}'`);
    await server.place.change(`update entries set action = '{}' where code = '${other}' and version = 3`);
    const wrong = await operate('verify');
    expect(wrong.code).toBe(1);
    expect(wrong.output).toMatch(/round 1: it ends in another position/);
    expect(wrong.output).toMatch(/round 1: it stops at turn 3: /);
    expect(wrong.output).toMatch(/games 2, .* wrong 2,/);
    expect(await operate('verify', other)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/games 1, .* wrong 1,/),
    });
  });

  test('old tables are pruned, or only named', async () => {
    await begun(server, { game: forbiddenIsland.id }); // it waits for somebody: nothing is saved meanwhile
    await server.place.change('update tables set saved = 1');
    await server.place.change('update entries set at = 1');
    expect((await operate('prune', '--dry-run')).output).toMatch(/-.*\n1 tables would be deleted$/);
    expect((await operate('prune', '--days', '40000')).output).toBe('0 tables deleted');
    expect((await operate('prune', '--days', '7')).output).toMatch(/-.*\n1 tables deleted$/);
    expect((await operate('list')).output).toBe('0 tables');
  });
});

describe('what cannot be done', () => {
  inPlaces(async () => sqlitePlace());

  test.each<[string, (content: any) => unknown, RegExp]>([
    ['another hash', (content) => ({ ...content, hash: '0' }), /does not lead to the position/],
    [
      'a turn that is not legal',
      (content) => ({ ...content, hash: null, log: [{ seat: 0, action: { type: 'move', to: 99 } }] }),
      /cannot be played again/,
    ],
    ['another game', (content) => ({ ...content, game: 'whist' }), /whist is not played here/],
    ['a later format', (content) => ({ ...content, format: 99 }), /format 99/],
    [
      'a setting that cannot be',
      (content) => ({ ...content, setting: { ...content.setting, seats: 9 } }),
      /seats cannot/,
    ],
    ['a log of another kind', (content) => ({ ...content, log: [{ seat: 'x' }] }), /no recording: log\.0/],
    ['nothing of it', () => [1, 2], /no recording/],
  ])('a file with %s is not taken in', async (_what, change, why) => {
    const { code } = await played(8);
    await operate('export', code, '--out', file);
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
    const before = (await operate('list')).output;
    expect(await operate('import', file)).toMatchObject({ code: 1, output: expect.stringMatching(why) });
    expect((await operate('list')).output).toBe(before);
  });

  test.each([
    ['export', [], 'missing'],
    ['import', [], 'missing'],
    ['list', ['more'], 'Too much'],
    ['list', ['--nonsense'], 'nonsense'],
    ['prune', ['--days', 'x'], 'above 0'],
  ])('%s %j is not understood', async (name, args, why) => {
    await expect(operate(name, ...args)).rejects.toThrow(BadRequest);
    await expect(operate(name, ...args)).rejects.toThrow(why);
  });

  test.each([
    ['export', ['222222222'], 'There is no table'],
    ['verify', ['222222222'], 'There is no table'],
    ['import', ['/nowhere.json'], 'There is no file'],
  ])('%s %j says what is not there', async (name, args, why) => {
    expect(await operate(name, ...args)).toMatchObject({ code: 1, output: expect.stringContaining(why) });
  });

  test.each([
    ['import', '/proc/self', /^\/proc\/self cannot be read: EISDIR.*\.$/],
    ['export', '/proc/game.json', /^\/proc\/game\.json cannot be written: E.*\.$/],
  ])('%s says in one line why it cannot use %s', async (name, path, why) => {
    const { code } = await played(2);
    const args = name === 'import' ? [path] : [code, '--out', path];
    expect(await operate(name, ...args)).toEqual({ code: 1, output: expect.stringMatching(why) });
  });

  test('a game goes out of one program and into another without a file, as it has to in a container', async () => {
    const { code } = await played(5);
    const env = { DATA_DIR: server.place.dataDir };
    const [out, dash] = [run(env, OPERATE, ['export', code]), run(env, OPERATE, ['export', code, '--out', '-'])];
    expect([await out.exit, await dash.exit]).toEqual([0, 0]);
    expect(dash.output()).toBe(out.output());
    const into = run(env, OPERATE, ['import', '-']);
    into.child.stdin!.end(out.output());
    expect(await into.exit).toBe(0);
    expect(into.output()).toMatch(/^The standard input is the table \S+ now: \/t\/\w+\n$/);
    const nothing = run(env, OPERATE, ['import', '-']);
    nothing.child.stdin!.end();
    expect(await nothing.exit).toBe(1);
    expect(nothing.output()).toBe('The standard input cannot be taken in: it is not JSON.\n');
  });

  test('what npm prints in front of an export is named as the reason', async () => {
    const { code } = await played(2);
    const { output } = await operate('export', code);
    writeFileSync(
      file,
      `\n> landfall@0.1.0 archive\n> node scripts/landfall.mjs archive export ${code}\n\n${output}\n`,
    );
    expect(await operate('import', file)).toEqual({
      code: 1,
      output: `${file} cannot be taken in: it begins with lines of npm. Delete them, or export with --out FILE.`,
    });
  });

  test('whoever stops listening to an export leaves one line behind', async () => {
    const { code } = await played(5);
    const out = run({ DATA_DIR: server.place.dataDir }, OPERATE, ['export', code]);
    out.child.stdout!.destroy();
    expect(await out.exit).toBe(1);
    expect(out.output()).toMatch(/^The standard output cannot be written: .*EPIPE.*\n$/);
  });

  test('as a program it prints and exits', async () => {
    const listed = run({ DATA_DIR: server.place.dataDir }, OPERATE, ['list']);
    expect(await listed.exit).toBe(0);
    expect(listed.output()).toBe('0 tables\n');
    const unknown = run({}, OPERATE, ['dance']);
    expect(await unknown.exit).toBe(2);
    expect(unknown.output()).toMatch(/^Usage: /);
  });
});
