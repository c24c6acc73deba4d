import type { ComponentChildren } from 'preact';
import type { Deck } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Decks } from '../hud/Decks.tsx';
import { Meter, WaterLine } from '../hud/Meter.tsx';
import type { Seen } from '../model/seen.ts';

interface SeaDialogProps {
  seen: Seen;
  onOpen(deck: Deck): void;
  onClose(): void;
  /** What is told below them. */
  children?: ComponentChildren;
}

/** The water meter and the decks, for screens that have no room for them. */
export function SeaDialog({ seen, onOpen, onClose, children }: SeaDialogProps) {
  const level = seen.table.waterLevel;
  return (
    <Dialog title={t('forbiddenIsland.water.short')} onClose={onClose}>
      <div class="sea-sheet">
        <Meter level={level} />
        <Decks table={seen.table} onOpen={onOpen} />
      </div>
      <WaterLine level={level} />
      {children}
    </Dialog>
  );
}
