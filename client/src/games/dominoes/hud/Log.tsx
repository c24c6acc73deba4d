import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { CpuMark } from '../../../undo/cpu-mark.tsx';
import type { Seen } from '../model/seen.ts';
import { sentences } from '../model/sentences.ts';
import './styles/log.css';

/** What happened, a sentence a move, the newest last. Only one log of the page may be live and read out. */
export function Log({ seen, live = false }: { seen: Seen; live?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const told = sentences(seen);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [told.length]);
  return (
    <div class="domino-log" ref={list} role="log" aria-label={t('common.log')} aria-live={live ? 'polite' : 'off'}>
      <ol>
        {told.length === 0 && <li>{t('dominoes.log.none')}</li>}
        {told.map(({ text, kind, why, isByCpu }, n) => (
          <li key={`${seen.table.rounds.length} ${n}`} class={`domino-log-${kind}`}>
            {text}
            {why && <small> ({why})</small>}
            {isByCpu && <CpuMark />}
          </li>
        ))}
      </ol>
    </div>
  );
}
