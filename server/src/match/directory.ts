import { randomInt } from 'node:crypto';
import { type Client, matchMaker } from '@colyseus/core';
import { CODE_ALPHABET, CODE_LENGTH } from '@landfall/shared/protocol/invite.ts';
import type { Config } from '../config.ts';
import { MatchRoom, type Opening, type RoomOptions } from './MatchRoom.ts';

const ROOM = 'table';

/** What a client needs to open its socket; good once, for a few seconds. */
export type Reservation = matchMaker.ISeatReservation;

/** All tables by their invite code. Nothing else leads to one. */
export class Directory {
  private readonly config: Config;
  private readonly watchSocket: (client: Client) => void;
  private readonly roomIds = new Map<string, string>();
  private opening = 0;

  constructor(config: Config, watchSocket: (client: Client) => void) {
    this.config = config;
    this.watchSocket = watchSocket;
    matchMaker.defineRoomType(ROOM, MatchRoom);
  }

  get isFull(): boolean {
    return this.roomIds.size + this.opening >= this.config.mostTables;
  }

  /** Opens a table and answers with its code. */
  async open(wanted: Omit<Opening, 'code'>): Promise<string> {
    const code = this.newCode();
    const { config, watchSocket } = this;
    const onGone = () => this.roomIds.delete(code);
    const options: RoomOptions = { ...wanted, code, config, watchSocket, onGone };
    this.opening++;
    try {
      const { roomId } = await matchMaker.createRoom(ROOM, options);
      this.roomIds.set(code, roomId);
    } finally {
      this.opening--;
    }
    return code;
  }

  find(code: string): MatchRoom | undefined {
    const roomId = this.roomIds.get(code);
    return roomId === undefined ? undefined : (matchMaker.getLocalRoomById(roomId) as MatchRoom | undefined);
  }

  /** The newest tables that are listed and wait for people. */
  waiting(most: number): MatchRoom[] {
    const rooms = [...this.roomIds.keys()].reverse().map((code) => this.find(code));
    return rooms.filter((room) => room?.isListed).slice(0, most) as MatchRoom[];
  }

  async reserve(room: MatchRoom, person: number): Promise<Reservation> {
    const listing = await matchMaker.getRoomById(room.roomId);
    return matchMaker.reserveSeatFor(listing, { person });
  }

  private newCode(): string {
    for (;;) {
      const letters = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]);
      const code = letters.join('');
      if (!this.roomIds.has(code)) return code;
    }
  }
}
