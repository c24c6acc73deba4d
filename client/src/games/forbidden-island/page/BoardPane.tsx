import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardGrid } from '../../../board/BoardGrid.tsx';
import { offerIdle } from '../../../board/idle.ts';
import { listenToPointer, type Point, type PointedBy } from '../../../board/pointer.ts';
import { language, t } from '../../../i18n/i18n.ts';
import { Reveal, type Revealed } from '../hud/Reveal.tsx';
import { TileMenu } from '../hud/TileMenu.tsx';
import { TileTip } from '../hud/TileTip.tsx';
import { glows, type Offer } from '../model/aim.ts';
import { type Direction, type Metrics, measure, placeAt, placeTowards, TILE_HEIGHT } from '../model/metrics.ts';
import { pawnAt, standingsOf } from '../model/pawns.ts';
import type { Seen } from '../model/seen.ts';
import { tileLabel } from '../model/tileLabel.ts';
import { IslandBoard } from '../scene/IslandBoard.ts';
import { revealOf } from './reveal.ts';
import type { Session } from './Session.ts';
import { soundOf } from './sounds.ts';

/** The island itself: the canvas, the grid of buttons over it, the menu at a tile and the card being turned over. */
export function BoardPane({
  session,
  seen,
  onMetrics,
}: {
  session: Session;
  seen: Seen;
  onMetrics(metrics: Metrics): void;
}) {
  const pane = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const board = useRef<IslandBoard | null>(null);
  const size = useSignal({ width: 0, height: 0 });
  const hovered = useSignal<Place | null>(null);
  const focused = useSignal<Place | null>(null);
  const revealed = useSignal<Revealed | null>(null);

  const { layout } = seen.table;
  const { width, height } = size.value;
  const metrics = useMemo(() => measure(layout, width, height), [layout, width, height]);
  const live = useRef({ metrics, seen });
  live.current = { metrics, seen };

  useEffect(() => {
    const element = pane.current!;
    const look = () => {
      size.value = { width: element.clientWidth, height: element.clientHeight };
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (width === 0 || board.current) return;
    const island = new IslandBoard(canvas.current!, metrics);
    board.current = island;
    session.stage({
      show: ({ table, seat, legal }) => island.show({ table, seat, hand: null }, legal),
      animate: (event, next) => perform(island, event, next),
    });
  }, [width]);

  useEffect(() => () => board.current?.destroy(), []);

  useEffect(() => {
    board.current?.fit(metrics);
    onMetrics(metrics);
  }, [metrics, language.value]);

  useEffect(
    () =>
      offerIdle(async () => {
        await session.idle();
        await board.current?.still();
      }),
    [session],
  );

  async function perform(island: IslandBoard, event: Event, next: Seen) {
    soundOf(event, next);
    const reveal = revealOf(event, next);
    revealed.value = reveal?.revealed ?? null;
    const looked = reveal && new Promise((resolve) => setTimeout(resolve, reveal.ms));
    await Promise.all([island.animate(event), looked]);
  }

  const open = session.open.value;
  const aim = session.aim.value;
  const offers = session.offers.value;
  const moving = session.moving.value;
  const menu = open?.kind === 'tile' ? open : null;
  const first = aim.kind === 'shoreUp' ? aim.first : undefined;

  useEffect(() => {
    if (moving) return;
    revealed.value = null;
    const glowing = [...offers]
      .map(([place, there]) => [place, glows(there)] as const)
      .filter(([, kinds]) => kinds.length);
    board.current?.light({
      glows: new Map(glowing),
      selected: menu?.place ?? first ?? null,
      hovered: hovered.value,
      dimmed: aim.kind !== 'free',
      trace: session.trace.value,
    });
  }, [moving, offers, menu?.place, first, hovered.value, aim.kind, session.trace.value, seen]);

  useEffect(() => {
    const tap = (point: Point, by: PointedBy) => {
      const now = live.current;
      const place = placeAt(now.metrics, point);
      if (place === null) {
        if (!session.skip()) session.cancel();
        return;
      }
      session.choose(
        place,
        by,
        by === 'mouse'
          ? guidedPawn(session, place, pawnAt(standingsOf(now.seen.table, now.metrics), point))
          : undefined,
      );
      focused.value = place;
    };
    return listenToPointer(canvas.current!, {
      onTap: tap,
      onHover(point) {
        hovered.value = point && placeAt(live.current.metrics, point);
      },
    });
  }, [session]);

  const named = hovered.value ?? focused.value;
  const choosable = hovered.value !== null && offers.has(hovered.value);
  return (
    <div class={`board ${choosable ? 'board-choosable' : ''}`} ref={pane}>
      <div class="board-canvas" ref={canvas} aria-hidden="true" />
      <BoardGrid
        label={t('forbiddenIsland.tools.island')}
        rows={gridRows(seen, session, metrics)}
        onChoose={(place) => session.choose(place, 'keyboard')}
        onFocus={(place) => {
          focused.value = place;
        }}
        towards={(place, key) => (key.startsWith('Arrow') ? placeTowards(metrics, place, key as Direction) : null)}
      />
      {named !== null && !menu && <TileTip seen={seen} metrics={metrics} width={width} place={named} />}
      {menu && (
        <TileMenu
          seen={seen}
          metrics={metrics}
          area={size.value}
          place={menu.place}
          offers={menu.offers}
          onTake={(offer) => session.take(offer)}
          onClose={() => session.cancel()}
        />
      )}
      {revealed.value && <Reveal revealed={revealed.value} />}
    </div>
  );
}

/** The tiles for the keyboard grid, in rows as they are drawn. */
function gridRows(seen: Seen, session: Session, metrics: Metrics) {
  const { spots, face } = metrics;
  const cells = spots.map(({ x, y }, place) => ({
    place,
    label: tileLabel(seen, session.offers.value, place),
    left: x - face / 2,
    top: y - (face * TILE_HEIGHT) / 2,
    width: face,
    height: face * TILE_HEIGHT,
  }));
  const tops = [...new Set(cells.map(({ top }) => top))].sort((a, b) => a - b);
  return tops.map((top) => cells.filter((cell) => cell.top === top).sort((a, b) => a.left - b.left));
}

/** A click on a pawn means the pawn rather than its tile, if it can be guided. A finger is too broad for that. */
function guidedPawn(session: Session, place: Place, pawn: Seat | null): ((offer: Offer) => boolean) | undefined {
  const means = (offer: Offer) => offer.deed === 'guide' && offer.pawn === pawn;
  return session.offers.peek().get(place)?.some(means) ? means : undefined;
}
