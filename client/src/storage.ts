/** Small things kept in this browser. Storage that is full, blocked or absent only means that they are forgotten sooner. */

const PREFIX = 'landfall.';
const forgetful = new Map<string, string>();

export function remembered(key: string, where: 'browser' | 'tab' = 'browser'): string | null {
  try {
    return store(where).getItem(PREFIX + key) ?? forgetful.get(key) ?? null;
  } catch {
    return forgetful.get(key) ?? null;
  }
}

export function remember(key: string, value: string, where: 'browser' | 'tab' = 'browser'): void {
  try {
    store(where).setItem(PREFIX + key, value);
  } catch {
    forgetful.set(key, value);
  }
}

export function forget(key: string, where: 'browser' | 'tab' = 'browser'): void {
  forgetful.delete(key);
  try {
    store(where).removeItem(PREFIX + key);
  } catch {
    // Nothing was stored.
  }
}

const store = (where: 'browser' | 'tab'): Storage => (where === 'tab' ? sessionStorage : localStorage);
