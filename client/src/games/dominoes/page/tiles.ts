import type { End } from '@landfall/shared/games/dominoes/line.ts';
import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import type { By } from '../model/aim.ts';

/** A tile that is being dragged: where the pointer is in the window, and the end it would go to. */
export interface Drag {
  tile: Tile;
  x: number;
  y: number;
  end: End | null;
}

interface Listener {
  onChoose(tile: Tile, by: By): void;
  onDrag(drag: Drag | null): void;
  /** The system took the pointer over, for instance to scroll: nothing was meant. */
  onCancel(): void;
  /** The dragged tile was let go. */
  onDrop(drag: Drag): void | Promise<void>;
  /** The end that is meant by a point of the window, for the tile that is dragged. */
  endAt(point: { x: number; y: number }, tile: Tile): End | null;
}

/** A pointer that slides further than this drags, in CSS pixels. */
const SLIP = 9;

/** Reads clicks, taps, keys and dragging on the tiles of a hand. Returns a function that ends it. */
export function listenToTiles(
  element: HTMLElement,
  { onChoose, onDrag, onCancel, onDrop, endAt }: Listener,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let down: { pointer: number; tile: Tile; x: number; y: number; by: By } | null = null;
  let drag: Drag | null = null;

  const tileOf = (event: Event): Tile | null =>
    ((event.target as Element).closest<HTMLElement>('[data-tile]')?.dataset.tile as Tile | undefined) ?? null;
  const letGo = () => {
    drag = null;
    onDrag(null);
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary) return; // a second finger changes nothing about what the first one does
      const tile = tileOf(event);
      down = null;
      if (!tile || event.button !== 0) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      down = { pointer, tile, x, y, by: event.pointerType === 'mouse' ? 'mouse' : 'touch' };
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (down?.pointer !== event.pointerId) return;
      if (!drag && Math.hypot(event.clientX - down.x, event.clientY - down.y) <= SLIP) return;
      if (!drag) element.setPointerCapture(event.pointerId);
      const point = { x: event.clientX, y: event.clientY };
      drag = { tile: down.tile, ...point, end: endAt(point, down.tile) };
      onDrag(drag);
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    ({ pointerId }) => {
      const dropped = drag;
      if (!dropped || down?.pointer !== pointerId) return;
      down = null; // the click that follows chooses nothing
      letGo();
      void onDrop(dropped);
    },
    { signal },
  );
  element.addEventListener(
    'pointercancel',
    ({ pointerId }) => {
      if (down?.pointer !== pointerId) return;
      down = null;
      if (drag) onCancel();
      letGo();
    },
    { signal },
  );
  element.addEventListener(
    'click',
    (event) => {
      const tile = tileOf(event);
      const isKey = event.detail === 0;
      if (tile && (isKey || down)) onChoose(tile, isKey ? 'keyboard' : down!.by);
      down = null;
    },
    { signal },
  );
  return () => ended.abort();
}
