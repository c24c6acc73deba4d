import type { Requests } from '@landfall/shared/protocol/room.ts';
import { withSay } from '@landfall/shared/protocol/seats.ts';
import type { Ledger, Table } from './ledger.ts';
import type { Later } from './pacer.ts';
import { notePause } from './pauses.ts';
import { type Answer, isInTrouble, type Lobby, NO_SEAT, NOBODY, seatOf } from './seating.ts';
import { single } from './single.ts';

/** Stops everything for a while, or goes on. Whoever has a seat may do both, and everybody is told who did. */
export function pause(table: Pick<Table, 'lobby' | 'session'>, person: number, { on }: Requests['pause']): Answer {
  const { lobby, session } = table;
  if (seatOf(lobby, person) === NO_SEAT) return { reason: 'notSeated' };
  if (lobby.phase !== 'playing') return { reason: 'notNow' };
  if (on === (lobby.pausedBy !== NOBODY)) return null;
  lobby.pausedBy = on ? person : NOBODY;
  const at = { ply: session?.version ?? 0, turns: session?.passed.length ?? 0 };
  notePause(lobby, { ...at, person, on });
  return null;
}

/** Wants the game to end here, or no longer. It ends once everybody wants it who has a say. */
export function voteToEnd(lobby: Lobby, person: number, { agree }: Requests['end']): Answer {
  if (seatOf(lobby, person) === NO_SEAT) return { reason: 'notSeated' };
  if (lobby.phase !== 'playing') return { reason: 'notNow' };
  const others = lobby.endVotes.filter((voter) => voter !== person);
  lobby.endVotes = agree ? [...others, person] : others;
  if (agree) endIfAgreed(lobby);
  return null;
}

/** Whether everybody wants the game to end who has a say by now, and there is somebody. */
function isEndAgreed(lobby: Lobby): boolean {
  const asked = withSay(lobby);
  return lobby.phase === 'playing' && asked.length > 0 && asked.every((person) => lobby.endVotes.includes(person));
}

function endIfAgreed(lobby: Lobby): void {
  if (!isEndAgreed(lobby)) return;
  lobby.phase = 'over';
  lobby.abandoned = true;
}

export interface VotingTable {
  ledger: Pick<Ledger, 'table' | 'change'>;
  later: Later;
  /** The game has ended. */
  ended(): void;
}

/** Ends a game that only those did not want to end who have no say any more: a CPU plays for them, or they have left. */
export class EndVotes {
  private readonly table: VotingTable;
  private readonly end: () => void;

  constructor(table: VotingTable) {
    this.table = table;
    const { ledger, later, ended } = table;
    this.end = single(later, async () => {
      await ledger.change(({ lobby }) => {
        endIfAgreed(lobby);
        return null;
      });
      ended();
    });
  }

  /** Looks who has a say now; may be called at any time. */
  look(): void {
    const { lobby } = this.table.ledger.table;
    const maySoonSay = ({ person }: Lobby['seats'][number]) =>
      isInTrouble(lobby, person) && !lobby.endVotes.includes(person);
    if (isEndAgreed(lobby) && !lobby.seats.some(maySoonSay)) this.end();
  }
}

/** What belongs to one round only is forgotten. */
export function forgetHalts(lobby: Lobby): void {
  lobby.pausedBy = NOBODY;
  lobby.endVotes = [];
  lobby.abandoned = false;
  lobby.proposal = null;
  lobby.held = {};
}
