import { signal } from '@preact/signals';

/** Whether the page fills the whole screen. */
export const fillsScreen = signal(false);

if (typeof document !== 'undefined')
  document.addEventListener('fullscreenchange', () => {
    fillsScreen.value = document.fullscreenElement !== null;
  });

/** Phones made by Apple know no full screen for pages. */
export const canFillScreen = (): boolean => document.fullscreenEnabled === true;

export function toggleFullScreen(): void {
  const asked = fillsScreen.peek() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  asked.catch(() => {}); // the browser may refuse, and then nothing changes
}
