import type { Adviser } from '../../../hints/Adviser.ts';
import { HINT_KEY } from '../../../hints/HintButton.tsx';
import type { Session } from './Session.ts';

/** What each key does anywhere on the game page: arrows pick the tile and the end, Enter lays it or goes on, H asks for a hint, Escape skips what moves or steps back. */
const KEYS: Readonly<Record<string, (session: Session, adviser: Adviser) => void>> = {
  ArrowLeft: (session) => session.stepTile(-1),
  ArrowRight: (session) => session.stepTile(1),
  ArrowUp: (session) => session.stepEnd(-1),
  ArrowDown: (session) => session.stepEnd(1),
  Enter(session) {
    if (!session.goOn()) void session.lay(); // a tile picked while waiting is not meant once none fits
  },
  Escape(session, adviser) {
    if (session.skip()) return;
    session.drop();
    adviser.dismiss();
  },
  [HINT_KEY]: (session, adviser) => void adviser.ask(session.seen.peek()?.seat ?? null),
};

/** Listens to the keys until the returned function is called. */
export function listenToKeys(session: Session, adviser: Adviser): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const press = KEYS[event.key];
    if (!press || isBusyWith(event.target, event.key)) return;
    event.preventDefault();
    press(session, adviser);
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
