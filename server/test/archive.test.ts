import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Archive, type NewTable, type RoundEnd, TableTaken } from '../src/archive/archive.ts';
import { openArchive } from '../src/archive/open.ts';
import { openSqlite } from '../src/archive/sqlite.ts';
import { consoleLog } from '../src/log.ts';
import { type Place, postgresPlace, sqlitePlace } from './places.ts';

const log = consoleLog('silent');
const SETTING = { seats: 2, options: { target: '6' }, choices: [{}, {}] };
const ROUND = { format: 2, setting: SETTING, seed: 'sea' };
const BY = { person: 1, id: 'a' };
const turn = (n: number) => ({ seat: n % 2, action: { type: 'add', n } });

const table = (code: string): NewTable => ({
  code,
  game: 'counting',
  phase: 'lobby',
  round: 0,
  entered: false,
  record: { names: ['Zoë'] },
});
const playing = { phase: 'playing', round: 1, entered: true, record: { names: [] } } as const;

const postgres = await postgresPlace();
const places: [string, Place | null][] = [
  ['SQLite', sqlitePlace()],
  [postgres ? 'PostgreSQL' : 'PostgreSQL: none answers, so this is left out', postgres],
];
afterAll(async () => {
  for (const [, place] of places) await place?.remove();
});

for (const [name, place] of places) {
  const suite = place ? describe : describe.skip;
  suite(name, () => {
    let archive: Archive;
    let code = '';
    let codes = 0;
    beforeAll(async () => {
      archive = await openArchive({ ...place!, log });
    });
    afterAll(() => archive.close());
    beforeEach(() => {
      code = `CODE${codes++}`;
    });

    /** A table with a round of so many turns. */
    async function begun(turns = 0) {
      await archive.create(table(code));
      await archive.save({ code, revision: 1 }, playing, ROUND);
      for (let version = 1; version <= turns; version++)
        await archive.append({ code, revision: 2 }, { round: 1, version, entry: turn(version), by: BY });
      return { code, revision: 2 };
    }

    test('a table is there again as it was saved last', async () => {
      expect(await archive.load(code)).toBeNull();
      expect(await archive.create(table(code))).toBe(true);
      expect(await archive.create(table(code))).toBe(false);
      const { entered: _, ...kept } = table(code);
      expect(await archive.load(code)).toEqual({ ...kept, revision: 1, lastRound: null, authors: [] });
      await archive.save({ code, revision: 1 }, { ...playing, round: 0, record: { names: ['李'] } });
      expect(await archive.load(code)).toMatchObject({ phase: 'playing', revision: 2, record: { names: ['李'] } });
    });

    test('a round is there again with everything that happened in it', async () => {
      const hold = await begun(2);
      await archive.append(hold, { round: 1, version: 3, entry: { undo: 1 }, by: { person: 2, id: 'b' } });
      await archive.append(hold, { round: 1, version: 4, entry: turn(9), by: { person: 0, id: '' } });
      const before = Date.now() - 60_000;
      expect(await archive.load(code)).toMatchObject({
        lastRound: { ...ROUND, round: 1, log: [turn(1), turn(2), { undo: 1 }, turn(9)], ended: null, result: null },
        authors: [BY, BY, { person: 2, id: 'b' }],
      });
      expect(await archive.load(code)).toMatchObject({
        lastRound: { by: [BY.person, BY.person, 2, 0] },
      });
      expect((await archive.load(code))!.lastRound!.started).toBeGreaterThan(before);
    });

    test('the end of a round is kept with its last entry, and the rounds before it stay', async () => {
      const hold = await begun(1);
      const result = { winners: [0, 1], reasons: ['reached'] };
      const ended = { ...playing, phase: 'over', result, hash: '0123456789abcdef' } as const;
      await archive.append(hold, { round: 1, version: 2, entry: turn(2), by: BY }, ended);
      expect(await archive.load(code)).toMatchObject({ phase: 'over', revision: 3, lastRound: { result } });
      await archive.save({ code, revision: 3 }, { ...playing, round: 2 }, { ...ROUND, seed: 'other' });
      const rounds = await archive.rounds(code);
      expect([await archive.round(code, 1), await archive.round(code, 99)]).toEqual([rounds[0], null]);
      expect(rounds).toMatchObject([
        { round: 1, seed: 'sea', result, hash: ended.hash, log: [turn(1), turn(2)] },
        { round: 2, seed: 'other', ended: null, log: [] },
      ]);
      expect(await archive.load(code)).toMatchObject({ revision: 4, round: 2, lastRound: { round: 2, log: [] } });
      expect((await archive.load(code))!.authors).toEqual([BY, BY]);
    });

    test('an end that is taken back is withdrawn with the entry that does it', async () => {
      const hold = await begun(1);
      const end: RoundEnd = { ...playing, phase: 'over', result: { winners: [0], reasons: [] }, hash: 'f' };
      await archive.append(hold, { round: 1, version: 2, entry: turn(2), by: BY }, end);
      const goesOn = { ...playing, result: null, hash: null };
      await archive.append({ code, revision: 3 }, { round: 1, version: 3, entry: { undo: 1 }, by: BY }, goesOn);
      const lastRound = { ended: null, result: null, hash: null, log: [turn(1), turn(2), { undo: 1 }] };
      expect(await archive.load(code)).toMatchObject({ phase: 'playing', revision: 4, lastRound });
    });

    test('nobody writes a second history', async () => {
      const hold = await begun(1);
      const entry = { round: 1, version: 2, entry: turn(2), by: BY };
      const outcomes = await Promise.allSettled([1, 2, 3].map(() => archive.append(hold, entry)));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
      await expect(archive.append(hold, { ...entry, entry: turn(7) })).rejects.toThrow(TableTaken);
      await expect(archive.save({ code, revision: 1 }, playing)).rejects.toThrow(TableTaken);
      await archive.save(hold, playing);
      await expect(archive.append(hold, { ...entry, version: 3 })).rejects.toThrow(TableTaken);
      await expect(archive.save({ code: 'NOBODY', revision: 1 }, playing)).rejects.toThrow(TableTaken);
      expect(await archive.load(code)).toMatchObject({ revision: 3, round: 1, lastRound: { log: [turn(1), turn(2)] } });
    });

    test('what cannot be written as a whole is not written at all', async () => {
      const hold = await begun(1);
      const ended: RoundEnd = { ...playing, phase: 'over', result: { winners: [], reasons: [] }, hash: 'f' };
      await expect(archive.append(hold, { round: 1, version: 1, entry: turn(1), by: BY }, ended)).rejects.toThrow(
        TableTaken,
      );
      await expect(archive.save(hold, { ...playing, record: 'other' }, ROUND)).rejects.toThrow();
      expect(await archive.load(code)).toMatchObject({ phase: 'playing', revision: 2, record: { names: [] } });
      expect(await archive.load(code)).toMatchObject({ lastRound: { ended: null } });
    });

    test('tables are listed with what happened last first', async () => {
      const hold = await begun(3);
      const other = `${code}X`;
      await archive.create(table(other));
      await new Promise((resolve) => setTimeout(resolve, 5));
      await archive.append(hold, { round: 1, version: 4, entry: turn(4), by: BY });
      const [first, second] = await archive.list();
      expect(first).toMatchObject({ code, game: 'counting', phase: 'playing', round: 1, entries: 4 });
      expect(second).toMatchObject({ code: other, phase: 'lobby', round: 0, entries: 0 });
      expect(first!.touched).toBeGreaterThan(second!.touched);
    });

    test('only tables that nobody has used for long are deleted, with all they had', async () => {
      const hold = await begun(1);
      const [idle, unused] = [`${code}I`, `${code}U`];
      await archive.create({ ...table(idle), entered: true });
      await archive.create(table(unused));
      await new Promise((resolve) => setTimeout(resolve, 5));
      const then = Date.now();
      expect(await archive.prune({ touched: 0, unused: 0 })).toEqual([]);
      await archive.append(hold, { round: 1, version: 2, entry: turn(2), by: BY });
      expect(await archive.prune({ touched: 0, unused: then })).toContain(unused);
      const pruned = await archive.prune({ touched: then, unused: then });
      expect(pruned).toContain(idle);
      expect(pruned).not.toContain(code);
      expect(await archive.load(idle)).toBeNull();
      const all = { touched: Date.now() + 1000, unused: 0 };
      expect([...(await archive.saves()).keys()]).toContain(code);
      expect(await archive.prune(all, [])).toEqual([]);
      expect(await archive.prune({ touched: then, unused: then }, [code])).toEqual([]);
      expect(await archive.prune(all, [code, idle])).toEqual([code]);
      expect(await archive.rounds(code)).toEqual([]);
      await expect(archive.append(hold, { round: 1, version: 3, entry: turn(3), by: BY })).rejects.toThrow(TableTaken);
    });

    test('a game that was played elsewhere is taken in as it is', async () => {
      await begun(3);
      const [round] = await archive.rounds(code);
      const ended = { ...round!, ended: 5, result: { winners: [1], reasons: ['x'] }, hash: 'a' };
      const other = { ...table(`${code}X`), phase: 'over', round: 1 } as const;
      expect(await archive.restore(other, ended)).toBe(true);
      expect(await archive.restore(other, ended)).toBe(false);
      expect(await archive.rounds(other.code)).toEqual([{ ...ended, by: [0, 0, 0] }]); // its people are not known here
    });

    test('what is kept is still there for the next process', async () => {
      await begun(2);
      const other = await openArchive({ ...place!, log });
      expect(await other.load(code)).toEqual(await archive.load(code));
      await other.close();
    });
  });
}

describe('SQLite', () => {
  const place = sqlitePlace();
  afterAll(() => place.remove());

  test('an answer means that it is on the disk', () => {
    const database = openSqlite(place.dataDir);
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
    database.close();
  });

  test('a writer that is soon done is waited for, and meanwhile other things go on', async () => {
    const archive = await openArchive({ ...place, log });
    const other = new DatabaseSync(join(place.dataDir, 'landfall.db'));
    other.exec('begin immediate');
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    setTimeout(() => other.exec('commit'), 400);
    expect(await archive.create(table('WAITING'))).toBe(true);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(4);
    other.exec('begin immediate');
    await expect(archive.create(table('IN VAIN'))).rejects.toThrow('locked');
    expect(await archive.load('WAITING')).not.toBeNull();
    other.close();
    expect(await archive.create(table('AT LAST'))).toBe(true);
    await archive.close();
  });
});
