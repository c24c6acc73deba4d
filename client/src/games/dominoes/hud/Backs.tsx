import { t } from '../../../i18n/i18n.ts';

/** More backs than this are told by the number alone. */
const MOST = 7;

/** A hand seen from behind: so many backs, and their number. */
export function Backs({ tiles }: { tiles: number }) {
  return (
    <span class="domino-backs">
      <span class="domino-backs-row" aria-hidden="true">
        {Array.from({ length: Math.min(tiles, MOST) }, (_, n) => (
          <i key={n} />
        ))}
      </span>
      <b aria-hidden="true">{tiles}</b>
      <span class="sr-only">{t('dominoes.players.tiles', { n: tiles })}</span>
    </span>
  );
}
