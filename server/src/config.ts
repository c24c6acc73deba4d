import { fileURLToPath } from 'node:url';
import type { Game } from '@landfall/shared/engine/game.ts';
import { GAMES } from '@landfall/shared/games/registry.ts';
import { KEY_DAYS } from '@landfall/shared/protocol/key.ts';
import { HOLD_LIMIT_MS } from '@landfall/shared/protocol/room.ts';
import { z } from 'zod';
import type { Archive } from './archive/archive.ts';
import { type ArchivePlace, openArchive } from './archive/open.ts';
import { consoleLog, LOG_LEVELS, type Log } from './log.ts';

/** How often something may happen: `burst` times at once, after that `perSecond` on average. */
export interface Rate {
  burst: number;
  perSecond: number;
}

export interface Config {
  port: number;
  host: string;
  games: Readonly<Record<string, Game>>;
  /** Folder of the built pages. */
  pages: string;
  /** Reverse proxies in front of the service, whose word about the visitor's address and the own name is taken. */
  trustProxy: number;
  /** Where the operator says the service can be reached, without a slash at the end; '' where they do not. */
  publicUrl: string;
  /** Sites besides the own one whose pages may use the service, such as `https://games.example.org`. */
  allowedOrigins: readonly string[];
  log: Log;

  /** Folder of the embedded database; ':memory:' keeps tables only until the service ends. */
  dataDir: string;
  /** Address of a PostgreSQL database to keep tables in instead; '' for none. */
  databaseUrl: string;
  /** Opens what tables are kept in. */
  openArchive(place: ArchivePlace): Promise<Archive>;
  /** How long a table is kept after its last change, in days. */
  retentionDays: number;
  /** Wait before something that could not be saved is tried again by itself, in milliseconds. */
  retryMs: number;

  /** Wait before an automatic step that nobody could forestall, in milliseconds. */
  paceMs: number;
  /** Wait before an automatic step that somebody could forestall with an action of their own. */
  windowMs: number;
  /** How long one seat can hold up the same automatic step. */
  holdMs: number;

  /** Address of the module with the CPU players of the games. */
  bots: string;
  /** How long a CPU takes for a move at least, in milliseconds, as a person would. */
  cpuMs: number;
  /** How long a CPU may search for a move, in milliseconds. */
  cpuThinkMs: number;
  /** How long to wait for a CPU, with its turn to think, before something legal is played instead. */
  cpuLimitMs: number;
  /** How long the first thread may take to start, before a CPU is asked in it. */
  cpuStartMs: number;

  /** How long a second of the time for a decision takes, in milliseconds. */
  turnSecondMs: number;
  /** How much of that time somebody who was gone has at least when they are back, once for each decision. */
  turnGraceMs: number;

  /** How long whoever is asked whether they are still there has at least, in seconds: in a game, and in any other phase. */
  askedSeconds: { playing: number; lobby: number };

  /** How often every connection is asked for a sign of life, in milliseconds; one that gave none by the next time is ended. */
  heartbeatMs: number;
  /** How long a lost connection counts as trouble; after that the person is away. */
  troubleMs: number;
  /** How long somebody must be gone before the host role moves on, or a watcher is dropped from the list. */
  absentMs: number;
  /** How long a table without anybody connected stays in memory; after that only the archive has it. */
  idleMs: number;
  /** The same for a table that nobody has entered yet. */
  unusedMs: number;
  /** How long a reservation handed out by the API waits for its socket, in seconds. */
  reservationSeconds: number;

  /** How long a key that brings a person to another device can be used. */
  keyMs: number;

  /** How long closing the service may take before connections are cut. */
  closingMs: number;

  /** Tables in memory. */
  mostTables: number;
  /** Sockets from each address that are open at the same time. */
  mostSockets: number;
  /** People one table remembers at once, watchers included. */
  mostGuests: number;
  /** Entries of a log after which nothing is taken back any more. Each taking back is one, and their numbers are 16 bits wide. */
  mostEntries: number;
  /** Entries of a log up to which it is shown and told as a whole: those above, and a game that is played to its end after that. */
  mostShown: number;
  /** New tables for each address. */
  newTables: Rate;
  /** New tables for all addresses together: what they take on the disk, where those that nobody enters stay for a day. */
  allNewTables: Rate;
  /** Entering tables, for each address. */
  joins: Rate;
  /** Looking up codes that do not exist, for each address. */
  misses: Rate;
  /** Entering tables, for all addresses together. */
  allJoins: Rate;
  /** Looking up codes and showing keys that do not exist, for all addresses together. */
  allMisses: Rate;
  /** Rounds to be seen again or kept as a file, for each address. */
  replays: Rate;
  /** Hints for each person at a table. */
  hints: Rate;
  /** Stories of the round so far for each person at a table. */
  stories: Rate;
  /** Messages on each connection. */
  messages: Rate;
  /** Messages on each connection that had to be refused as garbage, before it is closed. */
  garbage: Rate;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const DEFAULTS: Config = {
  port: 2567,
  host: '0.0.0.0',
  games: GAMES,
  pages: fileURLToPath(new URL('../../client/dist', import.meta.url)),
  trustProxy: 0,
  publicUrl: '',
  allowedOrigins: [],
  log: consoleLog('info'),
  dataDir: 'data',
  databaseUrl: '',
  openArchive,
  retentionDays: 30,
  retryMs: 1000,
  paceMs: 900,
  windowMs: 2500,
  holdMs: HOLD_LIMIT_MS,
  bots: new URL('../../shared/src/games/bots.ts', import.meta.url).href,
  cpuMs: 900,
  cpuThinkMs: 250,
  cpuLimitMs: 5000,
  cpuStartMs: 60_000,
  turnSecondMs: 1000,
  turnGraceMs: 10_000,
  askedSeconds: { playing: 20, lobby: 60 },
  heartbeatMs: 10_000,
  troubleMs: 10_000,
  absentMs: 60_000,
  idleMs: 15 * MINUTE,
  unusedMs: 15 * MINUTE,
  reservationSeconds: 15,
  keyMs: KEY_DAYS * DAY,
  closingMs: 5000,
  mostTables: 2000,
  mostSockets: 100,
  mostGuests: 100,
  mostEntries: 3000, // a game to 150 in Dominoes, the longest there is, has a thousand at most
  mostShown: 6000,
  newTables: { burst: 20, perSecond: 20 / 60 },
  allNewTables: { burst: 2000, perSecond: 1 },
  joins: { burst: 60, perSecond: 1 },
  misses: { burst: 30, perSecond: 0.5 },
  // Everybody at every table may come back at once after a restart; the other is far more than people mistype.
  allJoins: { burst: 10_000, perSecond: 200 },
  allMisses: { burst: 3000, perSecond: 30 },
  replays: { burst: 30, perSecond: 0.5 },
  hints: { burst: 6, perSecond: 0.5 },
  stories: { burst: 6, perSecond: 0.5 },
  messages: { burst: 60, perSecond: 20 },
  garbage: { burst: 100, perSecond: 1 },
};

function whole(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
}

function above0(most: number) {
  const message = `must be a number above 0, ${most} at most`;
  return z.coerce.number(message).positive(message).max(most, message);
}

/** `state.nextStepMs` is 16 bits wide. */
const wait = whole(0, 60_000);

const POSTGRES = /^postgres(ql)?:\/\//;

/** A web address of which only the origin matters. */
const webOrigin = z
  .string()
  .refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an address such as https://play.example.org',
  )
  .transform((text) => new URL(text).origin);

/** Where a page may come from; those of apps have schemes of their own. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/;

const environment = z.object({
  PORT: whole(0, 65_535).optional(),
  HOST: z.string().min(1).optional(),
  PACE_MS: wait.optional(),
  WINDOW_MS: wait.optional(),
  CPU_MS: wait.optional(),
  PUBLIC_URL: webOrigin.optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
    .pipe(
      z.array(z.string().regex(ORIGIN, 'must be origins such as https://games.example.org, with commas between them')),
    )
    .optional(),
  TRUST_PROXY: whole(0, 10).optional(),
  MAX_TABLES: whole(1, 100_000).optional(),
  MAX_PER_ADDRESS: whole(1, 100_000).optional(),
  IDLE_MINUTES: above0(10_000).optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(POSTGRES, 'must be an address such as postgres://user:password@host/database')
    .optional(),
  RETENTION_DAYS: above0(36_500).optional(),
  LOG: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
});

/**
 * The configuration that the environment asks for.
 * @throws Error with one line for each variable that cannot be used
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse(given);
  if (error) {
    const lines = error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
    throw new Error([...new Set(lines)].join('\n'));
  }
  return {
    ...DEFAULTS,
    port: data.PORT ?? DEFAULTS.port,
    host: data.HOST ?? DEFAULTS.host,
    paceMs: data.PACE_MS ?? DEFAULTS.paceMs,
    windowMs: data.WINDOW_MS ?? DEFAULTS.windowMs,
    cpuMs: data.CPU_MS ?? DEFAULTS.cpuMs,
    trustProxy: data.TRUST_PROXY ?? DEFAULTS.trustProxy,
    publicUrl: data.PUBLIC_URL ?? DEFAULTS.publicUrl,
    allowedOrigins: data.ALLOWED_ORIGINS ?? DEFAULTS.allowedOrigins,
    mostTables: data.MAX_TABLES ?? DEFAULTS.mostTables,
    mostSockets: data.MAX_PER_ADDRESS ?? DEFAULTS.mostSockets,
    idleMs: data.IDLE_MINUTES === undefined ? DEFAULTS.idleMs : data.IDLE_MINUTES * MINUTE,
    dataDir: data.DATA_DIR ?? DEFAULTS.dataDir,
    databaseUrl: data.DATABASE_URL ?? DEFAULTS.databaseUrl,
    retentionDays: data.RETENTION_DAYS ?? DEFAULTS.retentionDays,
    log: data.LOG === undefined ? DEFAULTS.log : consoleLog(data.LOG),
  };
}
