import { ENDS, type End, openEnds, tilesOf } from '@landfall/shared/games/dominoes/line.ts';
import { nameOf } from '@landfall/shared/games/dominoes/tiles.ts';
import type { ComponentChildren, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { useSize } from '../../../board/useSize.ts';
import { t } from '../../../i18n/i18n.ts';
import { TileFace, TileShade } from '../hud/TileFace.tsx';
import { type Aim, endsOf } from '../model/aim.ts';
import { isMyTurn, type Seen } from '../model/seen.ts';
import { type LaidTile, layOut, type Snake, type Spot, spotFor } from '../model/snake.ts';
import { laidAs } from '../model/turn.ts';
import { tileSpoken } from '../model/words.ts';
import './table.css';

interface TablePaneProps {
  seen: Seen;
  aim: Aim;
  /** The felt, for whoever flies tiles to it. */
  felt: RefObject<HTMLDivElement | null>;
  onChooseEnd(end: End): void;
  /** The felt was pressed, and no end on it. */
  onPress(): void;
  /** What lies over the table. */
  children?: ComponentChildren;
}

/** The felt with the line on it, and a button at each end where a tile can be laid. */
export function TablePane({ seen, aim, felt, onChooseEnd, onPress, children }: TablePaneProps) {
  const { line } = seen.table;
  const { width, height } = useSize(felt);
  const snake = useMemo(() => layOut(line, { width, height }), [line, width, height]);
  const known = width > 0 && height > 0;
  return (
    <section class="domino-table" aria-label={t('dominoes.table.label')}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the same as Escape */}
      <div class="domino-felt" ref={felt} onClick={({ target }) => isEnd(target) || onPress()}>
        {known && (
          <>
            <svg class="domino-line" width={width} height={height} role="img" aria-label={spokenLine(seen)}>
              {[...snake.tiles].sort(byName).map((laid) => (
                <Laid key={nameOf(laid.tile)} laid={laid} unit={snake.unit} />
              ))}
            </svg>
            {isMyTurn(seen) &&
              ENDS.map((end) => (
                <EndButton key={end} {...{ seen, aim, end, snake }} onChoose={() => onChooseEnd(end)} />
              ))}
          </>
        )}
      </div>
      {children}
    </section>
  );
}

const isEnd = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-end]') !== null;

/** Elements keep their place in the document, so that a tile glides when the line makes room. */
const byName = (a: LaidTile, b: LaidTile) => (nameOf(a.tile) < nameOf(b.tile) ? -1 : 1);

function Laid({ laid: { tile, x, y, angle }, unit }: { laid: LaidTile; unit: number }) {
  return (
    <g class="domino-laid" style={{ transform: `translate(${x}px, ${y}px) scale(${unit / 100})` }}>
      <TileShade isUpright={angle % 180 !== 0} />
      <g transform={`rotate(${angle})`}>
        <TileFace tile={tile} />
      </g>
    </g>
  );
}

/** What the line says to those who do not see it. */
function spokenLine({ table }: Seen): string {
  const ends = openEnds(table.line);
  if (!ends) return t('dominoes.table.empty');
  return t('dominoes.table.line', { tiles: tilesOf(table.line).map(tileSpoken).join(', '), ...ends });
}

interface EndButtonProps {
  seen: Seen;
  aim: Aim;
  end: End;
  snake: Snake;
  onChoose(): void;
}

/** A place where a tile can be laid; it lights up for the picked tile, and shows it lying there. */
function EndButton({ seen, aim, end, snake, onChoose }: EndButtonProps) {
  const { legal, table } = seen;
  const anything = legal.some((action) => action.type === 'lay' && action.end === end);
  const takes = endsOf(legal, aim.tile).includes(end);
  if (!anything) return null;
  const picked = takes && aim.end === end;
  const spot = spotFor(snake, end, takes ? aim.tile : null);
  const tile = takes ? laidAs(table.line, aim.tile!, end) : null;
  return (
    <button
      type="button"
      data-end={end}
      class={`domino-end ${takes ? 'domino-end-takes' : ''} ${picked ? 'domino-end-picked' : ''}`}
      aria-label={labelOf(seen, aim, end)}
      style={boxOf(spot, snake.unit)}
      onClick={onChoose}
    >
      {tile && (
        <svg viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
          <g transform={`rotate(${spot.angle})`}>
            <TileFace tile={tile} />
          </g>
        </svg>
      )}
    </button>
  );
}

function labelOf({ table, legal }: Seen, { tile }: Aim, end: End): string {
  const ends = openEnds(table.line);
  const where = ends ? t(`dominoes.ends.${end}`, { pips: ends[end] }) : t('dominoes.ends.middle');
  return tile && endsOf(legal, tile).includes(end)
    ? t('dominoes.ends.lay', { end: where, tile: tileSpoken(tile) })
    : where;
}

/** The smallest thing that a finger hits, in CSS pixels. */
const FINGER = 44;

/** The square around a place, so that it can be hit with a finger whichever way the tile would lie. */
function boxOf({ x, y }: Spot, unit: number) {
  const side = Math.max(2 * unit, FINGER);
  return { left: `${x - side / 2}px`, top: `${y - side / 2}px`, width: `${side}px`, height: `${side}px` };
}
