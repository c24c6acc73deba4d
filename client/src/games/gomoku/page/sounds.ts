import type { Event } from '@landfall/shared/games/gomoku/actions.ts';
import { NOBODY } from '@landfall/shared/games/gomoku/table.ts';
import type { EffectName } from '../../../sound/effects.ts';
import { playSound } from '../../../sound/sound.ts';
import type { Seen } from '../model/seen.ts';

/** What each event sounds like; `ended` depends on who listens. */
const SOUNDS: Partial<Record<Event['type'], EffectName>> = {
  placed: 'stone',
  chose: 'give',
  offeredDraw: 'turn',
  declinedDraw: 'tap',
};

/** Plays what an event sounds like to the person who sees the table. */
export function soundOf(event: Event, seen: Seen): void {
  const sound = event.type === 'ended' ? endingSound(event.winner, seen) : SOUNDS[event.type];
  if (sound) playSound(sound);
}

export const deny = (): void => playSound('deny');

function endingSound(winner: number, { seat }: Seen): EffectName {
  if (winner === NOBODY) return 'turn';
  return seat !== null && winner !== seat ? 'lose' : 'win';
}
