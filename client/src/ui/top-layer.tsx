import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './top-layer.css';

/** The windows that are open, the one on top last. */
let windows: readonly HTMLDialogElement[] = [];
/** What follows the window on top, at once: a signal would wait until a window that closes has left the page. */
const followers = new Set<() => void>();

function setWindows(now: readonly HTMLDialogElement[]): void {
  windows = now;
  for (const follow of followers) follow();
}

/** To be called once a window is open; what it gives is called when the window closes, while it is still in the page. */
export function windowOpened(element: HTMLDialogElement): () => void {
  setWindows([...windows, element]);
  return () => setWindows(windows.filter((other) => other !== element));
}

/** The window on top, null while none is open. */
export const topWindow = (): HTMLDialogElement | null => windows.at(-1) ?? null;

interface TopLayerProps {
  /** Whether it has something to show. What is only read out never has. */
  isShown?: boolean;
  /** One element, the same all the time; a `popover="manual"` if it is to be seen. */
  children: ComponentChild;
}

/**
 * Keeps an element above everything, and alive while windows are open: all that stands outside of the window on top is
 * dead, popovers included, to fingers, to keys and to screen readers. So the element stands in that window for as long.
 */
export function TopLayer({ isShown = true, children }: TopLayerProps) {
  const home = useRef<HTMLDivElement>(null);
  const carried = useRef<HTMLElement>(null);
  const shown = useRef(isShown);
  shown.current = isShown;

  useLayoutEffect(() => {
    const here = home.current;
    const element = here?.firstElementChild;
    if (!here || !(element instanceof HTMLElement)) return;
    carried.current = element;
    const follow = () => {
      carry(element, topWindow() ?? here);
      if (!shown.current) return;
      element.hidePopover?.(); // what was opened last is on top
      element.showPopover?.();
    };
    follow();
    followers.add(follow);
    return () => {
      followers.delete(follow);
      if (element.contains(document.activeElement)) topWindow()?.querySelector<HTMLElement>('[autofocus]')?.focus();
      here.append(element); // where Preact takes it away from
    };
  }, []);

  useLayoutEffect(() => {
    if (!isShown) return;
    carried.current?.showPopover?.();
    return () => carried.current?.hidePopover?.();
  }, [isShown]);

  return (
    <div class="top-layer-home" ref={home}>
      {children}
    </div>
  );
}

/** Moves an element, with the focus in it and all else where the browser can do that. */
function carry(element: HTMLElement, to: HTMLElement): void {
  if (element.parentElement === to) return;
  if (to.moveBefore && to.isConnected && element.isConnected) to.moveBefore(element, null);
  else to.append(element);
}
