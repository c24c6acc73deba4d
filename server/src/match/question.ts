import { type Question, questionOf } from '@landfall/shared/engine/cpus.ts';
import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Ledger } from './ledger.ts';
import type { Session } from './session.ts';

/** What a bot is asked about a seat, and the seed that lets its decision be repeated. */
export interface SeededQuestion extends Question {
  seed: string;
}

type Table = { code: string; ledger: Pick<Ledger, 'table'> };

export function questionFor(table: Table, session: Session, seat: Seat): SeededQuestion {
  return { ...questionOf(session, seat), seed: seedFor(table, session, seat) };
}

export const seedFor = ({ code, ledger }: Table, { version }: Session, seat: Seat): string =>
  `${code} ${ledger.table.lobby.round} ${version} ${seat}`;
