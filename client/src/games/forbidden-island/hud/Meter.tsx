import { floodCards, SKULL } from '@landfall/shared/games/forbidden-island/meter.ts';
import { useId } from 'preact/hooks';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import './styles/meter.css';

const LEVELS = Array.from({ length: SKULL }, (_, n) => n + 1);
/** Height of a level's mark above the foot of the meter, in units of the drawing. */
const heightOf = (level: number) => 418 - (level - 1) * 40;

const words = (level: number) => t('forbiddenIsland.water.label', { level, n: floodCards(level) });

/** The water meter: how high the sea stands, and how many flood cards that means. */
export function Meter({ level }: { level: number }) {
  const id = useId();
  const top = heightOf(level);
  return (
    <svg
      class={`meter ${level >= DANGER ? 'meter-danger' : ''}`}
      viewBox="0 12 120 446"
      role="img"
      aria-label={words(level)}
    >
      <defs>
        <linearGradient id={`${id}-water`} x2="0" y2="1">
          <stop stop-color="#7fe3f7" />
          <stop offset=".5" stop-color="#1f8fc6" />
          <stop offset="1" stop-color="#0a3a63" />
        </linearGradient>
        <linearGradient id={`${id}-glass`} x1="0" x2="1">
          <stop stop-color="#fff" stop-opacity=".5" />
          <stop offset=".3" stop-color="#fff" stop-opacity=".08" />
          <stop offset="1" stop-color="#000" stop-opacity=".25" />
        </linearGradient>
        <clipPath id={`${id}-tube`}>
          <rect x="14" y="28" width="48" height="416" rx="24" />
        </clipPath>
      </defs>
      <rect x="8" y="22" width="60" height="428" rx="30" fill="#06202f" stroke="#f3dfb0" stroke-width="5" />
      <g clip-path={`url(#${id}-tube)`}>
        <rect x="14" y="28" width="48" height="416" fill="#0c3347" />
        <rect x="14" y="28" width="48" height="56" fill="#7d1f1a" opacity=".8" />
        <rect x="14" y="84" width="48" height="80" fill="#a8541f" opacity=".45" />
        <g class="meter-water" style={{ transform: `translateY(${top}px)` }}>
          <path d="M8 0q13 -9 26 0t26 0t26 0V460H8Z" fill={`url(#${id}-water)`} />
          <path d="M8 0q13 -9 26 0t26 0t26 0" fill="none" stroke="#fff" stroke-width="4" />
        </g>
      </g>
      <rect x="14" y="28" width="48" height="416" rx="24" fill={`url(#${id}-glass)`} />
      {LEVELS.map((mark) => (
        <g key={mark} class={mark === level ? 'meter-mark meter-now' : 'meter-mark'}>
          <path d={`M62 ${heightOf(mark)}h10`} stroke="#f3dfb0" stroke-width="3" />
          {mark < SKULL && (
            <text x="94" y={heightOf(mark) + 7} text-anchor="middle">
              {floodCards(mark)}
            </text>
          )}
        </g>
      ))}
      <g class="meter-skull" transform={`translate(78 ${heightOf(SKULL) - 16})`}>
        <Icon name="skull" size={32} />
      </g>
      <path
        class="meter-water"
        style={{ transform: `translateY(${top}px)` }}
        d="M60 0l-15 -10v20Z"
        fill="#ffe08a"
        stroke="#4a3208"
        stroke-width="2"
      />
    </svg>
  );
}

/** From here on the sea takes as many tiles a turn as it ever does. */
const DANGER = 8;

/** How high the sea stands, in words. */
export function WaterLine({ level }: { level: number }) {
  return (
    <p class={`water-line ${level >= DANGER ? 'water-danger' : ''}`} aria-hidden="true">
      <Icon name="water" size={18} />
      {t('forbiddenIsland.water.now', { level, n: floodCards(level) })}
    </p>
  );
}

/** The meter for small screens: a bar and the number of flood cards. */
export function MeterBar({ level }: { level: number }) {
  return (
    <span class="meter-bar" role="img" aria-label={words(level)}>
      <Icon name="water" size={18} />
      <span class="meter-bar-tube">
        <span style={{ width: `${((level - 0.5) / SKULL) * 100}%` }} />
      </span>
      <b>{floodCards(level)}</b>
    </span>
  );
}
