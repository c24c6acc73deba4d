import { t } from '../i18n/i18n.ts';
import type { TableConnection } from '../net/connection.ts';
import { Button } from '../ui/button.tsx';
import { useOpen } from '../ui/use-open.ts';
import { KickDialog } from './kick-dialog.tsx';

interface PersonMenuProps {
  connection: Pick<TableConnection, 'request' | 'isHost' | 'person'>;
  person: number;
  name: string;
}

/** What the host can do about somebody else; nothing for anybody else. */
export function PersonMenu({ connection, person, name }: PersonMenuProps) {
  const asking = useOpen();
  if (!connection.isHost.value || person === connection.person.value) return null;
  return (
    <>
      <Button look="quiet" icon="close" label={t('lobby.kickName', { name })} onClick={() => asking.show(true)} />
      {asking.what && <KickDialog connection={connection} person={person} name={name} onClose={asking.close} />}
    </>
  );
}
