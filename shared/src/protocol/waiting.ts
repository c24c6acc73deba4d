import { seatsOf, withSay } from './seats.ts';
import type { TableState } from './state.ts';

type Waiting = Pick<TableState, 'phase' | 'host' | 'endVotes' | 'waitingFor' | 'problem'> & {
  seats: readonly Pick<TableState['seats'][number], 'person' | 'cpu'>[];
  people: Record<string, Pick<TableState['people'][string], 'connection' | 'ready' | 'wants'>>;
};

/**
 * Whether a table waits for this person, so that whoever has a seat may ask if they are still there: for a decision, a word on
 * whether the game ends here, or what only the host can do.
 */
export function isWaitedFor(table: Waiting, person: number): boolean {
  const { phase, host, people } = table;
  if (phase === 'broken') return person === host;
  if (phase === 'lobby') return person === host && Object.values(people).some(({ ready }) => ready);
  if (phase !== 'playing') return false;
  return owesDecision(table, person) || owesVote(table, person) || (person === host && needsHost(table));
}

const owesDecision = ({ waitingFor, seats, problem }: Waiting, person: number): boolean =>
  problem === '' && seatsOf({ seats }, person).some((seat) => waitingFor.includes(seat) && seats[seat]!.cpu === '');

const owesVote = (table: Waiting, person: number): boolean =>
  table.endVotes.length > 0 && !table.endVotes.includes(person) && withSay(table).includes(person);

/** The game has a fault, or somebody without a seat asks for that of a CPU. */
const needsHost = ({ problem, people, seats }: Waiting): boolean =>
  problem === 'stuck' || Object.values(people).some(({ wants }) => seats[wants]?.person === 0);
