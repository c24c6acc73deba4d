import { NOBODY, seatsOf, withSay } from './seats.ts';
import type { TableState } from './state.ts';

type Waiting = Pick<TableState, 'phase' | 'host' | 'endVotes' | 'waitingFor' | 'problem' | 'cpus'> & {
  seats: readonly Pick<TableState['seats'][number], 'person' | 'cpu'>[];
  people: Record<string, Pick<TableState['people'][string], 'connection' | 'ready' | 'wants'>>;
};

/**
 * Whether a table waits for this person, so that whoever has a seat may ask if they are still there: for a decision, a word on
 * whether the game ends here, or what only the host can do. Without CPUs a decision and a vote stay with whoever owes them, so that
 * asking would change nothing.
 */
export function isWaitedFor(table: Waiting, person: number): boolean {
  const { phase, host, cpus } = table;
  if (phase === 'broken') return person === host;
  if (phase === 'lobby') return person === host && isAllSet(table);
  if (phase !== 'playing') return false;
  const owes = cpus && (owesDecision(table, person) || owesVote(table, person));
  return owes || (person === host && needsHost(table));
}

/**
 * Everybody seated besides the host is ready, and is not one alone while others may still come: a stranger who has just sat down
 * does not say for the table that it waits.
 */
function isAllSet({ seats, people, host }: Waiting): boolean {
  const others = new Set(seats.map(({ person }) => person).filter((person) => person !== NOBODY && person !== host));
  const hasOpenSeat = seats.some(({ person, cpu }) => person === NOBODY && cpu === '');
  return others.size > (hasOpenSeat ? 1 : 0) && [...others].every((person) => people[person]?.ready);
}

const owesDecision = ({ waitingFor, seats, problem }: Waiting, person: number): boolean =>
  problem === '' && seatsOf({ seats }, person).some((seat) => waitingFor.includes(seat) && seats[seat]!.cpu === '');

const owesVote = (table: Waiting, person: number): boolean =>
  table.endVotes.length > 0 && !table.endVotes.includes(person) && withSay(table).includes(person);

/** The game has a fault, or somebody without a seat asks for that of a CPU. */
const needsHost = ({ problem, people, seats }: Waiting): boolean =>
  problem === 'stuck' || Object.values(people).some(({ wants }) => seats[wants]?.person === 0);
