import type { Seat } from '@landfall/shared/engine/game.ts';
import { same } from '@landfall/shared/engine/plain.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';

/** What a person has begun to do with the board; `free` is the state of rest, where every usual deed is offered. */
export type Aim =
  | { kind: 'free' }
  | { kind: 'move' }
  | { kind: 'shoreUp'; first?: Place } // with `first`: the Engineer is choosing the second tile
  | { kind: 'guide'; pawn: Seat }
  | { kind: 'lift'; pawns: readonly Seat[] }
  | { kind: 'sandbag' };

export const FREE: Aim = { kind: 'free' };

/** What choosing a tile can mean. */
export type Deed = 'move' | 'fly' | 'swim' | 'shoreUp' | 'shoreUpTwo' | 'guide' | 'guideTo' | 'lift' | 'sandbag';

/** One thing a tile is good for: an action to play, or an aim that asks for one more choice. */
export type Offer = { deed: Deed; pawn?: Seat } & (
  | { action: Action; aim?: undefined }
  | { aim: Aim; action?: undefined }
);

export type Offers = ReadonlyMap<Place, readonly Offer[]>;

/** What every tile is good for, given what is legal and what has been begun. */
export function offers(table: Table, legal: readonly Action[], aim: Aim): Offers {
  const found = new Map<Place, Offer[]>();
  const add = (place: Place, offer: Offer) => {
    const there = found.get(place) ?? [];
    if (!there.some((known) => same(known, offer))) found.set(place, [...there, offer]);
  };
  for (const action of legal) offer(table, aim, action, add);
  return found;
}

type Add = (place: Place, offer: Offer) => void;

function offer(table: Table, aim: Aim, action: Action, add: Add): void {
  switch (action.type) {
    case 'move':
    case 'fly':
    case 'swim':
      if (aim.kind === 'free' || aim.kind === 'move') add(action.to, { deed: action.type, action });
      return;
    case 'shoreUp':
      if (aim.kind === 'free' || aim.kind === 'shoreUp')
        offerShoringUp(aim.kind === 'shoreUp' ? aim.first : undefined, action, add);
      return;
    case 'guide':
      if (aim.kind === 'guide' && aim.pawn === action.pawn)
        add(action.to, { deed: 'guideTo', pawn: action.pawn, action });
      if (aim.kind === 'free' || aim.kind === 'move') {
        const { place } = table.adventurers[action.pawn]!;
        add(place, { deed: 'guide', pawn: action.pawn, aim: { kind: 'guide', pawn: action.pawn } });
      }
      return;
    case 'lift':
      if (aim.kind === 'lift' && same(aim.pawns, action.pawns)) add(action.to, { deed: 'lift', action });
      return;
    case 'sandbag':
      if (aim.kind === 'sandbag') add(action.place, { deed: 'sandbag', action });
      return;
  }
}

function offerShoringUp(first: Place | undefined, action: Extract<Action, { type: 'shoreUp' }>, add: Add): void {
  const { places } = action;
  const single = places.length === 1;
  if (first === undefined) {
    if (single) add(places[0]!, { deed: 'shoreUp', action });
    else for (const place of places) add(place, { deed: 'shoreUpTwo', aim: { kind: 'shoreUp', first: place } });
    return;
  }
  if (!places.includes(first)) return;
  if (single) add(first, { deed: 'shoreUp', action });
  else add(places.find((place) => place !== first)!, { deed: 'shoreUpTwo', action });
}

/** How a tile is lit: a step away, reached through the air, or to be raised from the water. */
export type Glow = 'near' | 'far' | 'raise';

const GLOWS: Readonly<Record<Deed, Glow | null>> = {
  move: 'near',
  swim: 'near',
  guideTo: 'near',
  fly: 'far',
  lift: 'far',
  shoreUp: 'raise',
  shoreUpTwo: 'raise',
  sandbag: 'raise',
  guide: null,
};

/** The lights of a tile, each kind once. */
export const glows = (there: readonly Offer[]): Glow[] => [...new Set(there.flatMap(({ deed }) => GLOWS[deed] ?? []))];
