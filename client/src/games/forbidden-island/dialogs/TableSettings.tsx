import { forbiddenIsland } from '@landfall/shared/games/forbidden-island/game.ts';
import { optionLabel, valueLabel } from '../../../i18n/game-text.ts';
import './dialogs.css';

/** What was agreed for this game, such as when the hand limit is checked. */
export function TableSettings({ options }: { options: Readonly<Record<string, string>> }) {
  const { id } = forbiddenIsland;
  return (
    <dl class="table-settings">
      {Object.entries(options).map(([option, value]) => (
        <div key={option}>
          <dt>{optionLabel(id, option)}</dt>
          <dd>{valueLabel(id, { option, value })}</dd>
        </div>
      ))}
    </dl>
  );
}
