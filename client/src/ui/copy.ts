import { topWindow } from './top-layer.tsx';

/**
 * Puts a text on the clipboard. Says whether it worked: pages served without TLS have no clipboard of their own, and
 * then the old way is tried.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Outside of the window on top nothing can be selected, and the browser would say that it copied all the same.
  const host = topWindow() ?? document.body;
  const before = document.activeElement;
  host.append(area);
  area.focus({ preventScroll: true });
  area.select();
  const copied = document.activeElement === area && (document.execCommand?.('copy') ?? false);
  area.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
