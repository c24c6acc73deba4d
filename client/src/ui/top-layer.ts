import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Keeps a `popover="manual"` element above everything, open dialogs included, while it has something to say. Whenever
 * `what` changes it comes to the front again.
 */
export function useTopLayer(element: RefObject<HTMLElement | null>, isNeeded: boolean, what?: unknown): void {
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const shown = element.current;
    shown?.showPopover?.();
    return () => shown?.hidePopover?.();
  }, [element, isNeeded, what]);
}
