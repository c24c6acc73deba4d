import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import { useEffect, useRef } from 'preact/hooks';
import { useSize } from '../../../board/useSize.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Aim } from '../model/aim.ts';
import { fitHand } from '../model/fit.ts';
import { isMyTurn, playable, type Seen } from '../model/seen.ts';
import { tileSpoken } from '../model/words.ts';
import { TilePicture } from './TileFace.tsx';
import './styles/hand.css';

interface HandProps {
  seen: Seen;
  aim: Aim;
  /** A tile that is on its way to the table. */
  leaving: Tile | null;
}

/** The own tiles on their rack, or a note for those who watch. What is done with them is read by `listenToTiles`. */
export function Hand({ seen, aim, leaving }: HandProps) {
  const rack = useRef<HTMLDivElement>(null);
  const { hand, seat } = seen;
  const size = useSize(rack);
  useEffect(() => {
    const wanted = aim.tile && rack.current?.querySelector<HTMLElement>(`[data-tile="${aim.tile}"]`);
    if (!wanted) return;
    wanted.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (rack.current?.contains(document.activeElement)) wanted.focus();
  }, [aim.tile]);

  const { rows, tile: broad, gap, scrolls } = fitHand(hand.length, size);
  const fitting = playable(seen);
  const reachable = aim.tile ?? hand[0];
  return (
    <div class={`domino-rack ${isMyTurn(seen) ? 'domino-rack-mine' : ''}`}>
      <div class={`domino-rack-inner ${scrolls ? 'domino-rack-scrolls' : ''}`} ref={rack}>
        {seat === null ? (
          <p class="domino-watching">{t('dominoes.watching')}</p>
        ) : (
          <ul
            class="domino-hand"
            aria-label={t('dominoes.hand.label')}
            style={{ '--tile': `${broad}px`, '--gap': `${gap}px`, '--columns': Math.ceil(hand.length / rows) || 1 }}
          >
            {hand.map((tile) => (
              <li key={tile} class={tile === leaving ? 'domino-leaving' : ''}>
                <button
                  type="button"
                  data-tile={tile}
                  class={`domino-tile ${fitting.has(tile) ? 'domino-fits' : ''}`}
                  aria-label={labelOf(tile, { isFitting: fitting.has(tile), isMine: isMyTurn(seen) })}
                  aria-pressed={aim.tile === tile}
                  tabIndex={tile === reachable ? 0 : -1}
                >
                  <TilePicture tile={tile} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function labelOf(tile: Tile, { isFitting, isMine }: { isFitting: boolean; isMine: boolean }): string {
  const spoken = tileSpoken(tile);
  if (!isMine) return spoken;
  return isFitting ? t('dominoes.hand.fits', { tile: spoken }) : t('dominoes.hand.fitsNot', { tile: spoken });
}
