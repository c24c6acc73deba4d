export interface Sized {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
export type Placed<Item extends Sized> = Item & { readonly x: number; readonly y: number };

interface Sheet {
  /** Width and height in pixels. */
  readonly size: number;
  /** Free pixels around every item, so that a neighbour does not bleed in when the sheet is scaled down. */
  readonly gap: number;
}

/**
 * Places items on a square sheet in shelves, the tallest first; equal ones by name, so that the result never depends on
 * the order given. Throws when they do not fit.
 */
export function pack<Item extends Sized>(items: readonly Item[], { size, gap }: Sheet): Placed<Item>[] {
  const sorted = [...items].sort((a, b) => b.height - a.height || b.width - a.width || (a.name < b.name ? -1 : 1));
  let [x, y, shelf] = [gap, gap, 0];
  return sorted.map((item) => {
    if (x + item.width + gap > size) [x, y, shelf] = [gap, y + shelf + gap, 0];
    if (x + item.width + gap > size || y + item.height + gap > size)
      throw new Error(`The atlas of ${size} x ${size} is full: no room for ${item.name}`);
    const placed = { ...item, x, y };
    x += item.width + gap;
    shelf = Math.max(shelf, item.height);
    return placed;
  });
}
