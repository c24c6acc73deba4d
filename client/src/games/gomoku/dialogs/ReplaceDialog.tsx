import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ReplaceDialogProps {
  onYes(): void;
  onClose(): void;
}

/** Asks before another game takes the place of the one that still runs in this browser, which has room for one. */
export function ReplaceDialog({ onYes, onClose }: ReplaceDialogProps) {
  return (
    <Dialog
      title={t('gomoku.record.replace.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="danger" onClick={onYes}>
            {t('gomoku.record.replace.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('gomoku.record.replace.text')}</p>
    </Dialog>
  );
}
