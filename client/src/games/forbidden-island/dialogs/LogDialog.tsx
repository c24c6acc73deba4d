import { t } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Log } from '../hud/Log.tsx';
import type { Told } from '../model/chronicle.ts';
import type { Seen } from '../model/seen.ts';

/** The whole log, for screens that have no room for it. */
export function LogDialog({ seen, events, onClose }: { seen: Seen; events: readonly Told[]; onClose(): void }) {
  return (
    <Dialog title={t('common.log')} onClose={onClose} class="dialog-log">
      <Log seen={seen} events={events} />
    </Dialog>
  );
}
