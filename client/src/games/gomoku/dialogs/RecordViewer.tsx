import { type GameRecord, tableAfter } from '@landfall/shared/games/gomoku/notation/record.ts';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { liking } from '../model/liking.ts';
import { measure } from '../model/metrics.ts';
import './dialogs.css';

/** The room a window leaves for a board, in pixels. */
const roomFor = () => Math.max(220, Math.min(innerWidth - 64, innerHeight - 250, 620));

/** A game from elsewhere, to go through stone by stone; arrow keys, Home and End work too. */
export function RecordViewer({ record, onClose }: { record: GameRecord; onClose(): void }) {
  const { length } = record.stones;
  const at = useSignal(length);
  const table = useMemo(() => tableAfter(record, at.value), [record, at.value]);
  const room = useMemo(roomFor, []);
  const go = (to: number) => {
    at.value = Math.max(0, Math.min(length, to));
  };
  const keys: Record<string, number> = { ArrowLeft: at.value - 1, ArrowRight: at.value + 1, Home: 0, End: length };
  const names = [record.black, record.white].filter(Boolean);
  return (
    <Dialog
      title={t('gomoku.record.open')}
      onClose={onClose}
      class="dialog-viewer"
      actions={
        <Button icon="back" onClick={onClose}>
          {t('gomoku.record.close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the buttons inside it */}
      <div
        onKeyDown={(event) => {
          const to = keys[event.key];
          if (to !== undefined) go(to);
        }}
      >
        {names.length === 2 && <p class="record-names">{names.join(' – ')}</p>}
        <div class="record-board">
          <BoardPicture
            table={table}
            metrics={measure(record.size, { width: room, height: room }, true)}
            numbers={liking.numbers.value}
            coordinates
          />
        </div>
        <div class="record-steps">
          <Button class="flipped" icon="skip" label={t('gomoku.record.first')} onClick={() => go(0)} />
          <Button class="flipped" icon="play" label={t('gomoku.record.back')} onClick={() => go(at.value - 1)} />
          <output>{t('gomoku.record.shown', { n: at.value, all: length })}</output>
          <Button icon="play" label={t('gomoku.record.forward')} onClick={() => go(at.value + 1)} />
          <Button icon="skip" label={t('gomoku.record.last')} onClick={() => go(length)} />
        </div>
      </div>
    </Dialog>
  );
}
