import { toast } from '../../../ui/toast.tsx';
import { type ButtonId, behind } from '../model/buttons.ts';
import type { Seen } from '../model/seen.ts';
import { playableOfAll } from '../model/specials.ts';
import type { Session } from './Session.ts';
import { use } from './Windows.tsx';

/** What each button begins. */
const PRESSES: Readonly<Record<ButtonId, (session: Session, seen: Seen) => void>> = {
  move: (session) => toggle(session, 'move'),
  shoreUp: (session) => toggle(session, 'shoreUp'),
  give: (session) => session.openUp({ kind: 'give' }),
  capture(session, seen) {
    const [action] = behind(seen, 'capture');
    if (action) session.openUp({ kind: 'confirm', of: 'capture', action });
  },
  special(session, seen) {
    const [only, more] = playableOfAll(seen);
    if (only && !more) use(session, only.card, only.seat);
    else session.openUp({ kind: 'special' });
  },
  endTurn: (session) => session.openUp({ kind: 'confirm', of: 'endTurn', action: { type: 'endActions' } }),
};

function toggle(session: Session, kind: 'move' | 'shoreUp'): void {
  if (session.aim.peek().kind === kind) session.cancel();
  else session.begin({ kind });
}

/** A button of the action bar was pressed; `reason` is why it can do nothing now. */
export function press(session: Session, button: ButtonId, reason: string | null): void {
  const seen = session.seen.peek();
  if (session.skip() || !seen) return;
  if (reason) toast(reason);
  else PRESSES[button](session, seen);
}
