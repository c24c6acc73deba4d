import type { Game } from '@landfall/shared/engine/game.ts';
import { type Position, positions } from '@landfall/shared/engine/positions.ts';
import type { Recording } from '@landfall/shared/engine/recording.ts';
import type { ReplayFrame, ReplayReply } from '@landfall/shared/protocol/http.ts';
import type { Archive } from '../archive/archive.ts';
import { commitmentOf } from './commitment.ts';
import { whyKnown } from './known.ts';
import { type Ledger, NotSaved } from './ledger.ts';
import { isCpu, replacedBy } from './notes.ts';
import { recordingOf } from './recovery.ts';
import { type Lobby, NOBODY, type Refused } from './seating.ts';
import type { Session } from './session.ts';
import { type Sight, sightOf } from './sight.ts';

/** A round somebody wants to see again. */
interface ReplayedRound extends Sight {
  code: string;
  round: number;
  recording: Recording;
  names: string[]; // by seat
  /** Who asked for each entry, see `Session`, and what people are called. */
  by: readonly number[];
  people: Lobby['people'];
}

/** A round as it went. Of one that still goes on, only what everybody at the table has seen. */
function replayReply(
  game: Game,
  { code, round, over, sealed, recording, names, by, people }: ReplayedRound,
): ReplayReply {
  const { setting, seed, log } = recording;
  const frames: ReplayFrame[] = [];
  let complete = true;
  try {
    for (const position of positions(game, recording)) {
      const frame = over && !sealed ? openFrame(position) : frameOf(position);
      frames.push({ ...frame, ...authorOf(position, by, people) });
    }
  } catch {
    complete = false; // the rules have changed since: what can still be played is shown
  }
  const commitment = commitmentOf(seed, code, round);
  const revealed = over && !sealed ? { seed, log } : {};
  return { code, game: game.id, round, over, setting, names, commitment, complete, frames, ...revealed };
}

/** An action may name what only its player knows, so of a running round there are only the events it caused. */
function frameOf({ version, entry, events, match }: Position): ReplayFrame {
  const frame = { version, events, table: match.state.table };
  if (entry === null) return frame;
  if ('undo' in entry) return { ...frame, undo: entry.undo };
  const { seat, reason } = entry;
  return reason ? { ...frame, seat, reason } : { ...frame, seat };
}

/** Whoever took back by name, and the mark of a CPU with whom it replaced; nothing else of who chose an action. */
function authorOf(
  { version, entry }: Position,
  by: readonly number[],
  people: Lobby['people'],
): Pick<ReplayFrame, 'by' | 'cpu' | 'for'> {
  const author = by[version - 1] ?? NOBODY;
  if (entry && 'undo' in entry) return people[author] ? { by: people[author].name } : {};
  if (!isCpu(author)) return {};
  const replaced = people[replacedBy(author)];
  return replaced ? { cpu: true, for: replaced.name } : { cpu: true };
}

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

function openFrame(position: Position): ReplayFrame {
  const { entry, match } = position;
  const frame = { ...frameOf(position), hands: match.state.hands };
  return entry && 'action' in entry ? { ...frame, action: entry.action } : frame;
}

export interface ReplayPlace {
  game: Game;
  archive: Archive;
  ledger: Ledger;
  saved: { code: string };
}

/**
 * The round of that number, if whoever has this secret may see it.
 * @throws NotSaved when the archive does not answer
 */
export async function replayOf(
  { game, archive, ledger, saved: { code } }: ReplayPlace,
  round: number,
  secret: string | null,
): Promise<ReplayReply | Refused> {
  const { lobby, session } = ledger.table;
  const sight = sightOf(ledger.table, round, secret);
  if (!sight) return { reason: 'notSeated' };
  const course = round === lobby.round && session ? session : await savedRound(archive, { game, code, round });
  if (course === null) return { reason: 'noSuchRound' };
  const { people } = lobby;
  const players = playersOf(course, lobby, { isLast: round === lobby.round });
  const names = players.map((person) => people[person]?.name ?? '');
  const reply = replayReply(game, { code, round, ...sight, names, people, recording: course.recording, by: course.by });
  const known = whyKnown(lobby, round);
  return known === '' ? reply : { ...reply, known };
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
