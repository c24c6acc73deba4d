import { TREASURES } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { treasureUrl } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';

interface TreasureListProps {
  table: Table;
  /** The treasures lie on the board already: the list is only for screen readers. */
  onBoard: boolean;
}

/** Which treasures have been captured. */
export function TreasureList({ table, onBoard }: TreasureListProps) {
  return (
    <ul class={onBoard ? 'sr-only' : 'treasures'} aria-label={t('forbiddenIsland.treasureList.label')}>
      {TREASURES.map((treasure) => {
        const captured = table.captured.includes(treasure);
        const name = t(`forbiddenIsland.treasures.${treasure}`);
        const says = t(`forbiddenIsland.treasureList.${captured ? 'captured' : 'missing'}`, { treasure: name });
        return (
          <li key={treasure} class={captured ? 'treasure-captured' : ''}>
            <img src={treasureUrl(treasure)} alt={says} title={says} width={40} height={40} />
          </li>
        );
      })}
    </ul>
  );
}
