import type { GameRecord } from '@landfall/shared/games/gomoku/notation/record.ts';
import type { RuleSet } from '@landfall/shared/games/gomoku/options.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GameOpenerProps } from '../../registry.ts';
import { OpenGame } from './OpenGame.tsx';
import { RecordViewer } from './RecordViewer.tsx';
import './dialogs.css';

/** A game from elsewhere, opened before any other is begun. */
export default function OpenDialog({ options, onPlayOn, onClose }: GameOpenerProps) {
  const shown = useSignal<GameRecord | null>(null);
  if (shown.value)
    return (
      <RecordViewer
        record={shown.value}
        onPlayOn={onPlayOn}
        onClose={() => {
          shown.value = null;
        }}
      />
    );
  return (
    <Dialog title={t('solo.openRecorded')} onClose={onClose} class="dialog-record">
      <OpenGame
        size={Number(options.size)}
        rule={options.rule as RuleSet}
        onOpen={(record) => {
          shown.value = record;
        }}
      />
    </Dialog>
  );
}
