import type { Point } from '@landfall/shared/games/gomoku/board.ts';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardGrid, type GridCell } from '../../../board/BoardGrid.tsx';
import { offerIdle } from '../../../board/idle.ts';
import { listenToPointer } from '../../../board/pointer.ts';
import { useSize } from '../../../board/useSize.ts';
import type { Adviser } from '../../../hints/Adviser.ts';
import { language, t } from '../../../i18n/i18n.ts';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { AimLines, Forbidden, Frame, HintRing } from '../board/Marks.tsx';
import { GhostStone } from '../board/Stones.tsx';
import { stepByKey } from '../model/keys.ts';
import { liking } from '../model/liking.ts';
import { type Metrics, measure, pointNear, spotOf } from '../model/metrics.ts';
import { pointLabel } from '../model/pointLabel.ts';
import { nextColour, type Seen } from '../model/seen.ts';
import { advisedPoint, HintPane } from './HintPane.tsx';
import type { Session } from './Session.ts';

interface BoardPaneProps {
  session: Session;
  adviser: Adviser;
  seen: Seen;
}

/** The board: the picture, and over it a button for every point, for keyboards and screen readers. */
export function BoardPane({ session, adviser, seen }: BoardPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const face = useRef<HTMLDivElement>(null);
  const area = useSize(pane);
  const coordinates = liking.coordinates.value;
  const { size } = seen.table;
  const metrics = useMemo(
    () => (area.width > 0 ? measure(size, area, coordinates) : null),
    [size, area.width, area.height, coordinates],
  );
  usePointing(session, face, metrics);
  useEffect(
    () =>
      offerIdle(async () => {
        await session.idle();
        await Promise.all(document.getAnimations().map((motion) => motion.finished));
      }),
    [session],
  );

  const advised = advisedPoint(adviser);
  const rows = useMemo(
    () => (metrics ? gridRows(seen, metrics, advised) : []),
    [seen, metrics, advised, language.value],
  );
  const hovered = session.hovered.value;
  const pointing = hovered !== null && seen.playable.has(hovered);
  return (
    <div class={`board ${pointing ? 'board-choosable' : ''}`} ref={pane}>
      <div
        class="board-face"
        ref={face}
        style={metrics ? { width: `${metrics.side}px`, height: `${metrics.side}px` } : undefined}
      >
        {metrics && (
          <>
            <BoardPicture
              table={seen.table}
              metrics={metrics}
              numbers={liking.numbers.value}
              coordinates={coordinates}
              landing={session.landing.value}
              below={<Below session={session} seen={seen} metrics={metrics} />}
              above={<Above session={session} advised={advised} metrics={metrics} />}
            />
            <BoardGrid
              label={t('gomoku.board.label')}
              rows={rows}
              onChoose={(point) => session.choose(point, 'keyboard')}
              onFocus={(point) => {
                session.cursor.value = point;
              }}
              towards={(point, key) => stepByKey(point, key, size)}
            />
          </>
        )}
      </div>
      <HintPane session={session} adviser={adviser} seen={seen} />
    </div>
  );
}

/** Puts the keyboard's frame on a point. */
export function focusPoint(point: Point): void {
  document.querySelector<HTMLButtonElement>(`.board-grid [data-place="${point}"]`)?.focus();
}

function usePointing(session: Session, face: { current: HTMLElement | null }, metrics: Metrics | null): void {
  const live = useRef(metrics);
  live.current = metrics;
  useEffect(
    () =>
      listenToPointer(face.current!, {
        onTap(spot, by) {
          const point = live.current && pointNear(live.current, spot);
          if (point !== null) session.choose(point, by);
        },
        onHover(spot) {
          session.hovered.value = spot && live.current && pointNear(live.current, spot);
        },
      }),
    [session],
  );
}

interface MarksProps {
  session: Session;
  metrics: Metrics;
}

/** What lies under the stones: forbidden points, the lines of the aim, stones that are not there yet. */
function Below({ session, seen, metrics }: MarksProps & { seen: Seen }) {
  const colour = nextColour(seen.table);
  const aimed = session.aimed.value;
  const sent = session.sending.value;
  const hovered = session.hovered.value;
  return (
    <g>
      {aimed !== null && <AimLines point={aimed} metrics={metrics} />}
      <Forbidden points={seen.forbidden} metrics={metrics} />
      {sent !== null && !seen.table.stones.includes(sent) && (
        <GhostStone as="sent" colour={colour} point={sent} metrics={metrics} />
      )}
      {aimed !== null && <GhostStone as="aimed" colour={colour} point={aimed} metrics={metrics} />}
      {hovered !== null && sent === null && seen.playable.has(hovered) && (
        <GhostStone as="hovered" colour={colour} point={hovered} metrics={metrics} />
      )}
    </g>
  );
}

/** What lies over the stones: the frame that keys move, and the ring around the advised point. */
function Above({ session, advised, metrics }: MarksProps & { advised: Point | null }) {
  const point = session.cursor.value ?? session.aimed.value;
  return (
    <g>
      {advised !== null && <HintRing point={advised} metrics={metrics} />}
      {point !== null && <Frame point={point} metrics={metrics} />}
    </g>
  );
}

function gridRows(seen: Seen, metrics: Metrics, advised: Point | null): GridCell[][] {
  const { size, cell } = metrics;
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const point = row * size + column;
      const { x, y } = spotOf(metrics, point);
      return {
        place: point,
        label: point === advised ? `${pointLabel(seen, point)}, ${t('hints.suggested')}` : pointLabel(seen, point),
        left: x - cell / 2,
        top: y - cell / 2,
        width: cell,
        height: cell,
      };
    }),
  );
}
