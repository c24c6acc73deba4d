import type { Action } from '@landfall/shared/games/gomoku/actions.ts';
import type { Adviser } from '../../../hints/Adviser.ts';
import { HintOver } from '../../../hints/HintOver.tsx';
import { actionText } from '../model/hint.ts';
import type { Seen } from '../model/seen.ts';
import type { Session } from './Session.ts';

interface HintPaneProps {
  session: Session;
  adviser: Adviser;
  seen: Seen;
}

/** What was advised, in words; its point is ringed on the board. */
export function HintPane({ session, adviser, seen }: HintPaneProps) {
  const { size } = seen.table;
  const point = advisedPoint(adviser);
  return (
    <HintOver
      adviser={adviser}
      link={session.link}
      textOf={(action: Action) => actionText(size, action)}
      onFollow={(action: Action) => session.play(action)}
      above={point !== null && point >= (size * size) / 2}
    />
  );
}

/** The point of the advised stone, null where none is advised. */
export function advisedPoint(adviser: Adviser): number | null {
  const action = adviser.hint.value?.action as Action | null | undefined;
  return action?.type === 'place' ? action.point : null;
}
