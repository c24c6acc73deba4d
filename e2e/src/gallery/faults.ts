/** The smallest thing that a finger hits, in CSS pixels. */
export const FINGER = 44;

/**
 * Everything that is wrong with how a page is laid out on its screen, in words. Runs inside the page, so it is complete in
 * itself.
 */
export function faultsOf(smallest: number): string[] {
  const SLACK = 1.5; // parts of a pixel, and shadows

  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const modal = document.querySelector('dialog[open]');
  const fixed = document.querySelector('.island-page, .gomoku-page, .domino-page') !== null; // a running game never scrolls
  const faults: string[] = [];

  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    return `${element.tagName.toLowerCase()}.${element.className || element.parentElement?.className} "${text}"`;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr-only, [inert], [aria-hidden=true]') === null &&
    element.getBoundingClientRect().width > 1 && // one pixel is for screen readers alone
    (modal === null || modal.contains(element));

  /** What a press on the middle of it would hit. */
  const topmostOn = (element: Element): Element | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };

  if (document.documentElement.scrollWidth > room.width) faults.push('the page scrolls sideways');
  if (fixed && document.documentElement.scrollHeight > room.height) faults.push('the game scrolls');

  for (const hand of document.querySelectorAll('.island-page > .hand'))
    if (hand.scrollHeight > hand.clientHeight + SLACK) faults.push('the hand scrolls');

  const isAbove = (box: Element): boolean => box.matches(':popover-open'); // cut off by nothing, scrolled with nothing

  /** The part of an element that is not cut off by what scrolls around it. */
  const visiblePart = (element: Element): DOMRect | null => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && !isAbove(box); box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = box.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return right - left > SLACK && bottom - top > SLACK ? new DOMRect(left, top, right - left, bottom - top) : null;
  };
  const scrolls = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (isAbove(box)) return false;
      else if (/auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight) return true;
    return !fixed && modal === null;
  };

  const isInText = (element: Element): boolean => element.matches('p a');
  /** What lies over the rest on purpose: a menu until it is closed, a bar at an edge past which the rest is scrolled. */
  const layerOf = (element: Element): Element | null => {
    for (
      let box: Element | null = element;
      box && !box.matches('dialog, .island-page, .gomoku-page, .domino-page');
      box = box.parentElement
    )
      if (box.matches('[role=menu]') || /sticky|fixed/.test(getComputedStyle(box).position)) return box;
    return null;
  };

  // Tiles are as large as the island lets them be, and are chosen on the canvas below their buttons.
  const CONTROLS = 'button, a[href], input, select, summary, textarea, [role=menuitem], [role=button]';
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((element) => isShown(element) && element.closest('[role=grid]') === null)
    // A box to tick or a choice among several is hit by its label.
    .map(
      (element) => (element.matches('input[type=checkbox], input[type=radio]') && element.closest('label')) || element,
    );

  for (const control of new Set(controls)) {
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    if (left < -SLACK || right > room.width + SLACK) faults.push(`beside the screen: ${nameOf(control)}`);
    if (!scrolls(control) && (top < -SLACK || bottom > room.height + SLACK))
      faults.push(`above or below the screen: ${nameOf(control)}`);
    if (!isInText(control) && (height < smallest - 0.5 || width < smallest - 0.5))
      faults.push(`only ${Math.round(width)} x ${Math.round(height)}: ${nameOf(control)}`);
  }

  const seen = [...new Set(controls)].flatMap((control) => {
    const part = visiblePart(control);
    return part ? [{ control, part }] : [];
  });
  for (const [n, one] of seen.entries())
    for (const other of seen.slice(n + 1)) {
      if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
      if (isInText(one.control) && isInText(other.control)) continue; // words of a paragraph, which runs on in the next line
      if (layerOf(one.control) !== layerOf(other.control)) continue;
      const across = Math.min(one.part.right, other.part.right) - Math.max(one.part.left, other.part.left);
      const down = Math.min(one.part.bottom, other.part.bottom) - Math.max(one.part.top, other.part.top);
      if (across > SLACK && down > SLACK)
        faults.push(`on top of each other: ${nameOf(one.control)}, ${nameOf(other.control)}`);
    }

  // What is shown above everything while a window keeps all else from being touched.
  for (const control of document.querySelectorAll(':popover-open button, :popover-open a[href]')) {
    if (!topmostOn(control)?.closest(':popover-open')) faults.push(`dead: ${nameOf(control)}`);
  }

  // Each notice over a game can be answered, whatever else is asked or told.
  for (const control of document.querySelectorAll('.table-notices button')) {
    if (isShown(control) && !control.contains(topmostOn(control))) faults.push(`below something: ${nameOf(control)}`);
  }

  const isCovered = (tile: Element): boolean => {
    const there = topmostOn(tile);
    return there === null || (there.closest('.board') === null && layerOf(there) === null);
  };
  for (const tile of document.querySelectorAll('.board [role=grid] button'))
    if (isShown(tile) && isCovered(tile)) faults.push(`beside the screen, or below something: ${nameOf(tile)}`);

  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (text.length === 0 || !isShown(element)) continue;
    const { overflowX, overflowY, textOverflow, fontSize } = getComputedStyle(element);
    const air = Number.parseFloat(fontSize) / 4; // above and below the letters
    if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + SLACK)
      faults.push(`shortened: ${nameOf(element)}`);
    if (
      /hidden|clip/.test(overflowX) &&
      textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + SLACK
    )
      faults.push(`cut off at the side: ${nameOf(element)}`);
    if (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + air)
      faults.push(`cut off below: ${nameOf(element)}`);
    const frame = element.closest('button, .button, .card, .panel, .dialog-box, .turn-pill, .prompt-text, .player');
    if (!frame) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const written = range.getBoundingClientRect();
    const edge = frame.getBoundingClientRect();
    if (written.left < edge.left - SLACK || written.right > edge.right + SLACK)
      if (!/auto|scroll|hidden/.test(getComputedStyle(frame).overflowX)) faults.push(`sticks out: ${nameOf(element)}`);
  }
  return [...new Set(faults)];
}
