import { t } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { MoveList } from '../hud/MoveList.tsx';
import type { Seen } from '../model/seen.ts';
import './dialogs.css';

/** The whole list of moves, for screens that have no room for it. */
export function MovesDialog({ seen, onClose }: { seen: Seen; onClose(): void }) {
  return (
    <Dialog title={t('common.log')} onClose={onClose} class="dialog-moves">
      <MoveList seen={seen} />
    </Dialog>
  );
}
