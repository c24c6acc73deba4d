import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Seen } from '../model/seen.ts';

interface AskDialogProps {
  seen: Seen;
  of: 'resign' | 'draw';
  look: 'main' | 'danger';
  onYes(): void;
  onClose(): void;
}

/** Asks once more before something that ends the game or disturbs the other player. */
export function AskDialog({ seen, of, look, onYes, onClose }: AskDialogProps) {
  const other = seen.players[1 - seen.seat!]?.name ?? '';
  return (
    <Dialog
      title={t(`gomoku.${of}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look={look} onClick={onYes}>
            {t(`gomoku.${of}.confirm`)}
          </Button>
        </>
      }
    >
      <p>{t(`gomoku.${of}.text`, { name: other })}</p>
    </Dialog>
  );
}
