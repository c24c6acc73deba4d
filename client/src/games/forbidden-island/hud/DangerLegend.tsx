import type { Forecast } from '@landfall/shared/games/forbidden-island/danger.ts';
import { t } from '../../../i18n/i18n.ts';
import { percent } from '../../../i18n/percent.ts';
import { DangerShape } from './DangerMarks.tsx';

/** What the marks on the tiles mean, and how likely the water rises before. */
export function DangerLegend({ forecast }: { forecast: Forecast }) {
  return (
    <ul class="danger-legend" aria-label={t('forbiddenIsland.danger.label')}>
      <li>
        <DangerShape kind="floods" chance="%" />
        {t('forbiddenIsland.danger.legend.floods')}
      </li>
      <li>
        <DangerShape kind="sinks" chance="%" />
        {t('forbiddenIsland.danger.legend.sinks')}
      </li>
      {forecast.rises > 0 && <li>{t('forbiddenIsland.danger.legend.rises', { chance: percent(forecast.rises) })}</li>}
    </ul>
  );
}
