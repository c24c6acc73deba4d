import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { TableLink } from './people-dialog.tsx';

interface KickDialogProps {
  connection: TableLink;
  person: number;
  name: string;
  onClose: () => void;
}

export function KickDialog({ connection, person, name, onClose }: KickDialogProps) {
  const kick = () => {
    void connection.request('kick', { person });
    onClose();
  };
  return (
    <Dialog
      title={t('lobby.kickTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="danger" icon="kick" onClick={kick}>
            {t('lobby.kick')}
          </Button>
        </>
      }
    >
      <p>{t('lobby.kickText', { name })}</p>
    </Dialog>
  );
}
