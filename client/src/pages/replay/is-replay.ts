import type { GameLink } from '../../games/registry.ts';

/** Whether a round is seen again, as by somebody who watches; in the lesson, where what is past is known too, one plays. */
export const isReplay = ({ past, seat }: Pick<GameLink, 'past' | 'seat'>): boolean =>
  past !== undefined && seat.value === null;
