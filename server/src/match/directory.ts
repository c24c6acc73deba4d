import { type Client, matchMaker } from '@colyseus/core';
import { readCode } from '@landfall/shared/protocol/invite.ts';
import type { Archive, SavedTable } from '../archive/archive.ts';
import type { Config } from '../config.ts';
import type { Thinkers } from '../cpu/thinkers.ts';
import type { Entry } from './entrance.ts';
import { content, NotSaved } from './ledger.ts';
import { MatchRoom, type RoomOptions } from './MatchRoom.ts';
import { newCode, type Opening, recordOf } from './opening.ts';
import { type Ticket, ticketFor } from './register.ts';
import { Replays } from './replays.ts';

const ROOM = 'table';
/** So often a table may be left to the archive while somebody is on the way to it. */
const MOST_TRIES = 5;

/** What a client needs to open its socket; good once, for a few seconds. */
export type Reservation = matchMaker.ISeatReservation;

export interface DirectoryPlace {
  config: Config;
  archive: Archive;
  thinkers: Thinkers;
  watchSocket(client: Client): void;
}

/** There are as many tables open as there may be, with somebody at each of them. */
export class TooManyTables extends Error {}

/** The service is being closed, so there is no way to a table any more. */
export class Closing extends Error {}

/** All tables by their invite code: those in memory, and those that wait in the archive. Nothing else leads to one. */
export class Directory {
  private readonly place: DirectoryPlace;
  private readonly replays: Replays;
  /** Tables in memory or on the way there, the newest last. */
  private readonly tables = new Map<string, Promise<MatchRoom | undefined>>();
  private readonly rooms = new Map<string, MatchRoom>();

  constructor(place: DirectoryPlace) {
    this.place = place;
    this.replays = new Replays(place.config.log);
    matchMaker.defineRoomType(ROOM, MatchRoom);
  }

  /**
   * Opens a table and answers with its code, under which it can be found from now on, whatever happens to the process.
   * @throws NotSaved, TooManyTables, Closing
   */
  async open(opening: Opening): Promise<string> {
    const { game, begun } = opening;
    this.makeSpace(this.tables.size);
    const record = recordOf(opening);
    for (;;) {
      const code = newCode();
      if (this.tables.has(code)) continue;
      const table = { code, game: game.id, ...content(record) };
      const room = await this.whileOpening(code, async () => {
        const { archive } = this.place;
        const kept = begun ? archive.restore(table, begun) : archive.create(table);
        if (!(await kept.catch(notSaved))) return undefined;
        return this.bringBack({ ...table, revision: 1, lastRound: begun ?? null, authors: [] });
      });
      if (room) return code;
    }
  }

  /**
   * The table of that code, brought back from the archive if it is there.
   * @throws NotSaved, TooManyTables, Closing
   */
  async find(code: string): Promise<MatchRoom | undefined> {
    if (code === '') return undefined;
    const room = await (this.tables.get(code) ?? this.whileOpening(code, () => this.load(code)));
    if (!room?.gone) return room;
    await room.gone;
    return this.find(code);
  }

  /** Whether a table of that code is found without the archive. */
  isInMemory(code: string): boolean {
    return this.tables.has(code);
  }

  /** Whether whoever shows this secret is connected to that table. */
  isHere(code: string, { secret }: { secret?: string }): boolean {
    const room = this.rooms.get(readCode(code));
    return room !== undefined && secret !== undefined && room.isHere(secret);
  }

  /** Whether the archive is where it was opened, so that tables can be saved. */
  async isSaving(): Promise<boolean> {
    return this.place.archive.isInPlace().catch(() => false);
  }

  /** Whether there are CPU players for this game. */
  hasCpus(game: string): boolean {
    return this.place.thinkers.play(game);
  }

  /** A secret that is the service's own, the same at each start. @throws NotSaved */
  secret(name: string): Promise<string> {
    return this.place.archive.secret(name).catch(notSaved);
  }

  /** The newest tables that are listed and wait for people. */
  waiting(most: number): MatchRoom[] {
    const rooms = [...this.rooms.values()].reverse();
    return rooms.filter((room) => room.isListed && !room.gone).slice(0, most);
  }

  /**
   * A reservation for somebody who was let in. Their table may have made space for another since; then it is brought back.
   * @throws NotSaved, TooManyTables, Closing
   */
  async reserve(room: MatchRoom, entry: Entry): Promise<Reservation> {
    const { code } = room.summary;
    const ticket = ticketFor(entry.person, entry.secret);
    let at: MatchRoom | undefined = room;
    for (let tries = 0; at && tries < MOST_TRIES; tries++) {
      const reservation = await reservationAt(at, ticket);
      if (reservation) return reservation;
      at = await this.find(code);
    }
    throw new TooManyTables('a table is left to the archive as soon as somebody comes to it');
  }

  /** Whoever asks for a table that is just being opened waits for the same one. */
  private async whileOpening(code: string, open: () => Promise<MatchRoom | undefined>): Promise<MatchRoom | undefined> {
    const opening = open();
    this.tables.set(code, opening);
    try {
      const room = await opening;
      if (!room) this.tables.delete(code);
      return room;
    } catch (error) {
      this.tables.delete(code);
      throw error;
    }
  }

  private async load(code: string): Promise<MatchRoom | undefined> {
    const saved = await this.place.archive.load(code).catch(notSaved);
    if (saved === null) return undefined;
    this.makeSpace(this.tables.size - 1);
    return this.bringBack(saved);
  }

  private async bringBack(saved: SavedTable): Promise<MatchRoom | undefined> {
    const { config } = this.place;
    const { code, game: id } = saved;
    const game = Object.hasOwn(config.games, id) ? config.games[id] : undefined;
    if (!game) {
      config.log.warn(`a table of the game ${id} is asked for, which is not played here`);
      return undefined;
    }
    const onGone = () => {
      this.tables.delete(code);
      this.rooms.delete(code);
    };
    const options: RoomOptions = { ...this.place, replays: this.replays, game, saved, onGone };
    const { roomId } = await matchMaker.createRoom(ROOM, options).catch(closing);
    const room = matchMaker.getLocalRoomById(roomId) as MatchRoom;
    this.rooms.set(code, room);
    return room;
  }

  /** Leaves a table that nobody is at to the archive where one more beside the `others` would be too many. */
  private makeSpace(others: number): void {
    const { mostTables } = this.place.config;
    if (others < mostTables) return;
    const all = [...this.rooms.values()].filter((room) => room.isDeserted && !room.gone);
    const deserted = all.find((room) => !room.isExpecting) ?? all[0];
    if (!deserted) throw new TooManyTables(`${mostTables} tables are open`);
    deserted.close();
  }
}

/** Null when the table has been left to the archive before anybody could use a reservation there. */
async function reservationAt(room: MatchRoom, ticket: Ticket): Promise<Reservation | null> {
  try {
    const listing = await matchMaker.getRoomById(room.roomId);
    const reservation = await matchMaker.reserveSeatFor(listing, ticket);
    return room.gone ? null : reservation;
  } catch (error) {
    if (room.gone) return null;
    return closing(error);
  }
}

/** The matchmaker lets nobody in any more while the service closes, and says so in many ways. */
function closing(error: unknown): never {
  throw matchMaker.state === matchMaker.MatchMakerState.READY ? error : new Closing();
}

function notSaved(error: unknown): never {
  throw new NotSaved(error);
}
