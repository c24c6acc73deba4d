import type { GameLink } from '../games/registry.ts';
import type { Adviser } from './Adviser.ts';
import { HintCard } from './HintCard.tsx';
import { hintSentence } from './sentence.ts';

interface HintOverProps {
  adviser: Adviser;
  link: GameLink;
  /** An action of the game as something to do, in words. */
  textOf(action: never): string;
  onFollow(action: never): void;
  /** At the upper edge, where the lower one would hide what is advised. */
  above?: boolean;
}

/** A hint in words, at the edge of the board it is about. */
export function HintOver({ adviser, link, textOf, onFollow, above = false }: HintOverProps) {
  const hint = adviser.hint.value;
  const state = link.state.value;
  const action = hint?.action as never;
  const follow = action ? { onFollow: () => onFollow(action) } : {};
  return (
    <HintCard
      hint={hint}
      sentence={hint && state ? hintSentence(state, hint, action ? textOf(action) : '') : ''}
      onClose={() => adviser.dismiss()}
      {...follow}
      class={`hint-over ${above ? 'hint-above' : ''}`}
    />
  );
}
