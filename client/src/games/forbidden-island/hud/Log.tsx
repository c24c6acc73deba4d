import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { t } from '../../../i18n/i18n.ts';
import { CpuMark } from '../../../undo/cpu-mark.tsx';
import type { Told } from '../model/chronicle.ts';
import { fromTurn, logLines } from '../model/logLines.ts';
import type { Seen } from '../model/seen.ts';
import { sentence } from '../model/sentences.ts';
import './styles/log.css';

interface LogProps {
  seen: Seen;
  events: readonly Told[];
  /** Whether new sentences are read out; only one log of the page may do that. */
  live?: boolean;
}

/** How each kind of event stands out in the log. */
const KINDS: Partial<Record<Event['type'], string>> = {
  turnBegan: 'log-turn',
  flooded: 'log-water',
  sank: 'log-danger',
  watersRose: 'log-danger',
  drowned: 'log-danger',
  captured: 'log-treasure',
  ended: 'log-treasure',
};

/** What happened, a sentence an event, the newest last. */
export function Log({ seen, events, live = false }: LogProps) {
  const lines = logLines(fromTurn(events, seen), seen);
  return (
    <div class="log" role="log" aria-label={t('common.log')} aria-live={live ? 'polite' : 'off'}>
      <ol>
        {lines.length === 0 && <li>{t('forbiddenIsland.log.none')}</li>}
        {lines.map((line, n) =>
          'aside' in line ? (
            <li key={n} class="log-undo">
              {line.aside.text}
            </li>
          ) : (
            <li key={n} class={KINDS[line.event.type]}>
              {sentence(line.event, seen)}
              {line.isByCpu && <CpuMark />}
              {line.why !== '' && <small class="log-why"> ({line.why})</small>}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
