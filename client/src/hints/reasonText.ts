import type { Reason } from '@landfall/shared/engine/bot.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { gameText } from '../i18n/game-text.ts';
import { sitterAt } from '../lobby/sitter.ts';

/** A reason of a CPU in the words of its game, '' where it has none. */
export const reasonText = (state: TableState, { word, about = {} }: Reason): string =>
  gameText(state.game, `reasons.${word}`, named(state, about)) ?? '';

/** What a reason is about by its name in the game's texts, such as that of a tile in `tiles`. */
function named(
  state: TableState,
  subjects: Readonly<Record<string, string | number>>,
): Record<string, string | number> {
  const nameOf = ([kind, value]: [string, string | number]) => [
    kind,
    kind === 'seat' ? sitterAt(state, Number(value)).name : (gameText(state.game, `${kind}s.${value}`) ?? value),
  ];
  return Object.fromEntries(Object.entries(subjects).map(nameOf));
}
