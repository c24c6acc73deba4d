import type { Recording } from '@landfall/shared/engine/recording.ts';
import { canGoOn, type GameRecord, recordingOf, tableAfter } from '@landfall/shared/games/gomoku/notation/record.ts';
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { useSize } from '../../../board/useSize.ts';
import { t } from '../../../i18n/i18n.ts';
import { useReplacing } from '../../../offline/replacing.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { liking } from '../model/liking.ts';
import { measure } from '../model/metrics.ts';
import { nextColour } from '../model/seen.ts';
import './dialogs.css';

/** The seat of whoever plays on: that of the one person at a table without a server. */
const ME = 0;

interface RecordViewerProps {
  record: GameRecord;
  /** The person wants to play for the side that is to move. */
  onPlayOn(recording: Recording): void;
  onClose(): void;
}

/** A game from elsewhere, to go through stone by stone, and to be played on; arrow keys, Home and End work too. */
export function RecordViewer({ record, onPlayOn, onClose }: RecordViewerProps) {
  const { length } = record.stones;
  const at = useSignal(length);
  const table = useMemo(() => tableAfter(record, at.value), [record, at.value]);
  const replacing = useReplacing();
  const board = useRef<HTMLDivElement>(null);
  const room = useSize(board);
  const go = (to: number) => {
    at.value = Math.max(0, Math.min(length, to));
  };
  const keys: Record<string, number> = { ArrowLeft: at.value - 1, ArrowRight: at.value + 1, Home: 0, End: length };
  const isOver = !canGoOn(record, at.value);
  const mine = nextColour(table);
  const playOn = () => onPlayOn(recordingOf(record, at.value, mine === 'black' ? ME : 1 - ME));
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
          {room.width > 0 && (
            <BoardPicture
              table={table}
              metrics={measure(record.size, room, true)}
              numbers={liking.numbers.value}
              coordinates
            />
          )}
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
          <div class="record-ways">
            <Button icon="back" onClick={onClose}>
              {t('gomoku.record.close')}
            </Button>
            <Button look="main" icon="play" disabled={isOver} onClick={() => replacing.begin('gomoku', playOn)}>
              {t('gomoku.record.playOn')}
            </Button>
          </div>
          <small class="record-note">
            {isOver ? t('gomoku.record.overHere') : t(`gomoku.record.playOnAs.${mine}`)}
          </small>
        </div>
      </div>
      {replacing.question}
    </Dialog>
  );
}
