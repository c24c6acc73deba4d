import { nameOf } from '@landfall/shared/games/dominoes/tiles.ts';
import type { RefObject } from 'preact';
import { TilePicture } from '../hud/TileFace.tsx';
import type { Seen } from '../model/seen.ts';
import { layOut, spotFor } from '../model/snake.ts';
import { laidAs, nearAngle } from '../model/turn.ts';
import type { Drag } from '../page/tiles.ts';

const UPRIGHT = 90;

/** The tile under the pointer, turned as it would lie at the end it would go to. */
export function Dragged({ drag, seen, felt }: { drag: Drag; seen: Seen; felt: RefObject<HTMLElement | null> }) {
  const { width = 0, height = 0 } = felt.current?.getBoundingClientRect() ?? {};
  const snake = layOut(seen.table.line, { width, height });
  const { tile, end, x, y } = drag;
  const laid = end && laidAs(seen.table.line, tile, end);
  const angle = end ? spotFor(snake, end, tile).angle : UPRIGHT;
  const turn = laid && laid !== nameOf(tile) ? angle + 180 : angle;
  return (
    <div
      class="domino-dragged"
      style={{ width: `${2 * snake.unit}px`, transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
    >
      <div style={{ transform: `rotate(${nearAngle(turn, UPRIGHT)}deg)` }}>
        <TilePicture tile={tile} lies="along" />
      </div>
    </div>
  );
}
