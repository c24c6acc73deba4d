import { readKey } from '@landfall/shared/protocol/key.ts';
import { signal } from '@preact/signals';
import { routeOf } from '../router.tsx';

/** A key to a seat that came with a link, until somebody says what to do about it; '' for one that is not complete. */
export const offeredKey = signal<{ code: string; key: string } | null>(null);

/** Takes a key out of the address at once, so that nobody reads it there, copies it, or finds it in the history. */
function takeFromAddress(): void {
  const { hash, pathname } = location;
  const shown = routeOf(pathname);
  if (!/^#key=/i.test(hash) || shown.page !== 'table') return;
  history.replaceState(null, '', pathname);
  offeredKey.value = { code: shown.code, key: readKey(hash) };
}

takeFromAddress();
addEventListener('hashchange', takeFromAddress);
