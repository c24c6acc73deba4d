import { setImmediate as others } from 'node:timers/promises';
import type { Game } from '@landfall/shared/engine/game.ts';
import type { Position } from '@landfall/shared/engine/positions.ts';
import type { Recording } from '@landfall/shared/engine/recording.ts';
import type { ReplayFrame, ReplayReply } from '@landfall/shared/protocol/http.ts';
import type { Known } from '@landfall/shared/protocol/room.ts';
import type { Log } from '../log.ts';
import { commitmentOf } from './commitment.ts';
import { isCpu, replacedBy } from './notes.ts';
import { Queue } from './queue.ts';
import { reachable } from './reachable.ts';
import { NOBODY } from './seating.ts';
import type { Sight } from './sight.ts';

/** A round that somebody may see again, as it is at one moment. */
export interface SeenRound extends Sight {
  game: Game;
  code: string;
  round: number;
  recording: Recording;
  names: readonly string[]; // by seat
  /** Who asked for each entry, see `Session`, and what people are called. */
  by: readonly number[];
  people: Readonly<Record<number, string>>;
  known: Known | '';
}

/** So many replays are kept. A long one takes some MB. */
const MOST = 4;
/** So long a replay is worked on before everything else that waits has its turn, in milliseconds. */
const TURN_MS = 10;

/**
 * Makes replays. A long game takes a second, so it is done in pieces, one replay after the other; and the last ones are kept,
 * because many like to see the same one.
 */
export class Replays {
  private readonly log: Log;
  private readonly queue = new Queue();
  private readonly made = new Map<string, Promise<Buffer>>(); // the one asked for last is the last

  constructor(log: Log) {
    this.log = log;
  }

  /** A `ReplayReply` as JSON. Of a round that still goes on it has only what everybody at the table has seen. */
  of(round: SeenRound): Promise<Buffer> {
    const name = nameOf(round);
    const made = this.made.get(name) ?? this.queue.run(() => this.write(round));
    this.made.delete(name);
    this.made.set(name, made);
    for (const oldest of this.made.keys()) if (this.made.size > MOST) this.made.delete(oldest);
    made.catch(() => this.made.delete(name));
    return made;
  }

  private async write(seen: SeenRound): Promise<Buffer> {
    const { game, code, round, over, sealed, recording, names, by, people, known } = seen;
    const { setting, seed, log } = recording;
    const frames: string[] = [];
    const broke = (error: unknown) => this.log.warn('the rules break over a round that is seen again', error);
    const positions = reachable(game, recording, broke);
    let next = positions.next();
    for (let until = performance.now() + TURN_MS; !next.done; next = positions.next()) {
      frames.push(JSON.stringify({ ...frameOf(next.value, { over, sealed }), ...authorOf(next.value, by, people) }));
      if (performance.now() < until) continue;
      await others();
      until = performance.now() + TURN_MS;
    }
    const complete = next.value;
    const commitment = commitmentOf(seed, code, round);
    const about: Omit<ReplayReply, 'frames'> = {
      ...{ code, game: game.id, round, over, setting, names: [...names], commitment, complete },
      ...(over && !sealed ? { seed, log } : {}),
      ...(known === '' ? {} : { known }),
    };
    return Buffer.from(`${JSON.stringify(about).slice(0, -1)},"frames":[${frames.join(',')}]}`);
  }
}

/** What tells a replay from all others: a log only grows, and is told by its table, its round and its length. */
const nameOf = ({ code, round, recording, over, sealed, names, people, known }: SeenRound): string =>
  JSON.stringify([code, round, recording.log.length, over, sealed, names, people, known]);

/** An action may name what only its player knows, so of a running round there are only the events it caused. */
function frameOf({ version, entry, events, match }: Position, { over, sealed }: Sight): ReplayFrame {
  const isOpen = over && !sealed;
  const frame = { version, events, table: match.state.table, ...(isOpen ? { hands: match.state.hands } : {}) };
  if (entry === null) return frame;
  if ('undo' in entry) return { ...frame, undo: entry.undo };
  const { seat, reason, action } = entry;
  return { ...frame, seat, ...(reason ? { reason } : {}), ...(isOpen ? { action } : {}) };
}

/** Whoever took back by name, and the mark of a CPU with whom it replaced; nothing else of who chose an action. */
function authorOf(
  { version, entry }: Position,
  by: readonly number[],
  people: SeenRound['people'],
): Pick<ReplayFrame, 'by' | 'cpu' | 'for'> {
  const author = by[version - 1] ?? NOBODY;
  const name = people[author];
  if (entry && 'undo' in entry) return name === undefined ? {} : { by: name };
  if (!isCpu(author)) return {};
  const replaced = people[replacedBy(author)];
  return replaced === undefined ? { cpu: true } : { cpu: true, for: replaced };
}
