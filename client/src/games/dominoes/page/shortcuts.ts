import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';
import type { Adviser } from '../../../hints/Adviser.ts';
import { HINT_KEY } from '../../../hints/HintButton.tsx';
import type { Session } from './Session.ts';

/** What each key does anywhere on the game page: arrows pick the tile and the end, Enter lays it or goes on, H asks for a hint, Escape skips what moves or steps back. */
const KEYS: Readonly<Record<string, (session: Session, adviser: Adviser, target: EventTarget | null) => void>> = {
  ArrowLeft: (session) => session.stepTile(-1),
  ArrowRight: (session) => session.stepTile(1),
  ArrowUp: (session) => session.stepEnd(-1),
  ArrowDown: (session) => session.stepEnd(1),
  Enter(session, _adviser, target) {
    if (session.goOn()) return; // a tile picked while waiting is not meant once none fits
    const tile = session.aim.peek().tile === null ? tileAt(target) : null;
    if (tile) session.chooseTile(tile, 'keyboard');
    else void session.lay();
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
    press(session, adviser, event.target);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** The tile of the hand that has the focus. */
const tileAt = (target: EventTarget | null): Tile | null =>
  target instanceof HTMLElement ? ((target.closest<HTMLElement>('[data-tile]')?.dataset.tile as Tile) ?? null) : null;

/** Somebody types, an open window has the keys to itself, or Enter presses the button that has the focus. */
function isBusyWith(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, input, textarea, select, [role=menu]')) return true;
  return key === 'Enter' && target.closest('button:not([data-tile]), a') !== null;
}
