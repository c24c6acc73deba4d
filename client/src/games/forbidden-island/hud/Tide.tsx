import { floodCards, SKULL } from '@landfall/shared/games/forbidden-island/meter.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasten } from '../../../board/motion.ts';
import { t } from '../../../i18n/i18n.ts';
import './styles/tide.css';

/** A wave as high as the water now stands rolls over the page, and a line says what that means. The log says it, too. */
export function Tide({ level, tempo }: { level: number; tempo: number }) {
  const wave = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => hasten(wave.current!, tempo), []);
  return (
    <div class="tide" ref={wave} aria-hidden="true" style={{ '--tide': `${(level / SKULL) * 100}%` }}>
      <div class="tide-water">
        <svg viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 24q75 -30 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0V40H0Z" />
        </svg>
      </div>
      <p>
        <strong>{t('forbiddenIsland.cards.watersRise')}</strong>
        {level < SKULL && <span>{t('forbiddenIsland.water.now', { level, n: floodCards(level) })}</span>}
      </p>
    </div>
  );
}
