export interface Point {
  x: number;
  y: number;
}

export type PointedBy = 'mouse' | 'touch';

interface Listener {
  /** A click or a tap, in CSS pixels from the element's corner. */
  onTap(point: Point, by: PointedBy): void;
  /** Where the mouse is; null when it is elsewhere. A finger does not hover. */
  onHover(point: Point | null): void;
}

/** A finger that slides further than this was not tapping, in CSS pixels. */
const SLIP = 12;

/** Reads clicks, taps and the mouse on an element. Returns a function that ends it. */
export function listenToPointer(element: HTMLElement, { onTap, onHover }: Listener): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let down: (Point & { pointer: number }) | null = null;

  const at = (event: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.isPrimary && event.button === 0) down = { ...at(event), pointer: event.pointerId };
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      const start = down;
      down = null;
      if (!start || start.pointer !== event.pointerId) return;
      const end = at(event);
      if (Math.hypot(end.x - start.x, end.y - start.y) > SLIP) return;
      onTap(end, event.pointerType === 'mouse' ? 'mouse' : 'touch');
    },
    { signal },
  );
  element.addEventListener('pointercancel', () => (down = null), { signal });
  element.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse') onHover(at(event));
    },
    { signal },
  );
  element.addEventListener('pointerleave', () => onHover(null), { signal });
  return () => ended.abort();
}
