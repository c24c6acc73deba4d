import type { Screen } from './screen.ts';

/** Reads a game page. Runs inside the page, so it is complete in itself. */
export function readScreen(): Screen {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.island-page > ${selector}`)];
  const says = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent ?? '';
  const text = (selector: string) => all(selector).map(says).join(' ');
  return {
    turn: text('.top .turn-pill b'),
    actionsLeft: text('.top .pips'),
    prompt: text('.prompt p'),
    tiles: all('.board [role=grid] button').map(says).sort(),
    players: all('.players button').map(says),
    hand: all('.hand button').map(says),
    actions: all('.actions button:not([aria-disabled=true])').map(says),
    water: [...new Set(all(':is(.top, .sea-side) :is(.meter, .meter-bar)').map(says))],
    treasures: all('ul:is(.sr-only, .treasures) img').map(says),
    piles: all('.sea-side .pile')
      .filter((pile) => pile.checkVisibility())
      .map(says),
  };
}
