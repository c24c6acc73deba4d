import { useSignal } from '@preact/signals';

/** Which of a few things is open over the page, if any. */
export function useOpen<What = true>() {
  const open = useSignal<What | null>(null);
  return {
    what: open.value,
    show: (what: What) => {
      open.value = what;
    },
    close: () => {
      open.value = null;
    },
  };
}
