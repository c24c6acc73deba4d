import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Offer } from './aim.ts';

/** What chose a tile. A finger may slip, so it has to confirm; a click and a key are meant. */
export type By = 'mouse' | 'touch' | 'keyboard';

/** What choosing a tile leads to: doing one thing at once, asking which or whether, or nothing. */
export type Choice = { kind: 'take'; offer: Offer } | { kind: 'ask'; offers: readonly Offer[] } | { kind: 'nothing' };

/** What choosing a tile leads to, given what it is good for and the tile that was asked about before, if any. */
export function choose(
  there: readonly Offer[],
  { place, by, asked }: { place: Place; by: By; asked: Place | null },
): Choice {
  const [only, more] = there;
  if (!only) return { kind: 'nothing' };
  if (more) return { kind: 'ask', offers: there };
  const confirmed = by !== 'touch' || asked === place || only.aim !== undefined;
  return confirmed ? { kind: 'take', offer: only } : { kind: 'ask', offers: there };
}
