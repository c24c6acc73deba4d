import type { Place } from '@landfall/shared/games/forbidden-island/layouts.ts';
import type { ButtonId } from '../model/buttons.ts';

/** Something on the page to point at, as a selector; only where something else is there, if that is said. */
interface Target {
  at: string;
  when?: string;
}

/** Targets in the order in which they are looked for; what is there first is pointed at. */
export type Pointer = readonly Target[];

/** A tile, or the entry of the menu at it. */
export const tile = (place: Place, entry: 'first' | 'last' = 'first'): Pointer => [
  { at: `.tile-menu > [role=menuitem]:${entry === 'first' ? 'nth-child(2)' : 'last-child'}` },
  { at: `[data-place="${place}"]` },
];

/** A button of the action bar, and once it is pressed what it leads to. */
export const button = (id: ButtonId, then: Pointer): Pointer => [
  ...then.map((target) => ({ when: `.action-${id}[aria-pressed=true], .tile-menu`, ...target })),
  { at: `.action-${id}` },
];

/** The button that is wanted beside the line above the hand. */
export const prompted = (inside: string): Pointer => [{ at: `.prompt ${inside} .button-main` }];

/** What is to be pointed at now; null where nothing of it is to be seen. */
export function targetOf(pointer: Pointer, page: ParentNode = document): Element | null {
  for (const { at, when } of pointer) {
    const found = page.querySelector(at);
    if (found && (when === undefined || page.querySelector(when))) return found;
  }
  return null;
}
