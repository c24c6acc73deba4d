import type { Danger, Forecast } from '@landfall/shared/games/forbidden-island/danger.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { t } from '../../../i18n/i18n.ts';
import { percent } from '../../../i18n/percent.ts';

/** The mark of a tile: what may happen to it next, and how likely that is. */
export interface DangerMark {
  place: Place;
  kind: keyof Danger;
  chance: string;
}

/** The marks of all tiles that the coming flood cards can reach. */
export const dangerMarks = ({ dangers }: Forecast): DangerMark[] =>
  dangers.flatMap(({ floods, sinks }, place) => {
    if (floods === 0 && sinks === 0) return [];
    const kind = floods > 0 ? 'floods' : 'sinks';
    return [{ place, kind, chance: percent(floods > 0 ? floods : sinks) }];
  });

/** The danger of one tile in words, '' when there is none. */
export function dangerWords({ dangers }: Forecast, place: Place): string {
  const { floods, sinks } = dangers[place]!;
  const told = [
    floods > 0 ? t('forbiddenIsland.danger.floods', { chance: percent(floods) }) : '',
    sinks > 0 ? t('forbiddenIsland.danger.sinks', { chance: percent(sinks) }) : '',
  ];
  return told.filter(Boolean).join(', ');
}
