import { colourOf } from '@landfall/shared/games/gomoku/board.ts';
import { useEffect, useRef } from 'preact/hooks';
import { useSize } from '../../../board/useSize.ts';
import { t } from '../../../i18n/i18n.ts';
import { nameOfColour, type Seen } from '../model/seen.ts';
import { called } from '../model/words.ts';
import './moves.css';

/** The stones in order, a line for one of Black and one of White with what a CPU said of them; the newest is in sight. */
export function MoveList({ seen: { table, notes, reasons } }: { seen: Seen }) {
  const { stones } = table;
  const box = useRef<HTMLElement>(null);
  const { height } = useSize(box);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [stones.length, reasons.length, height]);
  const lines = Array.from({ length: Math.ceil(stones.length / 2) }, (_, line) =>
    [2 * line, 2 * line + 1].filter((nth) => nth < stones.length),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must be able to scroll it
    <section class="gomoku-moves" ref={box} aria-label={t('common.log')} tabIndex={0}>
      <h2>{t('common.log')}</h2>
      <Notes lines={[...notes.byCpu, ...notes.asides.map(({ text }) => text)]} />
      {stones.length === 0 && <p>{t('gomoku.moves.none')}</p>}
      <ol>
        {lines.map((line) => (
          <li key={line[0]}>
            {line.map((nth) => (
              <Stone key={nth} table={table} nth={nth} />
            ))}
            {line.map((nth) => reasons[nth] && <small key={`why ${nth}`}>{reasons[nth]}</small>)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Stone({ table: { stones, size }, nth }: { table: Seen['table']; nth: number }) {
  const colour = nameOfColour(colourOf(nth));
  return (
    <span class={`gomoku-move ${nth === stones.length - 1 ? 'is-last' : ''}`}>
      <i class="gomoku-move-number" aria-hidden="true">
        {nth + 1}
      </i>
      <i class={`dot dot-${colour}`} aria-hidden="true" />
      <span class="sr-only">{t(`gomoku.colours.${colour}`)} </span>
      <span>{called(stones[nth]!, size)}</span>
    </span>
  );
}

/** Who took back or paused, and where a CPU played for somebody; the stones themselves do not tell. */
const Notes = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <ul class="gomoku-notes">
      {lines.map((line, n) => (
        <li key={n}>{line}</li>
      ))}
    </ul>
  );
