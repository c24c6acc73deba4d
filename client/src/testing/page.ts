import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';

// The page of a test has no sizes, so nothing would ever be told about them.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Shows something in the otherwise empty page of a test. */
export async function show(content: ComponentChild): Promise<HTMLElement> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  await act(() => render(content, root));
  await act(settled);
  return root;
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

export const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent?.trim();
export const buttons = () => [...document.querySelectorAll('button')];

export function button(name: string): HTMLButtonElement {
  const found = buttons().find((candidate) => nameOf(candidate) === name);
  if (!found) throw new Error(`no button "${name}" among ${buttons().map(nameOf).join(', ')}`);
  return found;
}

export async function press(name: string): Promise<void> {
  await act(() => button(name).click());
  await act(settled);
}

/** Types into the field with this label. */
export async function type(label: string, text: string): Promise<void> {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? '';
  const field = document.getElementById(id) as HTMLInputElement;
  await act(() => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** What is said to be wrong right now. */
export const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
