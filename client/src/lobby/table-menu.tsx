import { t } from '../i18n/i18n.ts';
import { languageItems } from '../i18n/language-menu.tsx';
import { navigate } from '../router.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { useOpen } from '../ui/use-open.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { PeopleDialog, type TableLink } from './people-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

interface TableMenuProps {
  connection: TableLink;
  /** What the page adds, above the rest. */
  items?: readonly MenuItem[];
  /** Tells how the game is played; by default on a page of its own. */
  onRules?: () => void;
  /** The page has nothing but this menu: the languages, the people and the way home are in it, too. */
  alone?: boolean;
}

const openRulesBeside = () => void window.open('/rules', '_blank', 'noopener');

/** What can be done at a table at any time. */
export function TableMenu({ connection, items = [], onRules = openRulesBeside, alone = false }: TableMenuProps) {
  const open = useOpen<'people' | 'rename' | 'leave'>();
  const people: MenuItem = { text: t('lobby.people'), icon: 'link', onSelect: () => open.show('people') };
  const home: MenuItem = { text: t('lobby.home'), icon: 'back', onSelect: () => navigate('/') };
  const all: MenuItem[] = [
    { text: t('common.rules'), icon: 'help', onSelect: onRules },
    ...items,
    ...(alone ? [people] : []),
    { text: t('lobby.rename'), icon: 'player', onSelect: () => open.show('rename') },
    ...(alone ? [...languageItems(), home] : []),
    { text: t('lobby.leave'), icon: 'leave', danger: true, onSelect: () => open.show('leave') },
  ];
  return (
    <>
      <Menu label={t('common.menu')} items={all} />
      {open.what === 'people' && <PeopleDialog connection={connection} onClose={open.close} />}
      {open.what === 'rename' && <RenameDialog connection={connection} onClose={open.close} />}
      {open.what === 'leave' && <LeaveDialog connection={connection} onClose={open.close} />}
    </>
  );
}
