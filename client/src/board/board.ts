import type { Parts, View } from '@landfall/shared/engine/game.ts';

/**
 * The drawn board of one game. `show` must suffice: coming back after a drop, a background tab and a screenshot call
 * nothing else. `animate` is a flourish between two shows and may be cut short at any moment.
 */
export interface Board<P extends Parts> {
  /** Draws exactly this position and lights up what is legal; calling it twice changes nothing. */
  show(view: View<P>, legal: readonly P['action'][]): void;
  /** Plays what one event looks like, starting from the position shown last; `show` follows. */
  animate(event: P['event']): Promise<void>;
  destroy(): void;
}
