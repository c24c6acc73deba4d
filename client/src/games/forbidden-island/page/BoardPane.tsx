import type { Forecast } from '@landfall/shared/games/forbidden-island/danger.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardGrid, type GridCell } from '../../../board/BoardGrid.tsx';
import { useSize } from '../../../board/useSize.ts';
import type { Adviser } from '../../../hints/Adviser.ts';
import { t } from '../../../i18n/i18n.ts';
import { DangerMarks } from '../hud/DangerMarks.tsx';
import { Reveal } from '../hud/Reveal.tsx';
import { Tide } from '../hud/Tide.tsx';
import { TileMenu } from '../hud/TileMenu.tsx';
import { TileTip } from '../hud/TileTip.tsx';
import type { Offers } from '../model/aim.ts';
import { dangerWords } from '../model/danger.ts';
import { hintMarks } from '../model/hint.ts';
import { type Direction, type Metrics, measure, placeTowards, TILE_HEIGHT } from '../model/metrics.ts';
import type { Seen } from '../model/seen.ts';
import { tileLabel } from '../model/tileLabel.ts';
import { HintPane, shownHint } from './HintPane.tsx';
import { lightingOf } from './lighting.ts';
import type { Session } from './Session.ts';
import { useForecast } from './useForecast.ts';
import { useIsland } from './useIsland.ts';
import { usePointing } from './usePointing.ts';

interface BoardPaneProps {
  session: Session;
  adviser: Adviser;
  seen: Seen;
  onMetrics(metrics: Metrics): void;
}

/** The island itself: the canvas, the grid of buttons over it, the menu at a tile, and what is shown for a moment. */
export function BoardPane({ session, adviser, seen, onMetrics }: BoardPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const area = useSize(pane);
  const { layout } = seen.table;
  const metrics = useMemo(
    () => (area.width > 0 ? measure(layout, area.width, area.height) : null),
    [layout, area.width, area.height],
  );
  const { board, performer, ready } = useIsland(session, canvas, metrics);
  const { hovered, looked } = usePointing(session, canvas, metrics);
  const forecast = useForecast(session, seen.table);
  const hinted = hintMarks(seen, shownHint(session, adviser, seen)?.action).places;

  useEffect(() => {
    if (metrics) onMetrics(metrics);
  }, [metrics]);

  const open = session.open.value;
  const aim = session.aim.value;
  const offers = session.offers.value;
  const trace = session.trace.value;
  const moving = session.moving.value;
  const places = seen.table.island.length;
  useEffect(() => {
    if (!moving) board.current?.light(lightingOf({ places, offers, aim, open, hovered: hovered.value, trace }));
  }, [moving, seen, offers, aim, open, hovered.value, trace]);

  const revealed = performer.value?.revealed.value ?? null;
  const tide = performer.value?.tide.value ?? null;
  const menu = open?.kind === 'tile' ? open : null;
  const named = hovered.value ?? looked.value;
  const choosable = hovered.value !== null && offers.has(hovered.value);
  return (
    <div class={`board ${choosable ? 'board-choosable' : ''}`} ref={pane}>
      <div class="board-canvas" ref={canvas} aria-hidden="true" />
      {!ready.value && <p class="board-waits">{t('common.loading')}</p>}
      {metrics && (
        <>
          {forecast && <DangerMarks forecast={forecast} levels={seen.table.levels} metrics={metrics} />}
          <BoardGrid
            label={t('forbiddenIsland.tools.island')}
            rows={gridRows(metrics, (place) => labelOf({ seen, offers, forecast, hinted }, place))}
            onChoose={(place) => session.choose(place, 'keyboard')}
            onFocus={(place) => {
              looked.value = place;
            }}
            towards={(place, key) => (key.startsWith('Arrow') ? placeTowards(metrics, place, key as Direction) : null)}
          />
          <HintPane session={session} adviser={adviser} seen={seen} metrics={metrics} height={area.height} />
          {named !== null && !menu && (
            <TileTip
              seen={seen}
              metrics={metrics}
              width={area.width}
              place={named}
              danger={forecast ? dangerWords(forecast, named) : ''}
            />
          )}
          {menu && (
            <TileMenu
              seen={seen}
              metrics={metrics}
              area={area}
              place={menu.place}
              offers={menu.offers}
              onTake={(offer) => session.take(offer)}
              onClose={() => session.cancel()}
            />
          )}
        </>
      )}
      {revealed && metrics && (
        <Reveal
          key={JSON.stringify(revealed)}
          tempo={performer.value!.tempo}
          revealed={revealed}
          metrics={metrics}
          area={area}
        />
      )}
      {tide !== null && <Tide level={tide} tempo={performer.value!.tempo} />}
    </div>
  );
}

interface Described {
  seen: Seen;
  offers: Offers;
  forecast: Forecast | null;
  hinted: readonly Place[];
}

/** Everything a screen reader says about a tile. */
function labelOf({ seen, offers, forecast, hinted }: Described, place: Place): string {
  const danger = forecast ? dangerWords(forecast, place) : '';
  const advised = hinted.includes(place) ? t('hints.suggested') : '';
  return [tileLabel(seen, offers, place), danger, advised].filter(Boolean).join(', ');
}

/** The tiles for the keyboard and screen readers, in rows as they are drawn. */
function gridRows({ spots, face }: Metrics, labelOf: (place: Place) => string): GridCell[][] {
  const cells = spots.map(({ x, y }, place) => ({
    place,
    label: labelOf(place),
    left: x - face / 2,
    top: y - (face * TILE_HEIGHT) / 2,
    width: face,
    height: face * TILE_HEIGHT,
  }));
  const tops = [...new Set(cells.map(({ top }) => top))].sort((a, b) => a - b);
  return tops.map((top) => cells.filter((cell) => cell.top === top).sort((a, b) => a.left - b.left));
}
