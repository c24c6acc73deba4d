import type { Event } from '@landfall/shared/games/dominoes/actions.ts';
import type { EffectName } from '../../../sound/effects.ts';
import { playSound } from '../../../sound/sound.ts';
import type { Seen } from '../model/seen.ts';

type Sound<T extends Event['type']> = (event: Extract<Event, { type: T }>, seen: Seen) => EffectName | null;

const SOUNDS: { readonly [T in Event['type']]: Sound<T> } = {
  dealt: () => 'shuffle',
  began: () => 'lay',
  laid: () => 'lay',
  drew: () => 'card',
  passed: () => 'knock',
  roundEnded: ({ winner }, { seat, table }) => (table.agenda.length > 0 && winner === seat ? 'give' : null),
  ended: ({ winners }, { seat }) => (seat === null || winners.includes(seat) ? 'win' : 'lose'),
};

/** Plays what an event sounds like to the person who sees the table. */
export function soundOf(event: Event, seen: Seen): void {
  const sound = (SOUNDS[event.type] as Sound<Event['type']>)(event, seen);
  if (sound) playSound(sound);
}
