import { type GameRecord, tableAfter } from '@landfall/shared/games/gomoku/notation/record.ts';
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { useSize } from '../../../board/useSize.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { liking } from '../model/liking.ts';
import { measure } from '../model/metrics.ts';
import './dialogs.css';

/** A game from elsewhere, to go through stone by stone; arrow keys, Home and End work too. */
export function RecordViewer({ record, onClose }: { record: GameRecord; onClose(): void }) {
  const { length } = record.stones;
  const at = useSignal(length);
  const table = useMemo(() => tableAfter(record, at.value), [record, at.value]);
  const board = useRef<HTMLDivElement>(null);
  const room = useSize(board);
  const go = (to: number) => {
    at.value = Math.max(0, Math.min(length, to));
  };
  const keys: Record<string, number> = { ArrowLeft: at.value - 1, ArrowRight: at.value + 1, Home: 0, End: length };
  const names = [record.black, record.white].filter(Boolean);
  return (
    <Dialog title={t('gomoku.record.open')} onClose={onClose} class="dialog-viewer">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the buttons inside it */}
      <div
        class="record-view"
        onKeyDown={(event) => {
          const to = keys[event.key];
          if (to !== undefined) go(to);
        }}
      >
        <div class="record-board" ref={board}>
          <BoardPicture
            table={table}
            metrics={measure(record.size, room, true)}
            numbers={liking.numbers.value}
            coordinates
          />
        </div>
        <div class="record-controls">
          {names.length === 2 && <p class="record-names">{names.join(' – ')}</p>}
          <output>{t('gomoku.record.shown', { n: at.value, all: length })}</output>
          <div class="record-steps">
            <Button class="flipped" icon="skip" label={t('gomoku.record.first')} onClick={() => go(0)} />
            <Button class="flipped" icon="play" label={t('gomoku.record.back')} onClick={() => go(at.value - 1)} />
            <Button icon="play" label={t('gomoku.record.forward')} onClick={() => go(at.value + 1)} />
            <Button icon="skip" label={t('gomoku.record.last')} onClick={() => go(length)} />
          </div>
          <Button icon="back" onClick={onClose}>
            {t('gomoku.record.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
