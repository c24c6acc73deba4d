import type { IncomingMessage } from 'node:http';
import type { Game, Setting } from '@landfall/shared/engine/game.ts';
import { hasSecrets } from '@landfall/shared/engine/secrets.ts';
import { defaultSetting, settingProblem } from '@landfall/shared/engine/setting.ts';
import type {
  CreateTable,
  CreateTableReply,
  GamesReply,
  JoinTableReply,
  ReplayReply,
  TableSummary,
  TablesReply,
} from '@landfall/shared/protocol/http.ts';
import compression from 'compression';
import express, { type Request, Router } from 'express';
import type { Config } from '../config.ts';
import { AddressLimit, Bucket } from '../limits.ts';
import { dailySetting, dayOf, seedOfDay } from '../match/daily.ts';
import type { Directory } from '../match/directory.ts';
import type { Opening } from '../match/opening.ts';
import { toFile } from '../operate/file.ts';
import type { Sockets } from '../web/sockets.ts';
import { answerAddress } from './address.ts';
import { readCreateTable, readJoinTable } from './bodies.ts';
import { answerFailures, Failure, unknownPath } from './failure.ts';
import { type Asker, Gate } from './gate.ts';
import { branchFrom, readRound, readSecret } from './replay.ts';

const MOST_LISTED = 50;
/** Requests that change nothing; every site may make them, though its pages cannot read the answer. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

type ReplayRequest = Request<{ code: string; round: string }>;

export interface ApiParts {
  config: Config;
  directory: Directory;
  /** Whether a page of this service, or none, is behind a request. */
  isWelcome(request: IncomingMessage): boolean;
  sockets: Pick<Sockets, 'hasRoom' | 'expect'>;
}

/** Everything under `/api`. */
export function tablesApi({ config, directory, isWelcome, sockets }: ApiParts): Router {
  const api = Router();
  const gate = new Gate(directory, config);
  const limits = {
    newTables: new AddressLimit(config.newTables),
    allNewTables: new Bucket(config.allNewTables),
    replays: new AddressLimit(config.replays),
  };

  api.use((request, _response, next) => {
    if (!READING.includes(request.method) && !isWelcome(request)) throw new Failure({ error: 'otherSite' });
    next();
  });
  api.use(express.json({ limit: '4kb' }));

  api.get('/address', answerAddress(config));

  api.get('/games', (_request, response) => {
    const games = Object.values(config.games).map((game) => {
      const { id, seats, options, seatOptions } = game;
      return {
        id,
        seats,
        options,
        seatOptions,
        cpus: directory.hasCpus(id),
        open: !hasSecrets(game),
        daily: Boolean(game.daily),
      };
    });
    response.json({ games, day: dayOf(Date.now()) } satisfies GamesReply);
  });

  api.get('/tables', (_request, response) => {
    response.json({ tables: directory.waiting(MOST_LISTED).map((room) => room.summary) } satisfies TablesReply);
  });

  api.post('/tables', async ({ body, headers, ip }, response) => {
    const wanted = readCreateTable(body);
    const game = findGame(config, wanted.game);
    const isOther = wanted.from || wanted.daily;
    const opening = isOther ? null : newOpening(game, wanted, directory.hasCpus(game.id));
    if (!limits.newTables.take(ip) || !limits.allNewTables.take()) throw new Failure({ error: 'tooMany' });
    const code = await directory.open(
      opening ??
        (await (wanted.daily ? daily(game, wanted) : branch(game, wanted, { secret: readSecret(headers), ip }))),
    );
    response.status(201).json({ code } satisfies CreateTableReply);
  });

  api.get('/tables/:code', async ({ params, ip }, response) => {
    const { summary } = await gate.find(params.code, { ip });
    response.json(summary satisfies TableSummary);
  });

  api.post('/tables/:code/join', async ({ params, body, ip }, response) => {
    const wanted = readJoinTable(body);
    // First of all, so that whoever gets no socket uses up nothing that others of the same address need.
    const isFull = !sockets.hasRoom(ip);
    if (isFull && !directory.isHere(params.code, wanted)) throw new Failure({ error: 'tooMany', problem: 'crowded' });
    const room = await gate.enter(params.code, ip, wanted);
    const entry = await room.letIn(wanted);
    if ('reason' in entry) {
      if (entry.reason === 'noSuchKey') gate.missed({ ip });
      throw new Failure({ error: entry.reason, field: entry.field });
    }
    const reservation = await directory.reserve(room, entry);
    if (isFull) sockets.expect(reservation.sessionId);
    const reply: JoinTableReply = { ...entry, game: room.summary.game, reservation };
    response.setHeader('Cache-Control', 'no-store').json(reply);
  });

  api.get(
    '/tables/:code/rounds/:round/replay',
    compression(),
    async ({ params, headers, ip }: ReplayRequest, response) => {
      if (!limits.replays.take(ip)) throw new Failure({ error: 'tooMany' });
      const secret = readSecret(headers);
      const room = await gate.find(params.code, { ip, secret });
      const replay = await room.replay(readRound(params.round), secret);
      if ('reason' in replay) throw new Failure({ error: replay.reason, problem: replay.problem });
      // Not `send`, which would work out an ETag of all of it for each of them.
      response.setHeader('Cache-Control', 'no-store').type('json').end(replay);
    },
  );

  api.get('/tables/:code/rounds/:round/recording', async ({ params, headers, ip }: ReplayRequest, response) => {
    if (!limits.replays.take(ip)) throw new Failure({ error: 'tooMany' });
    const secret = readSecret(headers);
    const room = await gate.find(params.code, { ip, secret });
    const found = await room.export(readRound(params.round), secret);
    if ('reason' in found) throw new Failure({ error: found.reason, problem: found.problem });
    const file = toFile(room.summary.game, found.saved, found.incidents);
    response.setHeader('Cache-Control', 'no-store').type('json').send(file);
  });

  api.use(unknownPath);
  api.use(answerFailures(config.log));
  return api;

  /** @throws NotSaved */
  async function daily(game: Game, wanted: CreateTable): Promise<Opening> {
    const setting = dailySetting(game);
    if (!setting) throw new Failure({ error: 'notAllowed', field: 'daily', problem: 'unknown' });
    const other = Object.keys(wanted).find((field) => field !== 'game' && field !== 'daily');
    if (other) throw new Failure({ error: 'badRequest', field: other });
    const day = dayOf(Date.now());
    const seed = seedOfDay(await directory.secret('daily'), game.id, day);
    return { game, setting, seed, listed: false, begins: true, daily: day };
  }

  async function branch(game: Game, wanted: CreateTable, asker: Asker): Promise<Opening> {
    const { code = '', round = 0 } = wanted.from ?? {};
    const room = await gate.find(code, asker);
    const replay = await room.replay(round, asker.secret ?? null);
    if ('reason' in replay) throw new Failure({ error: replay.reason, field: 'from', problem: replay.problem });
    return branchFrom(game, wanted, JSON.parse(replay.toString()) as ReplayReply);
  }
}

function findGame({ games }: Config, id: string): Game {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!game) throw new Failure({ error: 'notAllowed', field: 'game', problem: 'unknown' });
  return game;
}

function newOpening(game: Game, wanted: CreateTable, hasCpus: boolean): Opening {
  const { seed = '', listed = false, cpus = [], begin = false } = wanted;
  const setting = settingFrom(game, wanted);
  const others = setting.seats - cpus.length;
  if (cpus.length > 0 && !hasCpus) throw new Failure({ error: 'notAllowed', field: 'cpus', problem: 'unknown' });
  if (others < 0) throw new Failure({ error: 'notAllowed', field: 'cpus', problem: 'outOfRange' });
  if (begin && (others === 0 || (others > 1 && hasSecrets(game))))
    throw new Failure({ error: 'notAllowed', field: 'begin', problem: 'outOfRange' });
  return { game, setting, seed, listed, cpus, begins: begin };
}

function settingFrom(game: Game, { seats, options }: CreateTable): Setting {
  const wanted = seats ?? game.seats.min;
  const { min, max } = game.seats;
  if (wanted < min || wanted > max) throw new Failure({ error: 'notAllowed', field: 'seats', problem: 'outOfRange' });
  const usual = defaultSetting(game, wanted) as Setting;
  const setting: Setting = { ...usual, options: { ...usual.options, ...options } };
  const problem = settingProblem(game, setting);
  if (problem) throw new Failure({ error: 'notAllowed', ...problem });
  return setting;
}
