import type { RuleSet } from '@landfall/shared/games/gomoku/options.ts';
import { t } from '../../../i18n/i18n.ts';
import type { GameOpenerProps } from '../../registry.ts';
import { OpeningDialog } from './OpeningDialog.tsx';

/** A game from elsewhere, opened before any other is begun. */
export default function OpenDialog({ options, ...props }: GameOpenerProps) {
  return (
    <OpeningDialog
      title={t('solo.openRecorded')}
      size={Number(options.size)}
      rule={options.rule as RuleSet}
      {...props}
    />
  );
}
