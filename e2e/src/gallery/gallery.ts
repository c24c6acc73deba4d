import { untilStill } from '../screen/still.ts';
import { GAME } from './game.ts';
import { notices } from './notices.ts';
import { OUTSIDE } from './outside.ts';
import { SOLO } from './solo.ts';
import { stuck } from './stuck.ts';
import { SIZES, type Size, type Studio, type View } from './view.ts';

/** A view on one of the screens. */
export interface Sight extends View {
  size: Size;
}

/** Every wanted view of the page in every language, each on all screens, complete and still. */
export async function* gallery(studio: Studio): AsyncGenerator<Sight> {
  for (const room of [...OUTSIDE, ...GAME, ...SOLO, notices, stuck])
    for await (const view of room(studio))
      for (const size of studio.sizesOf?.(view.name, view.language) ?? SIZES) {
        await view.page.setViewportSize(size);
        await untilStill(view.page);
        yield { ...view, size };
      }
}
