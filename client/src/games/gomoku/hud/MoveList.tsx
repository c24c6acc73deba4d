import { colourOf } from '@landfall/shared/games/gomoku/board.ts';
import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import type { LogNotes } from '../../../undo/log-notes.ts';
import { nameOfColour } from '../model/seen.ts';
import { called } from '../model/words.ts';
import './moves.css';

/** The stones in order, Black and White side by side; the newest is in sight. */
export function MoveList({ table, notes }: { table: Pick<Table, 'stones' | 'size'>; notes?: LogNotes }) {
  const { stones, size } = table;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!box.current) return;
    box.current.scrollTop = box.current.scrollHeight;
    box.current.scrollLeft = box.current.scrollWidth;
  }, [stones.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must be able to scroll it
    <section class="gomoku-moves" ref={box} aria-label={t('common.log')} tabIndex={0}>
      <h2>{t('common.log')}</h2>
      <Notes lines={[...(notes?.byCpu ?? []), ...(notes?.tookBack ?? []).map(({ text }) => text)]} />
      {stones.length === 0 && <p>{t('gomoku.moves.none')}</p>}
      <ol>
        {stones.map((point, nth) => (
          <li key={nth} class={nth === stones.length - 1 ? 'is-last' : ''}>
            <small aria-hidden="true">{nth + 1}</small>
            <i class={`dot dot-${nameOfColour(colourOf(nth))}`} aria-hidden="true" />
            <span class="sr-only">{t(`gomoku.colours.${nameOfColour(colourOf(nth))}`)} </span>
            <span>{called(point, size)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who took back, and where a CPU played for somebody; the stones themselves do not tell. */
const Notes = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <ul class="gomoku-notes">
      {lines.map((line, n) => (
        <li key={n}>{line}</li>
      ))}
    </ul>
  );
