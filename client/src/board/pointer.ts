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
  let down: (Point & { by: PointedBy }) | null = null;

  const at = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.isPrimary) down = { ...at(event), by: event.pointerType === 'mouse' ? 'mouse' : 'touch' };
    },
    { signal },
  );
  // Not `pointerup`: the click that follows a tap would hit whatever the tap has put under the finger.
  element.addEventListener(
    'click',
    (event) => {
      const end = at(event);
      if (down && Math.hypot(end.x - down.x, end.y - down.y) <= SLIP) onTap(end, down.by);
      down = null;
    },
    { signal },
  );
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
