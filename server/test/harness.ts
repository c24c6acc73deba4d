import { matchMaker } from '@colyseus/core';
import type { Game, Seat, View } from '@landfall/shared/engine/game.ts';
import type { CreateTable, ErrorReply, JoinTable, JoinTableReply } from '@landfall/shared/protocol/http.ts';
import { PROTOCOL, type Reply, type Requests } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Room } from 'colyseus.js';
import { WebSocket } from 'ws';
import { type RunningServer, startServer } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import type { Log } from '../src/log.ts';
import type { MatchRoom } from '../src/match/MatchRoom.ts';
import { counting } from './counting.ts';
import { Client, type RecordingSocket } from './sdk.ts';

export interface Entry {
  what: string;
  error?: unknown;
}

export interface TestServer extends RunningServer {
  /** What was logged as an error. */
  errors: Entry[];
  /** The same of warnings. */
  warnings: Entry[];
}

const PLENTY = { burst: 100_000, perSecond: 100_000 };

/** A server for tests, without waits and without limits unless `wanted` sets them. */
export async function startTestServer(wanted: Partial<Config> = {}): Promise<TestServer> {
  const [errors, warnings]: [Entry[], Entry[]] = [[], []];
  const to = (list: Entry[]) => (what: string, error?: unknown) => list.push({ what, error });
  const log: Log = { error: to(errors), warn: to(warnings), info: () => {} };
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    games: { counting },
    dataDir: ':memory:',
    retryMs: 50,
    paceMs: 0,
    windowMs: 0,
    cpuMs: 0,
    cpuLimitMs: 60_000, // on a busy machine a thread takes its time to start
    reservationSeconds: 30, // nobody waits for one to pass, and on a busy machine a moment may last seconds
    newTables: PLENTY,
    allNewTables: PLENTY,
    joins: PLENTY,
    replays: PLENTY,
    misses: PLENTY,
    mostSockets: PLENTY.burst,
    messages: PLENTY,
    garbage: PLENTY,
    ...wanted,
    log,
  });
  return { ...server, url: `http://127.0.0.1:${server.port}`, errors, warnings };
}

export async function post<T>(
  server: RunningServer,
  path: string,
  body: unknown,
): Promise<{ status: number; body: T }> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
}

export async function get<T>(server: RunningServer, path: string): Promise<{ status: number; body: T }> {
  const response = await fetch(server.url + path);
  return { status: response.status, body: (await response.json()) as T };
}

export async function newTable(server: RunningServer, wanted: Partial<CreateTable> = {}): Promise<string> {
  const { status, body } = await post<{ code: string }>(server, '/api/tables', { game: 'counting', ...wanted });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.code;
}

type Wish = Partial<JoinTable>;

export const enter = (server: RunningServer, code: string, wish: Wish) =>
  post<JoinTableReply & ErrorReply>(server, `/api/tables/${code}/join`, { protocol: PROTOCOL, ...wish });

let actions = 0;

/** Looks again for whatever somebody waits for. */
const looks = new Set<() => void>();

/** Somebody at a table, through the official SDK. */
export class Player<Table = any> {
  readonly room: Room<any, any>;
  readonly person: number;
  readonly secret: string;
  patches = 0;
  /** The code of the close frame that ended the connection, 0 while it is open. */
  closed = 0;

  private constructor(room: Room<any, any>, { person, secret }: JoinTableReply) {
    this.room = room;
    this.person = person;
    this.secret = secret;
    room.reconnection.enabled = false;
    room.onStateChange(() => {
      this.patches++;
      for (const look of [...looks]) look();
    });
    room.onLeave((code) => {
      this.closed = code;
    });
    room.onError(() => {});
  }

  static async join<Table = any>(server: RunningServer, code: string, wish: Wish = {}): Promise<Player<Table>> {
    const { status, body } = await enter(server, code, { name: 'Ann', ...wish });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return Player.consume<Table>(server, code, body);
  }

  /** Opens the socket that a reservation stands for. */
  static async consume<Table = any>(
    server: RunningServer,
    code: string,
    entry: JoinTableReply,
  ): Promise<Player<Table>> {
    const client = new Client(server.url.replace('http', 'ws'));
    const room = await client.consumeSeatReservation<any>(entry.reservation as never);
    const player = new Player<Table>(room, entry);
    await until(() => player.room.state?.code === code, 'the first state');
    return player;
  }

  get state(): TableState<Table> {
    return this.room.state.toJSON();
  }

  get seat(): Seat | null {
    const seat = this.state.seats.findIndex(({ person }) => person === this.person);
    return seat < 0 ? null : seat;
  }

  get view(): View<any> {
    const { table, hands } = this.state;
    return { seat: this.seat, table: table as object, hand: this.seat === null ? null : (hands?.[this.seat] ?? {}) };
  }

  /** The tokens of the counting game that this player can see in the hand of a seat. */
  tokens(seat: Seat | null = this.seat): string[] | undefined {
    return (this.state.hands?.[seat ?? -1] as { tokens: string[] } | undefined)?.tokens;
  }

  get socket(): RecordingSocket {
    return (this.room.connection.transport as unknown as { ws: RecordingSocket }).ws;
  }

  /** Every byte this connection was sent. */
  get received(): Buffer {
    return Buffer.concat(this.socket.frames);
  }

  ask<Name extends keyof Requests>(name: Name, ...[payload]: Partial<[Requests[Name]]>): Promise<Reply> {
    return this.room.request<unknown, Reply>(name as never, payload ?? {});
  }

  act(action: unknown, ply: number = this.state.ply, id = `action${actions++}`): Promise<Reply> {
    return this.ask('act', { id, ply, action });
  }

  legal(game: Game): { type: string }[] {
    return game.legalActions(this.view);
  }

  /** Cuts the line without a word, as a dead battery does. */
  async drop(): Promise<void> {
    this.socket.terminate();
    await until(() => this.socket.readyState === WebSocket.CLOSED, 'the end of the connection');
  }

  async leave(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    await this.room.leave();
  }
}

export const accepted = (ply: number): Reply => ({ status: 'accepted', ply });
export const refusedAt = (ply: number, reason: string, more: object = {}) => ({
  status: 'refused',
  ply,
  reason,
  ...more,
});

/** A table with everybody seated and the game begun. */
export async function begun(
  server: RunningServer,
  wanted: Partial<CreateTable> = {},
): Promise<{ code: string; players: Player[] }> {
  const code = await newTable(server, { seats: 2, ...wanted });
  const players: Player[] = [];
  for (let seat = 0; seat < (wanted.seats ?? 2); seat++)
    players.push(await Player.join(server, code, { name: `P${seat}` }));
  for (const player of players) expect(await player.ask('ready', { ready: true })).toEqual(accepted(0));
  expect(await players[0]!.ask('start')).toMatchObject({ status: 'accepted' });
  for (const player of players) await until(() => player.state.phase !== 'lobby', 'the start');
  return { code, players };
}

/** Also what is so for one patch only is seen, however long the machine was busy with something else. */
export function until(holds: () => boolean | undefined, what: string, ms = 20_000): Promise<void> {
  const deadline = performance.now() + ms;
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearInterval(timer);
      looks.delete(look);
      settle();
    };
    const look = () => {
      try {
        if (holds()) end(resolve);
        else if (performance.now() > deadline) end(() => reject(new Error(`waited in vain for ${what}`)));
      } catch (error) {
        end(() => reject(error));
      }
    };
    const timer = setInterval(look, 5);
    looks.add(look);
    look();
  });
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The settings of the service that has a table, which take effect although it runs already. */
export async function configOf(code: string): Promise<Config> {
  return ((await roomOf(code)) as unknown as { config: Config }).config;
}

/** The room behind a code, for looking at what never goes over the wire. */
export async function roomOf(code: string): Promise<MatchRoom> {
  const rooms = await matchMaker.query({});
  const found = rooms.map(({ roomId }) => matchMaker.getLocalRoomById(roomId) as MatchRoom);
  return found.find((room) => room.summary.code === code)!;
}
