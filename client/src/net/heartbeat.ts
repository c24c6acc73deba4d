import type { Room } from './wire.ts';

const EVERY_MS = 10_000;
const PATIENCE_MS = 5_000;
const PATIENCE_ON_WAKE_MS = 1_500;

export interface Heartbeat {
  /** Asks at once and waits less: the page was just shown, and the socket may have died meanwhile. */
  wake(): void;
  stop(): void;
}

/** Asks the server for a sign of life while the page is visible: a half-open socket never tells that it is dead. */
export function heartbeat(room: Room, dead: () => void): Heartbeat {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const ask = (patience: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (!stopped) dead();
    }, patience);
    room.ping(() => clearTimeout(waiting));
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') ask(PATIENCE_MS);
  }, EVERY_MS);

  return {
    wake: () => ask(PATIENCE_ON_WAKE_MS),
    stop() {
      stopped = true;
      clearTimeout(waiting);
      clearInterval(timer);
    },
  };
}
