import type { Session } from './Session.ts';

/** What each key does anywhere on the game page: arrows pick the tile and the end, Enter lays it. */
const KEYS: Readonly<Record<string, (session: Session) => void>> = {
  ArrowLeft: (session) => session.stepTile(-1),
  ArrowRight: (session) => session.stepTile(1),
  ArrowUp: (session) => session.stepEnd(-1),
  ArrowDown: (session) => session.stepEnd(1),
  Enter: (session) => (session.aim.peek().tile ? void session.lay() : session.goOn()),
  Escape: (session) => session.drop(),
};

/** Listens to the keys until the returned function is called. */
export function listenToKeys(session: Session): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const press = KEYS[event.key];
    if (!press || isBusyWith(event.target, event.key)) return;
    event.preventDefault();
    press(session);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Somebody types, an open window has the keys to itself, or Enter presses the button that has the focus. */
function isBusyWith(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, textarea, select, [role=menu]')) return true;
  return key === 'Enter' && target.closest('button:not([data-tile]), a') !== null;
}
