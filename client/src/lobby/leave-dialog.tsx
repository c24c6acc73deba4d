import { t } from '../i18n/i18n.ts';
import type { TableConnection } from '../net/connection.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LeaveDialogProps {
  connection: Pick<TableConnection, 'request'>;
  onClose: () => void;
}

export function LeaveDialog({ connection, onClose }: LeaveDialogProps) {
  return (
    <Dialog
      title={t('lobby.leaveTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('lobby.stay')}</Button>
          <Button look="danger" icon="leave" onClick={() => void connection.request('leave', {})}>
            {t('lobby.leave')}
          </Button>
        </>
      }
    >
      <p>{t('lobby.leaveText')}</p>
    </Dialog>
  );
}
