import { ENDS, type End } from '@landfall/shared/games/dominoes/line.ts';
import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { endsOf } from '../model/aim.ts';
import { layOut, spotFor } from '../model/snake.ts';
import type { Session } from './Session.ts';
import { type Drag, listenToTiles } from './tiles.ts';

/**
 * Turns clicks, taps and drags of the own tiles into choices, and tells which tile is being dragged. A tile let go at an
 * end stays there until the table has it.
 */
export function useDragging(
  session: Session,
  page: RefObject<HTMLElement | null>,
  felt: RefObject<HTMLElement | null>,
): Signal<Drag | null> {
  const drag = useSignal<Drag | null>(null);

  useEffect(() => {
    /** The place for a tile at an end, in the window. */
    function spotAt(end: End, tile: Tile): { x: number; y: number } {
      const { left, top, width, height } = felt.current!.getBoundingClientRect();
      const { x, y } = spotFor(layOut(session.seen.peek()!.table.line, { width, height }), end, tile);
      return { x: left + x, y: top + y };
    }

    function isOverFelt({ x, y }: { x: number; y: number }): boolean {
      if (!felt.current) return false;
      const { left, top, right, bottom } = felt.current.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }

    /** The nearest end that takes the tile, while the pointer is over the felt. */
    function endAt({ x, y }: { x: number; y: number }, tile: Tile): End | null {
      const seen = session.seen.peek();
      if (!seen || !isOverFelt({ x, y })) return null;
      const distance = (end: End) => {
        const spot = spotAt(end, tile);
        return Math.hypot(spot.x - x, spot.y - y);
      };
      const taking = endsOf(seen.legal, tile);
      return ENDS.filter((end) => taking.includes(end)).sort((a, b) => distance(a) - distance(b))[0] ?? null;
    }

    return listenToTiles(page.current!, {
      endAt,
      onChoose: (tile, by) => session.chooseTile(tile, by),
      onDrag(now) {
        if (now && now.tile !== drag.peek()?.tile) session.skip(); // also for a tile that is picked already
        if (now) session.aimAt(now.tile, now.end);
        drag.value = now;
      },
      onCancel: () => session.drop(),
      async onDrop({ tile, x, y, end }) {
        if (!end) {
          if (isOverFelt({ x, y })) await session.lay(null); // which says why it cannot be laid there
          return session.drop();
        }
        drag.value = { tile, end, ...spotAt(end, tile) };
        if (!(await session.lay(end))) drag.value = null;
      },
    });
  }, [session]);

  return drag;
}
