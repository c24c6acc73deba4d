/** Small things kept in this browser. Storage that is full, blocked or absent only means that they are forgotten sooner. */

type Where = 'browser' | 'tab';

const PREFIX = 'landfall.';
/** What could not be stored: newer than what is stored under the same key. */
const forgetful: Readonly<Record<Where, Map<string, string>>> = { browser: new Map(), tab: new Map() };

export function remembered(key: string, where: Where = 'browser'): string | null {
  try {
    return forgetful[where].get(key) ?? store(where).getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string, where: Where = 'browser'): void {
  try {
    store(where).setItem(PREFIX + key, value);
    forgetful[where].delete(key);
  } catch {
    forgetful[where].set(key, value);
  }
}

export function forget(key: string, where: Where = 'browser'): void {
  forgetful[where].delete(key);
  try {
    store(where).removeItem(PREFIX + key);
  } catch {
    // Nothing was stored.
  }
}

const store = (where: Where): Storage => (where === 'tab' ? sessionStorage : localStorage);
