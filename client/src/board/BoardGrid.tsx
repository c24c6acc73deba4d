// biome-ignore-all lint/a11y/useSemanticElements: the cells of a table could not lie where the board has its places
// biome-ignore-all lint/a11y/useFocusableInteractive: what is focused is the button in each cell
import { useRef, useState } from 'preact/hooks';
import './overlay.css';

export interface GridCell {
  /** Number of the place, unique on the board. */
  place: number;
  /** What a screen reader says: name, state, and what can be done. */
  label: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface BoardGridProps {
  label: string;
  /** The places in reading order, one list a row. */
  rows: readonly (readonly GridCell[])[];
  onChoose(place: number): void;
  onFocus(place: number | null): void;
  /** Where an arrow key leads from a place. */
  towards(place: number, key: string): number | null;
}

/**
 * The board for keyboards and screen readers: an invisible button over every place. Only one of them is in the tab order;
 * arrow keys go to the others. Mouse and touch pass through to the canvas below.
 */
export function BoardGrid({ label, rows, onChoose, onFocus, towards }: BoardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const first = rows[0]?.[0]?.place ?? 0;
  const [current, setCurrent] = useState(first);
  const cells = rows.flat();
  const reachable = cells.some(({ place }) => place === current) ? current : first;

  const go = (event: KeyboardEvent, place: number) => {
    const next = towards(place, event.key);
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLButtonElement>(`[data-place="${next}"]`)?.focus();
  };

  return (
    <div class="board-grid" role="grid" aria-label={label} ref={grid}>
      {rows.map((row) => (
        <div role="row" key={row[0]?.place}>
          {row.map(({ place, label: text, left, top, width, height }) => (
            <div role="gridcell" key={place}>
              <button
                type="button"
                data-place={place}
                aria-label={text}
                tabIndex={place === reachable ? 0 : -1}
                style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
                onClick={() => onChoose(place)}
                onFocus={() => {
                  setCurrent(place);
                  onFocus(place);
                }}
                onBlur={() => onFocus(null)}
                onKeyDown={(event) => go(event, place)}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
