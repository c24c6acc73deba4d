import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import { t } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { MoveList } from '../hud/MoveList.tsx';
import './dialogs.css';

/** The whole list of moves, for screens that have no room for it. */
export function MovesDialog({ table, onClose }: { table: Table; onClose(): void }) {
  return (
    <Dialog title={t('gomoku.moves.label')} onClose={onClose} class="dialog-moves">
      <MoveList table={table} />
    </Dialog>
  );
}
