import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import { type Aim, glows, type Offers } from '../model/aim.ts';
import type { Open } from '../model/open.ts';
import type { Lighting } from '../scene/Lights.ts';

interface Lit {
  places: number;
  offers: Offers;
  aim: Aim;
  open: Open | null;
  hovered: Place | null;
  trace: Lighting['trace'];
}

/** What is lit on the board, from what can be chosen and what has been begun. */
export function lightingOf({ places, offers, aim, open, hovered, trace }: Lit): Lighting {
  const lit = [...offers].map(([place, there]) => [place, glows(there)] as const);
  const first = aim.kind === 'shoreUp' ? (aim.first ?? null) : null;
  const others = Array.from({ length: places }, (_, place) => place).filter((place) => !offers.has(place));
  return {
    glows: new Map(lit.filter(([, kinds]) => kinds.length > 0)),
    selected: open?.kind === 'tile' ? open.place : first,
    hovered,
    dimmed: new Set(aim.kind === 'free' ? [] : others),
    trace,
  };
}
