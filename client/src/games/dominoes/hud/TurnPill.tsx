import { t } from '../../../i18n/i18n.ts';
import { isMyTurn, type Seen, stageOf, turnOf } from '../model/seen.ts';
import './styles/top.css';

/** Whose turn it is, and which round of a longer game. */
export function TurnPill({ seen }: { seen: Seen }) {
  const { table } = seen;
  const number = table.rounds.length + (stageOf(table) === 'playing' ? 1 : 0);
  return (
    <div class={`domino-pill ${isMyTurn(seen) ? 'domino-pill-mine' : ''}`}>
      <b>{turnText(seen)}</b>
      {table.target > 0 && <small>{t('dominoes.turn.round', { n: number, target: table.target })}</small>}
    </div>
  );
}

function turnText(seen: Seen): string {
  const stage = stageOf(seen.table);
  if (stage !== 'playing') return t(`dominoes.turn.${stage}`);
  if (seen.stopped) return t('halt.stopped.short');
  if (isMyTurn(seen)) return t('dominoes.turn.mine');
  return t('dominoes.turn.theirs', { name: seen.people[turnOf(seen.table)!]?.name ?? '' });
}
