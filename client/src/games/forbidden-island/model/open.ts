import type { Seat } from '@landfall/shared/engine/game.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Treasure } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Deck } from '../../../../art/names.ts';
import type { Offer } from './aim.ts';
import type { Seen } from './seen.ts';
import { playableOfAll } from './specials.ts';

/** The window, menu or question that is open over the page; at most one is. */
export type Open =
  | { kind: 'tile'; place: Place; offers: readonly Offer[] }
  | { kind: 'confirm'; of: 'endTurn' | 'capture' | 'drown'; action: Action }
  | { kind: 'give'; card?: Treasure }
  | { kind: 'special' }
  | { kind: 'lift' }
  | { kind: 'card'; index: number }
  | { kind: 'discard' }
  | { kind: 'player'; seat: Seat }
  | { kind: 'sea' }
  | { kind: 'pile'; deck: Deck }
  | { kind: 'log' }
  | { kind: 'sound' }
  | { kind: 'rules' }
  | { kind: 'result' };

/** The types of action without which a window has no use. */
const NEEDS: Partial<Record<Open['kind'], readonly Action['type'][]>> = {
  give: ['give'],
  lift: ['lift'],
  discard: ['discard'],
};

/** Whether something that was opened in an earlier position still makes sense in this one. */
export function stillOpen(open: Open, seen: Seen): boolean {
  const legal = (action: Action | undefined) => action === undefined || seen.legal.some((one) => same(one, action));
  if (open.kind === 'tile') return open.offers.every(({ action }) => legal(action));
  if (open.kind === 'confirm') return legal(open.action);
  if (open.kind === 'card') return seen.seat !== null && open.index < seen.table.adventurers[seen.seat]!.hand.length;
  if (open.kind === 'special') return playableOfAll(seen).length > 0;
  const needs = NEEDS[open.kind];
  return !needs || seen.legal.some(({ type }) => needs.includes(type));
}
