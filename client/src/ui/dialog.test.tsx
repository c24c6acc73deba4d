/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { show } from '../testing/page.ts';
import { Dialog } from './dialog.tsx';

const asked = () => new Event('cancel', { bubbles: true, cancelable: true });

test('Escape closes a window; giving up a file picker in it, which says the same, does not', async () => {
  const onClose = jest.fn();
  const root = await show(
    <Dialog title="Open" onClose={onClose}>
      <input type="file" />
    </Dialog>,
  );
  root.querySelector('input')!.dispatchEvent(asked());
  expect(onClose).not.toHaveBeenCalled();
  root.querySelector('dialog')!.dispatchEvent(asked());
  expect(onClose).toHaveBeenCalledTimes(1);
});
