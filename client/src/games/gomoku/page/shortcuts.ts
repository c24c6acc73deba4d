import type { Adviser } from '../../../hints/Adviser.ts';
import { HINT_KEY } from '../../../hints/HintButton.tsx';
import { isPlacingKey, stepByKey } from '../model/keys.ts';
import type { Session } from './Session.ts';

/** Keys that work anywhere on the game page: arrows and digits move the frame, 5 places, H asks for a hint, Escape skips what is behind or steps back. */
export function listenToKeys(session: Session, adviser: Adviser, focusPoint: (point: number) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusyWith(event.target)) return;
    const seen = session.seen.peek();
    if (!seen) return;
    if (event.key === 'Escape') return void (session.skip() || session.cancel() || adviser.dismiss());
    if (event.key === HINT_KEY) return void adviser.ask(seen.seat);
    const { size } = seen.table;
    const cursor = session.cursor.peek();
    const from = cursor ?? seen.table.stones.at(-1) ?? (size * size - 1) / 2;
    if (isPlacingKey(event.key)) {
      if (cursor === null) focusPoint(from);
      else session.choose(cursor, 'keyboard');
      return;
    }
    const next = stepByKey(from, event.key, size);
    if (next === null) return;
    event.preventDefault();
    focusPoint(cursor === null ? from : next);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Somebody types, or an open window or menu has the keys to itself. */
const isBusyWith = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, input, textarea, select, [role=menu]') !== null;
