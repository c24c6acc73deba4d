import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Counts down from `seconds`, again from the start whenever the server says another number. */
export function useCountdown(seconds: number): number {
  const left = useSignal(seconds);
  useEffect(() => {
    left.value = seconds;
    const timer = setInterval(() => {
      left.value = Math.max(0, left.value - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left.value;
}
