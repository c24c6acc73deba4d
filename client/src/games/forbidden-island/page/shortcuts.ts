import type { Adviser } from '../../../hints/Adviser.ts';
import { HINT_KEY } from '../../../hints/HintButton.tsx';
import { KEYS } from '../hud/ActionBar.tsx';
import { BUTTONS, whyNot } from '../model/buttons.ts';
import { toggleDanger } from './dangerShown.ts';
import { press } from './press.ts';
import type { Session } from './Session.ts';
import { mayForesee } from './useForecast.ts';

/** Shows or hides what the coming flood may do. */
export const DANGER_KEY = 'd';

/** Keys that work anywhere on the game page: digits for the actions, N for the next card, H for a hint, D for the danger, Escape to step back. */
export function listenToKeys(session: Session, adviser: Adviser): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusyWith(event.target)) return;
    if (event.key === 'Escape') {
      if (!session.skip() && !session.cancel()) adviser.dismiss();
      return;
    }
    if (event.key === HINT_KEY) void adviser.ask(session.seen.peek()?.seat ?? null);
    if (event.key === DANGER_KEY && mayForesee(session)) toggleDanger();
    const seen = session.seen.peek();
    const button = BUTTONS.find((one) => KEYS[one] === event.key);
    if (seen && seen.seat !== null && button) press(session, button, whyNot(seen, button));
    if (event.key === 'n' && !event.repeat) session.hurry();
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Somebody types, or an open window has the keys to itself. */
const isBusyWith = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, input, textarea, select, [role=menu]') !== null;
