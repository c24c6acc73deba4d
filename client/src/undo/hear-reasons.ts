import { findGame } from '@landfall/shared/games/registry.ts';
import { unpackEvents } from '@landfall/shared/protocol/events.ts';
import { NOTE, type TableState } from '@landfall/shared/protocol/state.ts';
import { GAME_WORDS, type GameLink } from '../games/registry.ts';
import { storyOf } from '../net/story.ts';
import { bookOf, tellReasons } from './cpu-reasons.ts';

type Link = Pick<GameLink, 'state' | 'onPatch' | 'request' | 'offline'>;

/**
 * Asks the server why CPUs did what they did, as far as this page was not there for it: when it comes to a table, and after
 * each gap. Without an answer only what it sees itself is explained. Returns how to stop.
 */
export function hearReasons(link: Link): () => void {
  void hear(link);
  return link.onPatch(({ fresh }) => {
    if (fresh) void hear(link);
  });
}

async function hear(link: Link): Promise<void> {
  const state = link.state.peek();
  const game = findGame(state?.game ?? '');
  if (!state?.table || !game || link.offline || state.ply === 0 || !hasCpus(state)) return;
  const [reply, words] = await Promise.all([storyOf(link), GAME_WORDS[game.id]?.().catch(() => null)]);
  const now = link.state.peek();
  if (reply.status !== 'accepted' || !reply.story || !reply.reasons || now?.round !== state.round) return;
  const undos = new Map(now.notes.filter(({ seat }) => seat === NOTE.tookBack).map(({ ply, turns }) => [ply, turns]));
  const log = reply.story.map((packed, at) => {
    const [reason, undo] = [reply.reasons![at + 1], undos.get(at + 1)];
    return { events: unpackEvents(game, packed), ...(reason && { reason }), ...(undo !== undefined && { undo }) };
  });
  tellReasons(state, bookOf(log, state.table, words?.entryOf));
}

/** A CPU may have done something at this table. */
const hasCpus = ({ seats, notes }: TableState): boolean =>
  seats.some(({ cpu }) => cpu !== '') || notes.some(({ seat }) => seat >= 0);
