import { GAMES } from '@landfall/shared/games/registry.ts';
import type { GameOffer } from '../setup/games.ts';

/** The games as this page itself can offer them: one person, whose seat is one of several, against CPUs. */
export const OFFERS: readonly GameOffer[] = Object.values(GAMES).map(({ id, seats, options, seatOptions }) => ({
  id,
  seats,
  options,
  seatOptions,
  cpus: true,
  open: false,
  daily: false,
}));
