import { t } from '../i18n/i18n.ts';
import { languageItems } from '../i18n/language-menu.tsx';
import type { TableConnection } from '../net/connection.ts';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { useOpen } from '../ui/use-open.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

interface TableMenuProps {
  connection: Pick<TableConnection, 'state' | 'person' | 'request'>;
  /** What the page adds, above the rest. */
  items?: readonly MenuItem[];
  /** Also offer the languages, for a page that has no other place for them. */
  languages?: boolean;
}

/** What can be done at a table at any time. */
export function TableMenu({ connection, items = [], languages = false }: TableMenuProps) {
  const open = useOpen<'rename' | 'leave'>();
  const all: MenuItem[] = [
    ...items,
    { text: t('common.rules'), icon: 'help', onSelect: () => window.open('/rules', '_blank', 'noopener') },
    { text: t('lobby.rename'), icon: 'player', onSelect: () => open.show('rename') },
    ...(languages ? languageItems() : []),
    { text: t('lobby.leave'), icon: 'leave', danger: true, onSelect: () => open.show('leave') },
  ];
  return (
    <>
      <Menu label={t('common.menu')} items={all} />
      {open.what === 'rename' && <RenameDialog connection={connection} onClose={open.close} />}
      {open.what === 'leave' && <LeaveDialog connection={connection} onClose={open.close} />}
    </>
  );
}
