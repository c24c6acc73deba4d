import type { Game } from '@landfall/shared/engine/game.ts';
import type { Archive } from '../archive/archive.ts';
import type { Config } from '../config.ts';
import { whyKnown } from './known.ts';
import { type Ledger, NotSaved } from './ledger.ts';
import { isCpu, replacedBy } from './notes.ts';
import { recordingOf } from './recovery.ts';
import type { SeenRound } from './replays.ts';
import { type Lobby, NOBODY, type Refused } from './seating.ts';
import type { Session } from './session.ts';
import { sightOf } from './sight.ts';

/**
 * Those who played a round, by seat: whoever chose its last action, or was to; where nobody did, whoever has the seat if no
 * other round is about to begin. While the round goes on, those who have the seats now.
 */
function playersOf({ recording, by }: Course, lobby: Lobby, { isLast }: { isLast: boolean }): number[] {
  const seated = isLast && lobby.phase !== 'lobby' ? lobby.seats : [];
  const players = Array.from({ length: recording.setting.seats }, (_, seat) => seated[seat]?.person ?? NOBODY);
  if (isLast && lobby.phase === 'playing') return players;
  for (const [index, entry] of recording.log.entries()) {
    const author = by[index] ?? NOBODY;
    const player = isCpu(author) ? replacedBy(author) : author;
    if (!('undo' in entry) && player !== NOBODY) players[entry.seat] = player;
  }
  return players;
}

export interface ReplayPlace {
  game: Game;
  archive: Archive;
  config: Pick<Config, 'mostShown'>;
  ledger: Ledger;
  saved: { code: string };
}

/**
 * The round of that number, if whoever has this secret may see it. What happens at the table afterwards does not change it.
 * @throws NotSaved when the archive does not answer
 */
export async function seenRound(
  { game, archive, config, ledger, saved: { code } }: ReplayPlace,
  round: number,
  secret: string | null,
): Promise<SeenRound | Refused> {
  const { lobby, session } = ledger.table;
  const sight = sightOf(ledger.table, round, secret);
  if (!sight) return { reason: 'notSeated' };
  const course = round === lobby.round && session ? session : await savedRound(archive, { game, code, round });
  if (course === null) return { reason: 'noSuchRound' };
  const { by, recording } = course;
  if (recording.log.length > config.mostShown) return { reason: 'notAllowed', problem: 'tooLong' };
  const players = playersOf(course, lobby, { isLast: round === lobby.round });
  const people = Object.fromEntries(Object.entries(lobby.people).map(([person, { name }]) => [person, name]));
  const names = players.map((person) => people[person] ?? '');
  const asItIs = { recording: { ...recording, log: [...recording.log] }, by: [...by] };
  return { game, code, round, ...sight, ...asItIs, names, people, known: whyKnown(lobby, round) };
}

type Course = Pick<Session, 'recording' | 'by'>;

async function savedRound(
  archive: Archive,
  { game, code, round }: { game: Game; code: string; round: number },
): Promise<Course | null> {
  const saved = await archive.round(code, round).catch((error) => {
    throw new NotSaved(error);
  });
  const recording = saved ? recordingOf(game.id, saved) : null;
  return recording && { recording, by: saved?.by ?? [] };
}
