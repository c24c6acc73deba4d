import type { Random } from '@landfall/shared/engine/game.ts';
import type { JoinTableReply } from '@landfall/shared/protocol/http.ts';
import { CLOSE, type Reply } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Room } from 'colyseus.js';
import { WebSocket } from 'ws';
import type { RunningServer } from '../../src/app.ts';
import { openRoom } from '../chaos/link.ts';
import { oneOf } from '../chaos/luck.ts';
import { type Action, type CountingTable, counting } from '../counting.ts';
import { socketUrl } from '../fuzz/intruder.ts';
import { enter, pause, until } from '../harness.ts';
import type { RecordingSocket } from '../sdk.ts';

/** Something the person wants to do: sent under the same id until it is answered. */
interface Intent {
  id: string;
  ply: number;
  action: Action;
}

/** A person with a seat, as they know themselves. */
interface Who {
  code: string;
  secret: string;
  seat: number;
}

const REPLY_MS = 10_000;
/** In milliseconds: so long a request may be under way before the line is cut. */
const MOST_UNDER_WAY = 5;

/** Somebody whose line never holds, and who comes back with their secret each time. */
export class Wanderer {
  readonly acknowledged = new Map<string, Action>();
  readonly refused = new Set<string>();
  /** Acknowledged ones that were sent again, because no answer had come. */
  repeated = 0;
  private readonly server: RunningServer;
  private readonly who: Who;
  private readonly luck: Random;
  private pending: Intent | null = null;
  private intents = 0;

  constructor(server: RunningServer, who: Who, luck: Random) {
    this.server = server;
    this.who = who;
    this.luck = luck;
  }

  /** Each of these ends without a connection. */
  readonly visits: Readonly<Record<string, () => Promise<void>>> = {
    asksForAPlaceOnly: async () => {
      await this.reservation();
    },
    cutsBeforeEntering: async () => {
      const entry = await this.reservation();
      const socket = new WebSocket(socketUrl(this.server.url, entry.reservation as never));
      socket.on('error', () => {});
      const moment = oneOf(this.luck, ['never', 'open', 'message']);
      if (moment !== 'never') await new Promise((resolve) => socket.once(moment, resolve));
      socket.terminate();
    },
    cutsAtOnce: async () => cut(await this.open()),
    cutsDuringAnAction: async () => {
      const room = await this.arrive();
      this.pending ??= this.intend(room);
      const underWay = this.luck.below(MOST_UNDER_WAY) - 1; // -1: it never left
      if (this.pending && underWay >= 0) void send(room, this.pending);
      if (underWay > 0) await pause(underWay);
      await cut(room);
    },
    cutsAfterAnAction: async () => {
      const room = await this.arrive();
      await this.settle(room);
      this.pending ??= this.intend(room);
      await this.settle(room);
      await cut(room);
    },
    comesTwiceAtOnce: async () => {
      const entries = await Promise.all([this.reservation(), this.reservation()]);
      const rooms = await Promise.all(entries.map((entry) => openRoom(this.server.url, entry.reservation)));
      const isReplaced = (room: Room) => socketOf(room).closeCode === CLOSE.replaced;
      await until(() => rooms.some(isReplaced), 'one of both to be replaced');
      const [room, ...more] = rooms.filter((one) => !isReplaced(one));
      expect(more).toEqual([]);
      await hasState(room!);
      await this.settle(room!);
      await cut(room!);
    },
  };

  /** Comes back and knows what became of everything. */
  async arrive(): Promise<Room> {
    const room = await this.open();
    await hasState(room);
    return room;
  }

  /** Sends what is not answered yet until it is. */
  async settle(room: Room): Promise<void> {
    const { pending } = this;
    if (!pending) return;
    const reply = await send(room, pending);
    expect(reply).not.toBeNull();
    this.pending = null;
    if (reply!.status === 'refused') {
      expect(reply!.reason).toBe('moved');
      this.refused.add(pending.id);
      return;
    }
    if (reply!.status === 'repeated') this.repeated++;
    this.acknowledged.set(pending.id, pending.action);
  }

  private async reservation(): Promise<JoinTableReply> {
    const { status, body } = await enter(this.server, this.who.code, { secret: this.who.secret });
    expect([status, body.secret]).toEqual([200, this.who.secret]);
    return body;
  }

  private async open(): Promise<Room> {
    return openRoom(this.server.url, (await this.reservation()).reservation);
  }

  /** Something that may be done now. */
  private intend(room: Room): Intent | null {
    const { ply, table, hands } = stateOf(room)!;
    const hand = (hands![this.who.seat] ?? { tokens: [] }) as { tokens: string[] };
    const legal = counting.legalActions({ seat: this.who.seat, table: table!, hand });
    const action = legal[this.luck.below(Math.max(1, legal.length))];
    return action ? { id: `intent ${this.intents++}`, ply, action } : null;
  }
}

export const stateOf = (room: Room): TableState<CountingTable> | undefined =>
  (room.state as { toJSON?(): TableState<CountingTable> } | undefined)?.toJSON?.();

async function hasState(room: Room): Promise<void> {
  if (!stateOf(room)?.code) await new Promise<unknown>((resolve) => room.onStateChange.once(resolve));
}

const socketOf = (room: Room): RecordingSocket => (room.connection.transport as unknown as { ws: RecordingSocket }).ws;

async function send(room: Room, intent: Intent): Promise<Reply | null> {
  return room.request<any, Reply>('act' as never, intent as never, { timeout: REPLY_MS }).catch(() => null);
}

/** Cuts the line without a word. */
export async function cut(room: Room): Promise<void> {
  const closed = new Promise((resolve) => socketOf(room).once('close', resolve));
  socketOf(room).terminate();
  await closed;
}
