import { openEnds } from '@landfall/shared/games/dominoes/line.ts';
import { t } from '../../../i18n/i18n.ts';
import { type Aim, endsOf, NOTHING } from './aim.ts';
import { mustGetReady, type Seen, stageOf, turnOf } from './seen.ts';
import { personName, personNames, pipsText, tileText } from './words.ts';

/** The one line that says whose decision is awaited and what it is. */
export function prompt(seen: Seen, aim: Aim): string {
  const stage = stageOf(seen.table);
  if (stage === 'over') return t('dominoes.prompt.over');
  if (seen.stopped) return seen.stopped;
  if (stage === 'roundOver') return afterRound(seen);
  const turn = turnOf(seen.table)!;
  if (turn !== seen.seat) return t('dominoes.prompt.theirs', { name: personName(seen, turn) });
  return mine(seen, aim);
}

/** The same of a position in a replay, in which nobody is waited for. */
export const promptOfReplay = (seen: Seen): string =>
  seen.waitingFor.length === 0
    ? prompt(seen, NOTHING)
    : t('replay.next', { names: personNames(seen, seen.waitingFor) });

function afterRound(seen: Seen): string {
  if (mustGetReady(seen)) return t('dominoes.prompt.ready');
  return t('dominoes.prompt.readying', { names: personNames(seen, seen.waitingFor) });
}

function mine({ table, legal }: Seen, aim: Aim): string {
  const ends = openEnds(table.line);
  const pips = ends ? pipsText(new Set([ends.left, ends.right])) : '';
  const [first] = legal;
  if (first?.type === 'draw') return t('dominoes.prompt.draw', { pips });
  if (first?.type === 'pass') return t('dominoes.prompt.pass', { pips });
  if (!ends) return t('dominoes.prompt.open');
  if (table.moves.at(-1)?.kind === 'draw') return t('dominoes.prompt.drawn');
  if (endsOf(legal, aim.tile).length > 0) return t('dominoes.prompt.end', { tile: tileText(aim.tile!) });
  return t('dominoes.prompt.lay', { pips });
}
