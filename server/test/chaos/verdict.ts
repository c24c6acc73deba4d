import { hashOf } from '@landfall/shared/engine/hash.ts';
import { positions } from '@landfall/shared/engine/positions.ts';
import type { ReplayReply } from '@landfall/shared/protocol/http.ts';
import pg from 'pg';
import { openArchive } from '../../src/archive/open.ts';
import { openSqlite } from '../../src/archive/sqlite.ts';
import { recordingOf } from '../../src/match/recovery.ts';
import type { HousePlace } from './house.ts';
import type { PlayedTable } from './table.ts';
import { type Sight, sightOf, type Witness } from './witness.ts';

/** What was found to be wrong, in words; nothing in a good run. */
export interface Verdict {
  lost: string[];
  doubled: string[];
  diverged: string[];
}

/** An entry of a table's log, as it is on the disk. */
interface Kept {
  version: number;
  person: number;
  id: string;
  action: unknown;
}

/** The position that the log leads to after so many entries, as each seat may see it. */
type Sights = Sight[][];

const QUIET = { error() {}, warn() {}, info() {} };

/**
 * Compares what the players of a table saw and were told with what is on the disk, while no server uses it.
 * @param live the end of the game as the server told it, where it came to one
 */
export async function judge(place: HousePlace, table: PlayedTable, live: ReplayReply | null): Promise<Verdict> {
  const archive = await openArchive({ ...place, log: QUIET });
  const [round] = await archive.rounds(table.code);
  await archive.close();
  const verdict: Verdict = { lost: [], doubled: [], diverged: [] };
  const recording = round && recordingOf(table.game.id, round);
  if (!recording) return { ...verdict, lost: ['there is no recording'] };
  const kept = await entriesOf(place, table.code);
  const sights = sightsOf(table, recording);
  for (const witness of table.witnesses) {
    compareActions(witness, kept, verdict);
    comparePositions(witness, sights, verdict);
  }
  if (live) compareEnds(table, { live, sights, verdict });
  else if (table.isOver) verdict.lost.push('the server does not tell the end any more');
  return verdict;
}

async function entriesOf({ dataDir, databaseUrl }: HousePlace, code: string): Promise<Kept[]> {
  const rows = await (databaseUrl ? rowsInPostgres(databaseUrl, code) : rowsInSqlite(dataDir, code));
  return rows.map(({ version, person, request, action }) => ({
    version: Number(version),
    person: Number(person),
    id: String(request),
    action: action === null ? null : JSON.parse(String(action)),
  }));
}

type Row = Record<string, unknown>;
const ROWS = 'select version, person, request, action from entries';

function rowsInSqlite(dataDir: string, code: string): Row[] {
  const database = openSqlite(dataDir);
  const rows = database.prepare(`${ROWS} where code = ? order by version`).all(code);
  database.close();
  return rows;
}

async function rowsInPostgres(connectionString: string, code: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Row>(`${ROWS} where code = $1 order by version`, [code]);
  await client.end();
  return rows;
}

function sightsOf({ game, seats }: PlayedTable, recording: Parameters<typeof positions>[1]): Sights {
  return [...positions(game, recording)].map(({ match: { state } }) =>
    Array.from({ length: seats }, (_, seat) => sightOf(state.table, state.hands[seat])),
  );
}

/** Every acknowledged action is there exactly once, and as it was meant; no refused one is there. */
function compareActions(witness: Witness, kept: readonly Kept[], verdict: Verdict): void {
  const entriesFor = (id: string) => kept.filter((entry) => entry.person === witness.person && entry.id === id);
  for (const { id, action, version } of witness.acknowledged) {
    const entries = entriesFor(id);
    const what = `${id}: ${JSON.stringify(action)}`;
    if (entries.length === 0) verdict.lost.push(`${what} was acknowledged, but is not there`);
    if (entries.length > 1) verdict.doubled.push(`${what} is there ${entries.length} times`);
    const [entry] = entries;
    if (!entry) continue;
    const isMeant = hashOf(entry.action) === hashOf(action) && (version === null || version === entry.version);
    if (!isMeant) verdict.diverged.push(`${what} is there as ${JSON.stringify(entry)}`);
  }
  for (const { id } of witness.refused)
    if (entriesFor(id).length > 0) verdict.doubled.push(`${id} was refused, but is there, so it would be played again`);
}

/** Every position that was ever shown is the one that the recording leads to. */
function comparePositions({ seat, shown, lost, doubled, diverged }: Witness, sights: Sights, verdict: Verdict): void {
  for (const { version, ...seen } of shown) {
    const wanted = sights[version]?.[seat];
    if (!wanted) verdict.lost.push(`position ${version} was shown, but is not there`);
    else if (seen.table !== wanted.table) verdict.diverged.push(`seat ${seat} saw another table at ${version}`);
    else if (seen.hand !== wanted.hand)
      verdict.diverged.push(`seat ${seat} saw the hand ${seen.hand} at ${version} instead of ${wanted.hand}`);
  }
  verdict.lost.push(...lost);
  verdict.doubled.push(...doubled);
  verdict.diverged.push(...diverged);
}

/** In the end everybody has seen the last position, and it is the one that the server tells of. */
function compareEnds(
  { seats, witnesses }: PlayedTable,
  { live, sights, verdict }: { live: ReplayReply; sights: Sights; verdict: Verdict },
): void {
  const last = live.frames.at(-1)!;
  const ends = Array.from({ length: seats }, (_, seat) => sightOf(last.table, last.hands?.[seat]));
  if (hashOf(ends) !== hashOf(sights.at(-1)!)) verdict.diverged.push('the server has another end than its recording');
  for (const { seat, shown } of witnesses)
    if (shown.at(-1)?.version !== sights.length - 1) verdict.diverged.push(`seat ${seat} has not seen the end`);
}
