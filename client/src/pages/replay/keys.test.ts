/** @jest-environment jsdom */
import { listenToKeys } from './keys.ts';
import type { Player } from './player.ts';

test('keys move the replay, except where they have a use of their own', () => {
  document.body.innerHTML =
    '<p></p><div role="grid"><button></button></div><select></select><input type="range"><dialog></dialog>';
  const did: string[] = [];
  const player: Pick<Player, 'toggle' | 'step' | 'pause' | 'go' | 'last'> = {
    toggle: () => void did.push('toggle'),
    step: (by) => void did.push(`step ${by}`),
    pause() {},
    go: (to) => void did.push(`go ${to}`),
    last: 5,
  };
  const stop = listenToKeys(player as Player);
  const press = (key: string, on: string) => {
    did.length = 0;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.querySelector(on)!.dispatchEvent(event);
    return [...did, event.defaultPrevented];
  };
  expect(press('ArrowRight', 'p')).toEqual(['step 1', true]);
  expect(press('End', 'p')).toEqual(['go 5', true]);
  expect(press(' ', '[role=grid]')).toEqual(['toggle', true]);
  for (const own of ['[role=grid] button', 'select', '[type=range]', 'dialog'])
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) expect(press(key, own)).toEqual([false]);
  expect(press(' ', '[role=grid] button')).toEqual([false]);
  stop();
});
