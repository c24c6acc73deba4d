import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../net/api.ts';
import { tablePath } from '../router.tsx';

const LOCAL = /^(localhost|127\.|\[::1\])/;

/** Whether this page is open under a name that only this computer understands. */
const isLocal = (): boolean => LOCAL.test(location.hostname);

/** Beginnings of links that lead others here; the page's own unless the server knows better. */
export const origins = signal<readonly string[]>([location.origin]);
const chosen = signal('');

/** The one that goes into links. */
export const origin = computed(() => (origins.value.includes(chosen.value) ? chosen.value : origins.value[0]!));

export function chooseOrigin(wanted: string): void {
  chosen.value = wanted;
}

/** Whether others can use the links. */
export const canBeShared = computed(() => !isLocal() || origin.value !== location.origin);

export const linkTo = (code: string): string => origin.value + tablePath(code);

let asking = false;

/** Asks the server how others reach it, on a page whose own address is of no use to them. */
export function useOrigins(): void {
  useEffect(() => {
    if (!canBeShared.peek() && !asking) void ask();
  }, []);
}

async function ask(): Promise<void> {
  asking = true;
  const answer = await api.address();
  asking = false;
  if (answer.ok && answer.value.urls.length > 0) origins.value = answer.value.urls;
}
