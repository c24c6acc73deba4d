/** @jest-environment jsdom */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { show } from '../testing/page.ts';
import { Dialog } from './dialog.tsx';
import { TopLayer } from './top-layer.tsx';

/** What jsdom lacks of a window, but for the rest of the page being dead while it is open. */
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('[autofocus]')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

const open = signal<readonly string[]>([]);
const asked = signal<string | null>(null);

function Question() {
  return asked.value === null ? null : (
    <TopLayer>
      <p>
        {asked}
        {asked.value === 'Really?' && <small>Yes, really</small>}
        <button type="button">Agree</button>
      </p>
    </TopLayer>
  );
}

const Page = () => (
  <main>
    <Question />
    <button type="button">Menu</button>
    {open.value.includes('Log') && (
      <Dialog title="Log" onClose={() => {}}>
        {open.value.includes('Entry') && <Dialog title="Entry" onClose={() => {}} />}
      </Dialog>
    )}
  </main>
);

let root: HTMLElement;
const set = (windows: readonly string[], question: string | null = asked.peek()) =>
  act(() => {
    open.value = windows;
    asked.value = question;
  });
const agree = () => [...root.querySelectorAll('button')].find((button) => button.textContent === 'Agree');
const standsIn = () => agree()?.closest('dialog')?.querySelector('h2')?.textContent ?? 'the page';

beforeEach(async () => {
  open.value = [];
  asked.value = null;
  root = await show(<Page />);
  root.querySelector('button')!.focus();
});
afterEach(() => act(() => render(null, root)));

test('it stands in the window on top, whichever comes first, and is the same element all along', async () => {
  await set([], 'Agree?');
  const first = agree();
  expect(standsIn()).toBe('the page');
  await set(['Log']);
  expect(standsIn()).toBe('Log');
  await set(['Log', 'Entry'], 'Really?');
  expect(standsIn()).toBe('Entry');
  expect(agree()!.parentElement!.textContent).toBe('Really?Yes, reallyAgree');
  await set(['Log'], 'Agree?');
  expect(standsIn()).toBe('Log');
  await set([]);
  expect(standsIn()).toBe('the page');
  expect(agree()).toBe(first);
});

test('it may come and go while windows are open, or go along with them', async () => {
  await set(['Log']);
  await set(['Log', 'Entry'], 'Agree?');
  expect(standsIn()).toBe('Entry');
  await set(['Log', 'Entry'], null);
  expect(agree()).toBeUndefined();
  await set(['Log'], 'Agree?');
  expect(standsIn()).toBe('Log');
  await set([], null);
  expect(root.textContent).toBe('Menu');
  await set(['Log']);
  await set(['Log', 'Entry'], 'Agree?');
  await set([]);
  expect(standsIn()).toBe('the page');
});

test('the focus goes back when a window closes, unless it is above all windows', async () => {
  const focused = () => document.activeElement?.textContent;
  await set(['Log'], 'Agree?');
  expect(focused()).toBe('Log');
  await set([]);
  expect(focused()).toBe('Menu');
  await set(['Log']);
  agree()!.focus();
  await set([]);
  expect(focused()).toBe('Agree');
});

test('the window has the focus once that with the focus above it is gone', async () => {
  await set(['Log'], 'Agree?');
  agree()!.focus();
  await set(['Log'], null);
  expect(document.activeElement?.textContent).toBe('Log');
});
