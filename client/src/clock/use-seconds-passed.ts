import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { onWake } from '../net/wake.ts';

/** A timer may fire so much early, in milliseconds. */
const EARLY_MS = 20;

/**
 * How many whole seconds have passed since `since` was another one, up to `atMost`. They are read from a clock and not
 * counted: timers of a hidden page come late, and none while a device sleeps.
 */
export function useSecondsPassed(since: unknown, atMost: number): number {
  const passed = useMemo(stopwatch, [since, atMost]);
  const shown = useSignal({ since, seconds: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const ms = passed() + EARLY_MS;
      const seconds = Math.min(atMost, Math.floor(ms / 1000));
      shown.value = { since, seconds };
      if (seconds < atMost) timer = setTimeout(look, 1000 - (ms % 1000) + EARLY_MS);
    };
    look();
    const stopWaking = onWake(look);
    return () => {
      clearTimeout(timer);
      stopWaking();
    };
  }, [since, atMost]);
  return shown.value.since === since ? Math.min(shown.value.seconds, atMost) : 0;
}

/**
 * Tells how long ago this was called, in milliseconds. One clock of a browser may stand still while the device sleeps, and the
 * other one may be set back: the one that is ahead counts.
 */
function stopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steady, Date.now() - wall);
}
