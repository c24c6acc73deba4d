import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Pointer, targetOf } from './pointer.ts';

/** How often it is looked where the target has gone, in milliseconds. */
const LOOK_MS = 150;

interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A ring around what is to be pressed next, which lets everything through. */
export function Arrow({ pointer }: { pointer: Pointer }) {
  const spot = useSignal<Spot | null>(null);
  useEffect(() => {
    const look = () => {
      spot.value = spotOf(targetOf(pointer));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
    };
  }, [pointer]);
  if (!spot.value) return null;
  const { left, top, width, height } = spot.value;
  return (
    <div
      class="coach-arrow"
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
    />
  );
}

function spotOf(target: Element | null): Spot | null {
  const box = target?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const { left, top, width, height } = box;
  return { left, top, width, height };
}
