import type { ComponentChildren } from 'preact';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { useOpen } from '../ui/use-open.ts';
import { KickDialog } from './kick-dialog.tsx';
import type { TableLink } from './people-dialog.tsx';

interface PersonMenuProps {
  connection: TableLink;
  person: number;
  name: string;
  /** Words for it, where there is room for more than the symbol. */
  children?: ComponentChildren;
}

/** What the host can do about somebody else; nothing for anybody else. */
export function PersonMenu({ connection, person, name, children }: PersonMenuProps) {
  const asking = useOpen();
  const me = connection.person.value;
  if (connection.state.value?.host !== me || person === me) return null;
  return (
    <>
      <Button look="quiet" icon="close" label={t('lobby.kickName', { name })} onClick={() => asking.show(true)}>
        {children}
      </Button>
      {asking.what && <KickDialog connection={connection} person={person} name={name} onClose={asking.close} />}
    </>
  );
}
