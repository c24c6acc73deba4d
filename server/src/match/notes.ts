import type { Note } from '@landfall/shared/protocol/state.ts';
import { type Lobby, NO_SEAT, NOBODY } from './seating.ts';
import type { Session } from './session.ts';

/** Who an entry of the log is by that a CPU chose. */
export const A_CPU_IS = -1;

/** What people want to know about the log besides the actions in it: who took back, and what a CPU did in whose place. */
export class Notes {
  private session: Session | null = null;
  private read = 0; // so many entries of the log
  private standing = 0; // so many of them count
  private notes: Note[] = [];

  /** Everything so far; only what is new in the log is looked at. */
  of({ session, lobby }: { session: Session | null; lobby: Pick<Lobby, 'seats'> }): Note[] {
    if (session !== this.session) Object.assign(this, { session, read: 0, standing: 0, notes: [] });
    for (; session && this.read < session.version; this.read++) this.note(session, lobby);
    return this.notes;
  }

  private note({ recording, by }: Session, { seats }: Pick<Lobby, 'seats'>): void {
    const ply = this.read + 1;
    const entry = recording.log[this.read]!;
    const author = by[this.read] ?? NOBODY;
    const before = this.standing;
    this.standing = 'undo' in entry ? entry.undo : before + 1;
    const turns = this.standing;
    if ('undo' in entry)
      this.notes.push({ ply, turns, seat: NO_SEAT, person: Math.max(NOBODY, author), steps: before - turns });
    else if (author === A_CPU_IS && seats[entry.seat]!.person !== NOBODY)
      this.notes.push({ ply, turns, seat: entry.seat, person: seats[entry.seat]!.person, steps: 0 });
  }
}
