import { NOTE, type Note, type TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';

/** A line of the log that no event of the game stands behind: who took back, paused the game or let it go on. */
export interface Aside {
  /** The number of the entry, or of the last one before it. */
  ply: number;
  /** So many actions counted after it. */
  turns: number;
  text: string;
}

/** What a log says besides the events of the game: the same in every game. */
export interface LogNotes {
  asides: readonly Aside[];
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
  const undos = notes.filter(({ seat }) => seat === NOTE.tookBack);
  const byCpu = notes.filter(({ seat }) => seat >= 0);
  const chosen = new Set(byCpu.map(({ ply }) => ply));
  const reader = seat === null ? 0 : state.seats[seat]!.person;
  const stands = (ply: number) => {
    const before = undos.findLast((undo) => undo.ply < ply);
    const turn = before ? before.turns + ply - before.ply : ply;
    return !undos.some((undo) => undo.ply > ply && undo.turns < turn);
  };
  const counted = byCpu.filter(({ ply }) => stands(ply));
  const replaced = new Set(counted.map(({ person }) => person));
  const isKnown = (person: number) => state.people[person] !== undefined;
  const turns = new Set(counted.map((note) => note.turns));
  return {
    asides: notes
      .filter(({ seat }) => seat < 0)
      .map((note) => ({ ply: note.ply, turns: note.turns, text: sentence(note, state, reader) })),
    stands,
    isByCpu: (ply) => chosen.has(ply),
    isTurnByCpu: (turn) => turns.has(turn),
    byCpu: [...replaced].filter(isKnown).map((person) => {
      const n = counted.filter((note) => note.person === person).length;
      const { name } = state.people[person]!;
      return person === reader ? t('cpu.playedForYou', { n }) : t('cpu.playedFor', { n, name });
    }),
  };
}

function sentence({ seat, person, steps: n }: Note, { people }: Pick<TableState, 'people'>, reader: number): string {
  const isMine = person !== 0 && person === reader;
  const name = people[person]?.name;
  if (seat !== NOTE.tookBack) {
    const what = seat === NOTE.paused ? 'paused' : 'wentOn';
    if (isMine) return t(`halt.log.${what}.mine`);
    return name ? t(`halt.log.${what}.theirs`, { name }) : t(`halt.log.${what}.nobody`);
  }
  if (isMine) return t('undo.logMine', { n });
  return name ? t('undo.logTheirs', { n, name }) : t('undo.logNobody', { n });
}
