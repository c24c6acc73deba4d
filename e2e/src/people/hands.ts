import type { Locator } from 'playwright-core';

/** How somebody uses a page: with a mouse, with a finger, or with the keys alone. */
export const STYLES = ['mouse', 'touch', 'keyboard'] as const;
export type Style = (typeof STYLES)[number];

/** What can be done to a page, in any of the styles. */
export interface Hands {
  /** Presses a button, a link, an entry of a menu or a checkbox. */
  press(target: Locator): Promise<void>;
  /** Replaces what a field holds. */
  write(field: Locator, text: string): Promise<void>;
  /** Picks one of a group of radio buttons. */
  pick(group: Locator, value: string): Promise<void>;
  /** Chooses a tile; it is given as its button in the grid over the board. */
  tile(tile: Locator): Promise<void>;
}

/** Keys pressed at most to reach something: more than any page has to step through. */
const MOST_KEYS = 120;

/** Pawns stand in the middle of a tile; its lower left corner always means the tile itself. */
async function cornerOf(tile: Locator): Promise<{ x: number; y: number }> {
  await tile.scrollIntoViewIfNeeded(); // waits until the tile keeps its place
  const box = await tile.boundingBox();
  if (!box) throw new Error(`There is no such tile: ${tile}`);
  return { x: box.x + box.width * 0.15, y: box.y + box.height * 0.87 };
}

const mouse: Hands = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  pick: (group, value) => group.getByText(value, { exact: true }).click(),
  async tile(tile) {
    const { x, y } = await cornerOf(tile);
    await tile.page().mouse.click(x, y);
  },
};

const touch: Hands = {
  press: (target) => target.tap(),
  write: (field, text) => field.fill(text),
  pick: (group, value) => group.getByText(value, { exact: true }).tap(),
  async tile(tile) {
    const { x, y } = await cornerOf(tile);
    await tile.page().touchscreen.tap(x, y);
  },
};

const keyboard: Hands = {
  async press(target) {
    await target.waitFor();
    const role = await target.evaluate((element) => element.getAttribute('role') ?? element.getAttribute('type'));
    await stepTo(target, role === 'menuitem' || role === 'menuitemcheckbox' ? 'ArrowDown' : 'Tab');
    await target.page().keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
  },
  async write(field, text) {
    await stepTo(field, 'Tab');
    await field.page().keyboard.press('ControlOrMeta+A');
    await field.page().keyboard.type(text);
  },
  async pick(group, value) {
    const chosen = group.getByRole('radio', { checked: true });
    await stepTo(chosen, 'Tab');
    const wanted = group.getByRole('radio', { name: value, exact: true });
    await stepTo(wanted, 'ArrowRight');
  },
  async tile(tile) {
    const grid = tile.page().getByRole('grid');
    if (!(await grid.evaluate((element) => element.contains(document.activeElement))))
      await stepTo(grid.locator('button[tabindex="0"]'), 'Tab');
    await walkTo(tile);
    await tile.page().keyboard.press('Enter');
  },
};

export const HANDS: Readonly<Record<Style, Hands>> = { mouse, touch, keyboard };

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses a key until something has the focus. */
async function stepTo(target: Locator, key: string): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let keys = 0; keys <= MOST_KEYS; keys++) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Walks over the grid to a tile with the arrow keys, never twice the same way. */
async function walkTo(tile: Locator): Promise<void> {
  const page = tile.page();
  const tried = new Set<string>();
  for (let keys = 0; keys <= MOST_KEYS; keys++) {
    if (await hasFocus(tile)) return;
    const { place, arrows } = await tile.evaluate(arrowsTowards);
    const arrow = arrows.find((one) => !tried.has(`${place} ${one}`));
    if (!arrow) break;
    tried.add(`${place} ${arrow}`);
    await page.keyboard.press(arrow);
  }
  throw new Error(`No arrow key leads to ${tile}`);
}

/** The tile that has the focus, and the arrow keys by how well they lead to another one. Runs inside the page. */
function arrowsTowards(goal: Element): { place: string; arrows: Arrow[] } {
  const here = document.activeElement!;
  const from = here.getBoundingClientRect();
  const to = goal.getBoundingClientRect();
  const across = to.x - from.x;
  const down = to.y - from.y;
  const gains: [Arrow, number][] = [
    ['ArrowRight', across],
    ['ArrowLeft', -across],
    ['ArrowDown', down],
    ['ArrowUp', -down],
  ];
  const arrows = gains.sort((a, b) => b[1] - a[1]).map(([arrow]) => arrow);
  return { place: here.getAttribute('aria-label') ?? '', arrows };
}
