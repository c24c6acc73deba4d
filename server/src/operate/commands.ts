import { readCode, showCode } from '@landfall/shared/protocol/invite.ts';
import type { Archive, ListedTable, SavedRound } from '../archive/archive.ts';
import { tooOld } from '../archive/prune.ts';
import type { Config } from '../config.ts';
import { content } from '../match/ledger.ts';
import { newCode, recordOf } from '../match/opening.ts';
import { BadFile, fromFile, toFile } from './file.ts';
import { readNumber, readRequest } from './request.ts';
import { FileTrouble, named, readAll, writeAll } from './streams.ts';
import { verify } from './verify.ts';

export interface Work {
  archive: Archive;
  config: Config;
  args: string[];
}
/** Does something and tells about it; 0 when all is well, 1 when not. */
type Command = (work: Work) => Promise<number>;

export const USAGE = `Usage: npm run archive -- COMMAND

  list [--json]                          every table, the one used last first
  export CODE [--round N] [--out FILE]   a round as a file, the last one of the table unless another is named, with
                                         each position in which a fault of the game kept it from going on; it is
                                         printed unless there is a FILE
  import FILE                            opens a table with the round of a file, or of the standard input for -
  verify [CODE ...]                      plays every round again and compares the position at its end
  prune [--days N] [--dry-run]           deletes tables without a move for so many days (RETENTION_DAYS)

The tables are those of DATA_DIR or DATABASE_URL. The service may be running meanwhile.`;

const list: Command = async ({ archive, args }) => {
  const { values } = readRequest(args, { json: { type: 'boolean' } }, [0, 0]);
  const tables = await archive.list();
  if (values.json) console.log(JSON.stringify(tables));
  else for (const line of tables.map(describe)) console.log(line);
  if (!values.json) console.log(`${tables.length} tables`);
  return 0;
};

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const describe = ({ code, game, phase, round, entries, created, touched, incidents }: ListedTable): string =>
  [
    showCode(code),
    game.padEnd(16),
    phase.padEnd(7),
    `round ${round}`.padEnd(9),
    `${entries} moves`.padStart(11),
    `opened ${day(created)}`,
    `used ${day(touched)}`,
    ...(incidents > 0 ? [`stuck ${incidents} times`] : []),
  ].join('  ');

const exportRound: Command = async ({ archive, args }) => {
  const options = { round: { type: 'string' }, out: { type: 'string' } } as const;
  const { values, positionals } = readRequest(args, options, [1, 1]);
  const table = await archive.load(readCode(positionals[0]!));
  if (!table) return refuse(`There is no table ${positionals[0]}.`);
  const round = await roundOf(archive, table.code, values.round);
  if (!round) return refuse('That round was not played.');
  const file = toFile(table.game, round, await archive.incidents(table.code));
  try {
    await writeAll(values.out, file);
    return 0;
  } catch (error) {
    return refuseFor(error);
  }
};

async function roundOf(archive: Archive, code: string, wanted: string | undefined): Promise<SavedRound | undefined> {
  const rounds = await archive.rounds(code);
  if (wanted === undefined) return rounds.at(-1);
  const number = readNumber(wanted, '--round');
  return rounds.find(({ round }) => round === number);
}

const importRound: Command = async ({ archive, config, args }) => {
  const { positionals } = readRequest(args, {}, [1, 1]);
  const [file] = positionals as [string];
  try {
    const { game, round } = fromFile(await readAll(file), config.games);
    const { setting } = round;
    const record = recordOf({ game, setting, seed: '', listed: false, begun: round });
    let code = newCode();
    // Somebody has brought it here on purpose, so it is not one of those that are soon deleted because nobody comes.
    const table = { game: game.id, ...content(record), entered: true };
    while (!(await archive.restore({ ...table, code }, round))) code = newCode();
    console.log(`${named(file)} is the table ${showCode(code)} now: /t/${code}`);
    return 0;
  } catch (error) {
    if (error instanceof BadFile) return refuse(`${named(file)} cannot be taken in: ${error.message}.`);
    return refuseFor(error);
  }
};

const verifyRounds: Command = async ({ archive, config, args }) => {
  const { positionals } = readRequest(args, {}, [0, Number.POSITIVE_INFINITY]);
  const codes = positionals.map(readCode);
  const all = await archive.list();
  const known = new Set(all.map(({ code }) => code));
  const unknown = positionals.find((text) => !known.has(readCode(text)));
  if (unknown !== undefined) return refuse(`There is no table ${unknown}.`);
  const tables = codes.length > 0 ? all.filter(({ code }) => codes.includes(code)) : all;
  const since = performance.now();
  const { rounds, entries, wrong } = await verify(archive, config.games, tables);
  const seconds = (performance.now() - since) / 1000;
  for (const { code, round, why } of wrong) console.log(`${showCode(code)} round ${round}: ${why}`);
  const speed = Math.round(rounds / seconds);
  console.log(`games ${rounds}, moves ${entries}, wrong ${wrong.length}, ${seconds.toFixed(2)} s, ${speed} games/s`);
  return wrong.length > 0 ? 1 : 0;
};

const prune: Command = async ({ archive, config, args }) => {
  const options = { days: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  const { values } = readRequest(args, options, [0, 0]);
  const before = tooOld(values.days === undefined ? config.retentionDays : readNumber(values.days, '--days'));
  const codes = values['dry-run'] ? await archive.outdated(before) : await archive.prune(before);
  for (const code of codes) console.log(showCode(code));
  console.log(`${codes.length} tables ${values['dry-run'] ? 'would be deleted' : 'deleted'}`);
  return 0;
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  export: exportRound,
  import: importRound,
  verify: verifyRounds,
  prune,
};

function refuse(why: string): number {
  console.error(why);
  return 1;
}

/** @throws error unless it is about a file */
function refuseFor(error: unknown): number {
  if (error instanceof FileTrouble) return refuse(error.message);
  throw error;
}
