import { signal } from '@preact/signals';
import { remember, remembered } from '../../../storage.ts';

const KEY = 'danger.shown';

/** Whether this person wants to see what the coming flood cards may do; remembered in this browser. */
export const dangerShown = signal(remembered(KEY) === 'yes');

export function toggleDanger(): void {
  dangerShown.value = !dangerShown.peek();
  remember(KEY, dangerShown.peek() ? 'yes' : 'no');
}
