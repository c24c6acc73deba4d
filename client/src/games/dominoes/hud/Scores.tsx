import { scores } from '@landfall/shared/games/dominoes/score.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Seen } from '../model/seen.ts';
import './styles/scores.css';

/** The score sheet: a line a round, a column a seat, and the sums. */
export function Scores({ seen }: { seen: Seen }) {
  const { table, people, seat: me } = seen;
  const sums = scores(table);
  return (
    <table class="domino-scores">
      <caption>
        {table.target > 0 ? t('dominoes.scores.target', { n: table.target }) : t('dominoes.scores.oneRound')}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('dominoes.scores.round')}</th>
          {people.map(({ name }, seat) => (
            <th key={seat} scope="col" class={seat === me ? 'domino-mine' : ''}>
              {seat === me ? t('dominoes.players.you') : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rounds.map(({ winner, points }, n) => (
          <tr key={n}>
            <th scope="row">{n + 1}</th>
            {people.map((_, seat) => (
              <td key={seat}>{winner === seat ? `+${points}` : '·'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('dominoes.scores.sum')}</th>
          {sums.map((sum, seat) => (
            <td key={seat}>{sum}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
