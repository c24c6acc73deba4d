import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Seen } from '../model/seen.ts';
import { sentence } from '../model/sentences.ts';
import './styles/log.css';

interface LogProps {
  seen: Seen;
  events: readonly Event[];
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
  return (
    <div class="log" role="log" aria-label={t('forbiddenIsland.log.label')} aria-live={live ? 'polite' : 'off'}>
      <ol>
        {events.length === 0 && <li>{t('forbiddenIsland.log.none')}</li>}
        {events.map((event, n) => (
          <li key={n} class={KINDS[event.type]}>
            {sentence(event, seen)}
          </li>
        ))}
      </ol>
    </div>
  );
}
