import type { Action } from '@landfall/shared/games/dominoes/actions.ts';
import type { End } from '@landfall/shared/games/dominoes/line.ts';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Adviser } from '../../../hints/Adviser.ts';
import { HintOver } from '../../../hints/HintOver.tsx';
import { actionText } from '../model/hint.ts';
import type { Seen } from '../model/seen.ts';
import { layOut } from '../model/snake.ts';
import type { Session } from './Session.ts';

interface HintPaneProps {
  session: Session;
  adviser: Adviser;
  seen: Seen;
  /** The felt, at whose edge the hint stands. */
  felt: RefObject<HTMLElement | null>;
}

/** What was advised, in words; a tile that is to be laid is picked already, with the end it is to go to. */
export function HintPane({ session, adviser, seen, felt }: HintPaneProps) {
  const hint = adviser.hint.value;
  const action = hint?.action as Action | null | undefined;
  useEffect(() => {
    if (action?.type === 'lay') session.aimAt(action.tile, action.end);
  }, [hint]);
  return (
    <HintOver
      adviser={adviser}
      link={session.link}
      textOf={(action: Action) => actionText(seen, action)}
      onFollow={(action: Action) => void session.play(action)}
      above={action?.type === 'lay' && isInLowerHalf(action.end, seen, felt.current)}
    />
  );
}

/** Whether the place for a tile at this end lies where a hint at the lower edge would hide it. */
function isInLowerHalf(end: End, { table }: Seen, felt: HTMLElement | null): boolean {
  const { width = 0, height = 0 } = felt?.getBoundingClientRect() ?? {};
  return layOut(table.line, { width, height }).next[end].y > height / 2;
}
