import type { Event } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { EffectName } from '../../../sound/effects.ts';
import { playSound } from '../../../sound/sound.ts';
import type { Seen } from '../model/seen.ts';

/** What each event sounds like; `turnBegan` and `ended` depend on who listens and how it ended. */
const SOUNDS: Partial<Record<Event['type'], EffectName>> = {
  moved: 'move',
  flew: 'move',
  guided: 'move',
  swam: 'move',
  shoredUp: 'shoreUp',
  sandbagged: 'shoreUp',
  gave: 'give',
  captured: 'treasure',
  drewTreasure: 'card',
  discarded: 'card',
  watersRose: 'watersRise',
  flooded: 'flood',
  sank: 'sink',
  drowned: 'danger',
  lifted: 'helicopter',
  liftedOff: 'helicopter',
};

/** Plays what an event sounds like to the person who sees the table. */
export function soundOf(event: Event, seen: Seen): void {
  const sound =
    event.type === 'ended'
      ? event.endings.includes('escaped')
        ? 'win'
        : 'lose'
      : event.type === 'turnBegan'
        ? event.seat === seen.seat
          ? 'turn'
          : undefined
        : SOUNDS[event.type];
  if (sound) playSound(sound);
}
