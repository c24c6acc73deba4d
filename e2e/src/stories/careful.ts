import type { Seat } from '@landfall/shared/engine/game.ts';
import { playLegal } from '@landfall/shared/engine/match.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { game, legalFor, type Match, type Player } from './story.ts';

/** How many of the best lines are followed further, and how far. */
const LINES = 8;
const DEPTH = 6;

/** A way to go on: what comes of an action and the best that follows it. */
interface Line {
  action: Action | null;
  match: Match;
  deeds: number;
  worth: number;
}

/**
 * A player that tries everything on the real deck until another seat has to decide, and does what turns out best. What
 * `effort` is worth must come of every single deed, or it is left.
 */
export const careful =
  ({ worth, effort }: { worth: (table: Table) => number; effort: number }): Player =>
  ({ match, seat }) => {
    const after = (line: Line): Line[] =>
      legalFor(line.match, seat).map((action) => {
        const next = withoutAsking(playLegal(game, line.match, seat, action).match);
        const deeds = line.deeds + 1;
        return { action: line.action ?? action, match: next, deeds, worth: worth(next.state.table) - effort * deeds };
      });
    const done: Line[] = [];
    let open: Line[] = [{ action: null, match, deeds: 0, worth: 0 }];
    for (let depth = 0; depth < DEPTH && open.length > 0; depth++) {
      const lines = open.flatMap(after);
      done.push(...lines.filter((line) => !mustDecide(line.match, seat)));
      open = best(lines.filter((line) => mustDecide(line.match, seat))).slice(0, LINES);
    }
    return best([...done, ...open])[0]!.action!;
  };

const best = (lines: Line[]): Line[] => lines.sort((a, b) => b.worth - a.worth);

const mustDecide = ({ state }: Match, seat: Seat): boolean => game.waitingFor(state.table)[0] === seat;

/** The match after everything that goes by itself. */
function withoutAsking(match: Match): Match {
  const step = game.automatic(match.state.table);
  return step ? withoutAsking(playLegal(game, match, step.seat, step.action).match) : match;
}
