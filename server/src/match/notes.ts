import { same } from '@landfall/shared/engine/plain.ts';
import { NOTE, type Note } from '@landfall/shared/protocol/state.ts';
import { type Lobby, NOBODY } from './seating.ts';
import type { Session } from './session.ts';

/** Who an entry of the log is by that a CPU chose on a seat of its own. In the place of person N it is N less. */
const A_CPU = -1;

/** Who an entry of the log is by that a CPU chose, in the place of this person or of NOBODY. */
export const cpuFor = (person: number): number => A_CPU - person;

export const isCpu = (author: number): boolean => author <= A_CPU;

/** In whose place a CPU chose an entry by that author; NOBODY where no CPU did, or on a seat of its own. */
export const replacedBy = (author: number): number => (isCpu(author) ? A_CPU - author : NOBODY);

/** What people want to know about the log besides the actions in it: who took back, paused, and was replaced by a CPU. */
export class Notes {
  private session: Session | null = null;
  private read = 0; // so many entries of the log
  private standing = 0; // so many of them count
  private notes: Note[] = [];
  private pauses: Lobby['pauses'] = [];
  private all: Note[] = [];

  /**
   * Everything so far in its order. Only what is new in the log is looked at, and while nothing is, the answer is the same one: a
   * long game has thousands. All of it is frozen, so that `sync` need not look at it again either.
   */
  of({ session, lobby }: { session: Session | null; lobby: Pick<Lobby, 'pauses'> }): Note[] {
    const isOther = session !== this.session;
    if (isOther) Object.assign(this, { session, read: 0, standing: 0, notes: [] });
    const before = this.notes.length;
    for (; session && this.read < session.version; this.read++) this.note(session);
    if (!isOther && this.notes.length === before && same(lobby.pauses, this.pauses)) return this.all;
    this.pauses = structuredClone(lobby.pauses);
    const pauses = this.pauses.map(toNote);
    this.all = [...this.notes, ...pauses].sort((a, b) => a.ply - b.ply);
    for (const note of this.all) Object.freeze(note);
    Object.freeze(this.all);
    return this.all;
  }

  private note({ recording, by }: Session): void {
    const ply = this.read + 1;
    const entry = recording.log[this.read]!;
    const author = by[this.read] ?? NOBODY;
    const before = this.standing;
    this.standing = 'undo' in entry ? entry.undo : before + 1;
    const turns = this.standing;
    const replaced = replacedBy(author);
    if ('undo' in entry)
      this.notes.push({ ply, turns, seat: NOTE.tookBack, person: Math.max(NOBODY, author), steps: before - turns });
    else if (replaced !== NOBODY) this.notes.push({ ply, turns, seat: entry.seat, person: replaced, steps: 0 });
  }
}

const toNote = ({ on, ...pause }: Lobby['pauses'][number]): Note => ({
  ...pause,
  seat: on ? NOTE.paused : NOTE.wentOn,
  steps: 0,
});
