import { t } from '../../../i18n/i18n.ts';
import type { Seen } from '../model/seen.ts';
import { TilePicture } from './TileFace.tsx';
import './styles/boneyard.css';

/** The tiles nobody has; a button while one has to be drawn. */
export function Boneyard({ seen, onDraw }: { seen: Seen; onDraw(): void }) {
  const { boneyard, drawing } = seen.table;
  const mayDraw = seen.legal.some(({ type }) => type === 'draw');
  const says = t('dominoes.boneyard.left', { n: boneyard });
  return (
    <button
      type="button"
      class={`domino-boneyard ${mayDraw ? 'domino-boneyard-open' : ''}`}
      data-boneyard
      disabled={!mayDraw}
      aria-label={mayDraw ? t('dominoes.boneyard.draw', { n: boneyard }) : says}
      title={drawing === 'block' ? t('dominoes.boneyard.blocked') : undefined}
      onClick={onDraw}
    >
      <span class="domino-pile" aria-hidden="true">
        {Array.from({ length: Math.min(3, boneyard) }, (_, n) => (
          <TilePicture key={n} tile={null} />
        ))}
      </span>
      <span class="domino-boneyard-name">{t('dominoes.boneyard.name')}</span>
      <b>{boneyard}</b>
    </button>
  );
}
