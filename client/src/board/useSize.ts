import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export interface Size {
  width: number;
  height: number;
}

/** The inner size of an element, kept up to date; zero until it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const size = useSignal<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const watched = element.current!;
    const look = () => {
      size.value = { width: watched.clientWidth, height: watched.clientHeight };
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return size.value;
}
