import type { Game, Seat, View } from '@landfall/shared/engine/game.ts';
import { viewFor } from '@landfall/shared/engine/match.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Ledger } from './ledger.ts';
import type { Session } from './session.ts';

/** What a bot is asked about a seat: what it may see and do, and the seed that lets its decision be repeated. */
export interface Question {
  view: View<any>;
  legal: { type: string }[];
  seed: string;
  /** Whether an action is the step that plays itself, so that choosing it changes nothing. */
  isStep(action: unknown): boolean;
}

export function questionFor(
  { game, code, ledger }: { game: Game; code: string; ledger: Pick<Ledger, 'table'> },
  session: Session,
  seat: Seat,
): Question {
  const { automatic } = session.outlook;
  const view = viewFor(session.match.state, seat);
  return {
    view,
    legal: game.legalActions(view),
    seed: `${code} ${ledger.table.lobby.round} ${session.version} ${seat}`,
    isStep: (action) => automatic?.seat === seat && same(automatic.action, action),
  };
}
