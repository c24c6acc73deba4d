import type { ComponentChildren } from 'preact';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { useOpen } from '../ui/use-open.ts';
import type { TableLink } from './people-dialog.tsx';
import { SeatLinkDialog } from './seat-link-dialog.tsx';

interface SeatLinkButtonProps {
  connection: TableLink;
  person: number;
  name: string;
  /** Words for it, where there is room for more than the symbol. */
  children?: ComponentChildren;
}

/** For the host: a link for somebody who cannot get back to their seat. */
export function SeatLinkButton({ connection, person, name, children }: SeatLinkButtonProps) {
  const open = useOpen();
  const me = connection.person.value;
  if (connection.state.value?.host !== me || person === me) return null;
  return (
    <>
      <Button look="quiet" icon="link" label={t('device.titleFor', { name })} onClick={() => open.show(true)}>
        {children}
      </Button>
      {open.what && <SeatLinkDialog connection={connection} person={person} onClose={open.close} />}
    </>
  );
}
