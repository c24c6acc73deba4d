import type { Recording } from '@landfall/shared/engine/recording.ts';
import type { GameRecord } from '@landfall/shared/games/gomoku/notation/record.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../../../ui/dialog.tsx';
import { OpenGame } from './OpenGame.tsx';
import { RecordViewer } from './RecordViewer.tsx';
import './dialogs.css';

interface OpeningDialogProps extends Pick<GameRecord, 'size' | 'rule'> {
  title: string;
  onPlayOn(recording: Recording): void;
  onClose(): void;
  /** What stands above. */
  children?: ComponentChildren;
}

/** Opens a game from elsewhere, and shows it instead until that is closed. */
export function OpeningDialog({ title, size, rule, onPlayOn, onClose, children }: OpeningDialogProps) {
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
    <Dialog title={title} onClose={onClose} class="dialog-record">
      {children}
      <OpenGame
        size={size}
        rule={rule}
        onOpen={(record) => {
          shown.value = record;
        }}
      />
    </Dialog>
  );
}
