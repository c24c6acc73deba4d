import type { Note, TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';

/** A line of the log that no event of the game stands behind. */
export interface TookBack {
  /** The number of the entry; what came before it has a lower one. */
  ply: number;
  /** So many actions counted after it. */
  turns: number;
  text: string;
}

/** What a log says besides the events of the game: the same in every game. */
export interface LogNotes {
  tookBack: readonly TookBack[];
  /** Whether this entry was played and still counts. */
  stands(ply: number): boolean;
  /** Whether a CPU chose this entry in the place of a person. */
  isByCpu(ply: number): boolean;
  /** The same of the nth action that counts, from 1. */
  isTurnByCpu(turn: number): boolean;
  /** How many of the actions that count a CPU chose for whom, in sentences. */
  byCpu: readonly string[];
}

/** @param seat one of the reader's, null for a watcher */
export function logNotes(state: Pick<TableState, 'notes' | 'people' | 'seats'>, seat: number | null): LogNotes {
  const { notes } = state;
  const undos = notes.filter(isUndo);
  const chosen = new Set(notes.filter((note) => !isUndo(note)).map(({ ply }) => ply));
  const reader = seat === null ? 0 : state.seats[seat]!.person;
  const stands = (ply: number) => {
    const before = undos.findLast((undo) => undo.ply < ply);
    const turn = before ? before.turns + ply - before.ply : ply;
    return !undos.some((undo) => undo.ply > ply && undo.turns < turn);
  };
  const counted = notes.filter((note) => !isUndo(note) && stands(note.ply));
  const turns = new Set(counted.map((note) => note.turns));
  return {
    tookBack: undos.map((note) => ({ ply: note.ply, turns: note.turns, text: sentence(note, state, reader) })),
    stands,
    isByCpu: (ply) => chosen.has(ply),
    isTurnByCpu: (turn) => turns.has(turn),
    byCpu: [...new Set(counted.map(({ person }) => person))].map((person) => {
      const n = counted.filter((note) => note.person === person).length;
      const name = state.people[person]?.name ?? '';
      return person === reader ? t('cpu.playedForYou', { n }) : t('cpu.playedFor', { n, name });
    }),
  };
}

const isUndo = ({ seat }: Note): boolean => seat < 0;

function sentence({ person, steps: n }: Note, { people }: Pick<TableState, 'people'>, reader: number): string {
  if (person !== 0 && person === reader) return t('undo.logMine', { n });
  const name = people[person]?.name;
  return name ? t('undo.logTheirs', { n, name }) : t('undo.logNobody', { n });
}
