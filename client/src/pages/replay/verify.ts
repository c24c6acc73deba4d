import type { Game } from '@landfall/shared/engine/game.ts';
import { hashOf } from '@landfall/shared/engine/hash.ts';
import { positions } from '@landfall/shared/engine/positions.ts';
import { committed } from '@landfall/shared/protocol/commitment.ts';
import type { ReplayReply } from '@landfall/shared/protocol/http.ts';

export type Verdict =
  | 'checking'
  | 'verified' //   every position follows from the seed, and the seed is the one that was fixed at the start
  | 'unproven' //   every position follows from the seed, and nobody here saw what was fixed at the start
  | 'played' //     every position follows from the seed; the browser offers no SHA-256 on a page without TLS
  | 'chosen' //     the same, but the host chose the seed
  | 'daily' //      the same, but everybody played this round that day
  | 'elsewhere' //  the same, but the round goes on from another one or a file
  | 'wrong'
  | 'running' //    the seed is still a secret
  | 'incomplete'; // the rules have changed since

/** Plays a whole round again and compares every position, then checks the seed against what was shown at the start. */
export async function verify(game: Game, reply: ReplayReply, promised: string | null): Promise<Verdict> {
  const { over, seed, complete, known } = reply;
  if (!over || seed === undefined) return 'running';
  if (!complete) return 'incomplete';
  if (promised !== null && promised !== reply.commitment) return 'wrong';
  if (!isPlayedSo(game, reply)) return 'wrong';
  const digest = await sha256(committed(seed, reply.code, reply.round));
  if (digest !== null && digest !== reply.commitment) return 'wrong';
  if (known) return known;
  if (digest === null) return 'played';
  return promised === null ? 'unproven' : 'verified';
}

function isPlayedSo(game: Game, { setting, seed = '', log = [], frames }: ReplayReply): boolean {
  if (frames.length !== log.length + 1) return false;
  try {
    for (const { version, events, match } of positions(game, { setting, seed, log })) {
      const { table, hands } = match.state;
      const shown = frames[version]!;
      if (hashOf({ events, table, hands }) !== hashOf({ events: shown.events, table: shown.table, hands: shown.hands }))
        return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** 64 hexadecimal digits, or null where the browser does not offer it. */
async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
