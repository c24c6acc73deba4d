import type { Game, Random } from '@landfall/shared/engine/game.ts';
import { defaultSetting, settingProblem } from '@landfall/shared/engine/setting.ts';
import type { CreateTable, CreateTableReply } from '@landfall/shared/protocol/http.ts';
import { call } from './call.ts';
import { Connection } from './connection.ts';
import { drawFault } from './faults.ts';
import { Line } from './line.ts';
import { chance, luckOf, oneOf } from './luck.ts';
import { Player } from './player.ts';
import { pause } from './time.ts';
import { type Horizon, Witness } from './witness.ts';

/** A game that was played, and what its players saw and were told. */
export interface PlayedTable {
  code: string;
  /** It came to its end; otherwise nothing happened any more. */
  isOver: boolean;
  game: Game;
  seats: number;
  witnesses: Witness[];
  cuts: number;
}

export interface Place {
  seed: string;
  /** Number of the table in this run. */
  number: number;
  port(): number;
  /** Somebody was told that something counts. */
  progress(): void;
}

/** In a hundred: tables where a CPU plays, too. */
const WITH_CPU = 25;
const CREATE_MS = 4000;
const LOOK_MS = 250;
/** A game in which nothing happens for so long will not go on, however busy the machine is. */
const STUCK_MS = 300_000;

/** Opens a table and plays a game on bad lines to its end. */
export async function playTable(game: Game, place: Place): Promise<PlayedTable> {
  const luck = luckOf(place.seed, 'table', place.number);
  const wanted = drawSetting(game, place, luck);
  const people = wanted.seats! - (chance(luck, WITH_CPU) ? 1 : 0);
  const lines: Line[] = [];
  const horizon: Horizon = { version: 0 };
  const witnesses = Array.from({ length: people }, () => new Witness(horizon));
  for (let nth = 0; nth < people; nth++) lines.push(await openLine(place, nth));
  try {
    const code = await create(lines[0]!, wanted, addressOf(place, 0));
    const connections = lines.map(
      ({ origin }, nth) => new Connection({ origin, code, address: addressOf(place, nth) }, witnesses[nth]!),
    );
    const staying = connections.map((connection, nth) => connection.stay(`P${nth}`));
    const players = connections.map((connection, nth) => {
      const own = luckOf(place.seed, 'player', place.number, nth);
      return new Player({ game, people, connection, witness: witnesses[nth]!, luck: own, progress: place.progress });
    });
    const ending = Promise.all(players.map((player) => player.playToTheEnd()));
    const isOver = await Promise.race([ending.then(() => true), standsStill(witnesses, ending).then(() => false)]);
    for (const connection of connections) connection.close();
    await Promise.all(staying);
    const cuts = lines.reduce((sum, line) => sum + line.cuts, 0);
    return { code, isOver, game, seats: wanted.seats!, witnesses, cuts };
  } finally {
    for (const line of lines) line.close();
  }
}

function openLine({ seed, number, port }: Place, nth: number): Promise<Line> {
  let connections = 0;
  return Line.open(port, () => drawFault(luckOf(seed, 'connection', number, nth, connections++)));
}

/** An address of its own for each client. */
const addressOf = ({ number }: Place, nth: number): string => `10.${number >> 8}.${number & 255}.${nth + 1}`;

/** A setting that the game allows, from the number of seats to every option. */
function drawSetting(game: Game, { seed, number }: Place, luck: Random): CreateTable {
  const seats = game.seats.min + luck.below(game.seats.max - game.seats.min + 1);
  const usual = defaultSetting(game, seats);
  const drawn = Object.entries(game.options as Record<string, string[]>).map(([name, values]) => [
    name,
    oneOf(luck, values),
  ]);
  const options: Record<string, string> = Object.fromEntries(drawn);
  const isPossible = settingProblem(game, { ...usual, options }) === null;
  return { game: game.id, seats, seed: `${seed} ${number}`, ...(isPossible ? { options } : {}) };
}

async function create({ origin }: Line, body: CreateTable, address: string): Promise<string> {
  for (;;) {
    const created = call<CreateTableReply>({ origin, path: '/api/tables', address, body, ms: CREATE_MS });
    const reply = await created.catch(() => pause(LOOK_MS));
    if (reply) return reply.code;
  }
}

/** Resolves when nobody has seen anything new for a long time. */
async function standsStill(witnesses: readonly Witness[], ending: Promise<unknown>): Promise<void> {
  let isOver = false;
  void ending.then(() => {
    isOver = true;
  });
  let newest = 0;
  for (let movedAt = performance.now(); !isOver && performance.now() - movedAt < STUCK_MS; await pause(LOOK_MS)) {
    const now = Math.max(...witnesses.map(({ newest }) => newest));
    if (now > newest) movedAt = performance.now();
    newest = now;
  }
}
