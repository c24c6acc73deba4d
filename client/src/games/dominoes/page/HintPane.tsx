import type { Action } from '@landfall/shared/games/dominoes/actions.ts';
import { useEffect } from 'preact/hooks';
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

/** What was advised, in words; a tile that is to be laid is picked already, with the end it is to go to. */
export function HintPane({ session, adviser, seen }: HintPaneProps) {
  const hint = adviser.hint.value;
  useEffect(() => {
    const action = hint?.action as Action | null | undefined;
    if (action?.type === 'lay') session.aimAt(action.tile, action.end);
  }, [hint]);
  return (
    <HintOver
      adviser={adviser}
      link={session.link}
      textOf={(action: Action) => actionText(seen, action)}
      onFollow={(action: Action) => void session.play(action)}
    />
  );
}
