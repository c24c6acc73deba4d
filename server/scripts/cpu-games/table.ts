import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { JoinTableReply } from '@landfall/shared/protocol/http.ts';
import { PROTOCOL, type Reply } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Room } from 'colyseus.js';
import { call } from '../../test/chaos/call.ts';
import { openRoom } from '../../test/chaos/link.ts';

const CALL_MS = 30_000;
/** A game in which nothing has happened for so long is stuck. */
const PATIENCE_MS = 60_000;

/** What is to be played. */
export interface Wish {
  game: string;
  seed: string;
  options: Record<string, string>;
  /** By seat. */
  cpus: BotLevel[];
}

/**
 * Opens a table, gives every seat to a CPU and watches until the game is over.
 *
 * @returns the last position, and the entries of the log
 * @throws Refused, or Error when nothing happens any more
 */
export async function playGame(origin: string, wish: Wish, nth: number): Promise<{ table: unknown; actions: number }> {
  const address = `10.1.${nth >> 8}.${nth & 255}`; // one for each, as behind a proxy
  const { cpus, ...rest } = wish;
  const body = { ...rest, seats: cpus.length, cpus: cpus.slice(1), begin: true };
  const { code } = await call<{ code: string }>({ origin, path: '/api/tables', address, body, ms: CALL_MS });
  const entry = { protocol: PROTOCOL, name: 'Ann' };
  const path = `/api/tables/${code}/join`;
  const { reservation } = await call<JoinTableReply>({ origin, path, address, body: entry, ms: CALL_MS });
  const room = await openRoom(origin, reservation);
  try {
    const over = untilOver(room);
    const reply = await room.request<unknown, Reply>('fill' as never, { seat: 0, level: cpus[0] });
    if (reply.status === 'refused') throw new Error(`the seat cannot be given to a CPU: ${reply.reason}`);
    const { table, ply } = await over;
    return { table, actions: ply };
  } finally {
    await room.leave();
  }
}

function untilOver(room: Room<any, any>): Promise<TableState> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`nothing happens any more: ${JSON.stringify(room.state?.toJSON?.())}`));
    let patience = setTimeout(giveUp, PATIENCE_MS);
    room.onStateChange(() => {
      clearTimeout(patience);
      if (room.state.phase === 'over') resolve(room.state.toJSON());
      else patience = setTimeout(giveUp, PATIENCE_MS);
    });
    room.onLeave((code) => reject(new Error(`the connection was closed with ${code}`)));
  });
}
