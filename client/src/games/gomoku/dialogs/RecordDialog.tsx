import type { Recording } from '@landfall/shared/engine/recording.ts';
import { writeSgf } from '@landfall/shared/games/gomoku/notation/sgf.ts';
import { writeMoves } from '@landfall/shared/games/gomoku/notation/text.ts';
import { useId } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { recordOf, resultOf } from '../model/record.ts';
import type { Seen } from '../model/seen.ts';
import { OpeningDialog } from './OpeningDialog.tsx';

interface RecordDialogProps {
  seen: Seen;
  onPlayOn(recording: Recording): void;
  onClose(): void;
}

/** The game as text to take along, and a look at games from elsewhere. */
export function RecordDialog({ seen, ...props }: RecordDialogProps) {
  const { size, rule } = seen.table;
  return (
    <OpeningDialog title={t('gomoku.record.title')} size={size} rule={rule} {...props}>
      <SaveGame seen={seen} />
    </OpeningDialog>
  );
}

function SaveGame({ seen }: { seen: Seen }) {
  const id = useId();
  const record = recordOf(seen);
  const moves = writeMoves(record);
  return (
    <>
      <div class="record-field">
        <label for={id}>{t('gomoku.record.moves')}</label>
        <textarea id={id} readOnly rows={3} value={moves} onFocus={(event) => event.currentTarget.select()} />
      </div>
      <div class="record-buttons">
        <CopyButton text={moves}>{t('gomoku.record.copyMoves')}</CopyButton>
        <Button icon="share" onClick={() => download(writeSgf(record, resultOf(seen)))}>
          {t('gomoku.record.download')}
        </Button>
      </div>
    </>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-go-sgf' }));
  link.download = 'gomoku.sgf';
  link.click();
  URL.revokeObjectURL(link.href);
}
