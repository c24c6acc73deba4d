import { roundOf } from '@landfall/shared/games/dominoes/record.ts';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { CpuMark } from '../../../undo/cpu-mark.tsx';
import type { Seen } from '../model/seen.ts';
import { type Sentence, sentences } from '../model/sentences.ts';
import './styles/log.css';

/** What happened, a sentence a move, the newest last. Only one log of the page may be live and read out. */
export function Log({ seen, live = false }: { seen: Seen; live?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const told = sentences(seen);
  const keys = keysOf(told, seen);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [told.length]);
  return (
    <div class="domino-log" ref={list} role="log" aria-label={t('common.log')} aria-live={live ? 'polite' : 'off'}>
      <ol>
        {told.length === 0 && <li>{t('dominoes.log.none')}</li>}
        {told.map(({ text, kind, why, isByCpu }, n) => (
          <li key={keys[n]} class={`domino-log-${kind}`}>
            {text}
            {why ? <small> ({why})</small> : null}
            {isByCpu && <CpuMark />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What each line is known by as long as it is there: a line that is put up anew would be read out once more. */
function keysOf(told: readonly Sentence[], { table }: Seen): string[] {
  let ends = 0;
  return told.map(({ kind }, n) => (kind === 'round' ? `end ${++ends}` : `${roundOf(table)} ${n - ends}`));
}
