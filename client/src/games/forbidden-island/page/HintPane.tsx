import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Hint } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import type { Adviser } from '../../../hints/Adviser.ts';
import { HintButton } from '../../../hints/HintButton.tsx';
import { HintCard } from '../../../hints/HintCard.tsx';
import { hintSentence } from '../../../hints/sentence.ts';
import { t } from '../../../i18n/i18n.ts';
import { HintMarks } from '../hud/HintMarks.tsx';
import { actionText, hintMarks, liesLow } from '../model/hint.ts';
import type { Metrics } from '../model/metrics.ts';
import type { Seen } from '../model/seen.ts';
import { playable } from '../model/specials.ts';
import type { Session } from './Session.ts';

interface HintPaneProps {
  session: Session;
  adviser: Adviser;
  seen: Seen;
  metrics: Metrics;
  /** Height of the drawing area. */
  height: number;
}

/** What was advised: on the board, and in words at that edge of it which is farther from the tiles it is about. */
export function HintPane({ session, adviser, seen, metrics, height }: HintPaneProps) {
  const hint = shownHint(session, adviser, seen);
  const marks = hintMarks(seen, hint?.action);
  const isLow = liesLow(marks, metrics, height);
  return (
    <>
      {hint && <HintMarks marks={marks} levels={seen.table.levels} metrics={metrics} />}
      <AdviceCard session={session} adviser={adviser} seen={seen} class={`hint-over ${isLow ? 'hint-above' : ''}`} />
    </>
  );
}

interface AdviceCardProps {
  session: Session;
  adviser: Adviser;
  seen: Seen;
  class?: string;
}

/** What was advised, in words, with the button that does it. */
export function AdviceCard({ session, adviser, seen, class: extra }: AdviceCardProps) {
  const hint = shownHint(session, adviser, seen);
  const action = hint?.action as Action | null | undefined;
  const follow = action ? { onFollow: () => session.play(action) } : {};
  const state = session.link.state.value;
  return (
    <HintCard
      hint={hint}
      sentence={hint && state ? sentenceOf(seen, state, hint) : ''}
      onClose={() => adviser.dismiss()}
      {...follow}
      class={extra}
    />
  );
}

/** The same in a window over the page, with the button that asks for it. */
export function AdviceInWindow(props: AdviceCardProps) {
  const { session, adviser, seen } = props;
  const hint = shownHint(session, adviser, seen);
  return (
    <>
      <AdviceCard {...props} />
      {!hint && <HintButton adviser={adviser} onAsk={() => void adviser.ask(seen.seat)} />}
    </>
  );
}

/** The hint for the seat that is looked through, once everything has come to rest. */
export const shownHint = (session: Session, adviser: Adviser, seen: Seen): Hint | null => {
  const hint = adviser.hint.value;
  return hint && hint.seat === seen.seat && !session.moving.value ? hint : null;
};

/** Reasons that only say again what is to be done. */
const SAYS_THE_SAME: ReadonlySet<string> = new Set(['captureHere', 'swimTo', 'liftOff']);

function sentenceOf(seen: Seen, state: TableState, hint: Hint): string {
  const { action, reason } = hint;
  if (!action && playable(seen).length > 0) return t('forbiddenIsland.hint.wait');
  const told = reason && SAYS_THE_SAME.has(reason.word) ? { ...hint, reason: undefined } : hint;
  return hintSentence(state, told, action ? actionText(seen, action as Action) : '');
}
