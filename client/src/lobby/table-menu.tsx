import { t } from '../i18n/i18n.ts';
import { languageItems } from '../i18n/language-menu.tsx';
import { navigate, replayPath } from '../router.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { useOpen } from '../ui/use-open.ts';
import { UndoButton } from '../undo/undo-button.tsx';
import { EndDialog } from './end-dialog.tsx';
import { haltItems } from './halt-items.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { PeopleDialog, type TableLink } from './people-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SeatLinkDialog } from './seat-link-dialog.tsx';

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
  const open = useOpen<'people' | 'end' | 'device' | 'rename' | 'leave'>();
  const people: MenuItem = { text: t('lobby.people'), icon: 'link', onSelect: () => open.show('people') };
  const home: MenuItem = { text: t('lobby.home'), icon: 'back', onSelect: () => navigate('/') };
  const rules: MenuItem = { text: t('common.rules'), icon: 'help', onSelect: onRules };
  const device: MenuItem = { text: t('device.menu'), icon: 'share', onSelect: () => open.show('device') };
  const again = replayItem(connection);
  const { past, offline } = connection;
  const anew: MenuItem[] = offline ? [{ text: t('offline.anew'), icon: 'add', onSelect: offline.anew }] : [];
  const withoutTable: MenuItem[] = [rules, ...items, ...languageItems(), ...anew, home];
  const all: MenuItem[] = [
    rules,
    ...items,
    ...(again ? [again] : []),
    ...(alone ? [people] : []),
    ...haltItems(connection, () => open.show('end')),
    ...(isSeated(connection) ? [device] : []),
    { text: t('lobby.rename'), icon: 'player', onSelect: () => open.show('rename') },
    ...(alone ? [...languageItems(), home] : []),
    { text: t('lobby.leave'), icon: 'leave', danger: true, onSelect: () => open.show('leave') },
  ];
  return (
    <>
      {alone && !past && <UndoButton connection={connection} />}
      <Menu label={t('common.menu')} items={past || offline ? withoutTable : all} />
      {open.what === 'people' && <PeopleDialog connection={connection} onClose={open.close} />}
      {open.what === 'end' && <EndDialog connection={connection} onClose={open.close} />}
      {open.what === 'device' && (
        <SeatLinkDialog connection={connection} person={connection.person.value} onClose={open.close} />
      )}
      {open.what === 'rename' && <RenameDialog connection={connection} onClose={open.close} />}
      {open.what === 'leave' && <LeaveDialog connection={connection} onClose={open.close} />}
    </>
  );
}

const isSeated = ({ state, person }: TableLink): boolean =>
  state.value?.seats.some((seat) => seat.person === person.value) ?? false;

/** The round seen again: beside the game while it runs, because the table would miss whoever leaves it. */
function replayItem({ state }: TableLink): MenuItem | null {
  const { code = '', round = 0, phase } = state.value ?? {};
  if (round === 0) return null;
  const path = replayPath(code, round);
  const isRunning = phase === 'playing' || phase === 'broken';
  return {
    text: isRunning ? t('replay.watchRunning') : t('replay.watch'),
    icon: 'replay',
    onSelect: () => (isRunning ? void window.open(path, '_blank', 'noopener') : navigate(path)),
  };
}
