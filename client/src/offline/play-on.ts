import type { Recording } from '@landfall/shared/engine/recording.ts';
import { findGame } from '@landfall/shared/games/registry.ts';
import { navigate, offlinePath } from '../router.tsx';
import { rememberedSolo } from '../solo/solo-setup.ts';
import { keep, nextRound } from './kept-game.ts';
import { LocalGame } from './LocalGame.ts';
import { OFFERS } from './offers.ts';

/** A game that goes on where a recording ends, with CPUs as good as those that were chosen last. */
export function playingOn(recording: Recording): LocalGame {
  const { level } = rememberedSolo(OFFERS)!;
  const cpus = Array.from({ length: recording.setting.seats - 1 }, () => level);
  return new LocalGame(findGame(recording.game)!, { recording, cpus, round: nextRound() });
}

/** Goes there, or opens another tab where something would be missed here. */
export function playOn(recording: Recording, where: 'here' | 'beside' = 'here'): void {
  keep(playingOn(recording));
  const path = offlinePath(recording.game);
  if (where === 'here') navigate(path);
  else window.open(path, '_blank', 'noopener');
}
