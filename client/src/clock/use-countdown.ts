import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Counts down from `seconds`, again from the start whenever the server says another number. */
export function useCountdown(seconds: number): number {
  const count = useSignal({ from: seconds, left: seconds });
  useEffect(() => {
    count.value = { from: seconds, left: seconds };
    const timer = setInterval(() => {
      count.value = { from: seconds, left: Math.max(0, count.value.left - 1) };
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const { from, left } = count.value;
  return from === seconds ? left : seconds; // what was counted before is not shown for the new number
}
