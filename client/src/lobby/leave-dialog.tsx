import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { TableLink } from './people-dialog.tsx';

interface LeaveDialogProps {
  connection: TableLink;
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
      <p>{t(`lobby.leaveText.${whatIsLeft(connection)}`)}</p>
    </Dialog>
  );
}

/** What leaving means for the others depends on whether there is a seat, and a game that needs it. */
function whatIsLeft({ state, person }: TableLink): 'watcher' | 'lobby' | 'playing' {
  const table = state.value;
  if (!table?.seats.some((seat) => seat.person === person.value)) return 'watcher';
  return table.phase === 'playing' ? 'playing' : 'lobby';
}
