/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { copyText } from './copy.ts';
import { windowOpened } from './top-layer.tsx';

const answering = (copied: boolean) => Object.assign(document, { execCommand: () => copied });

test.each([
  ['works', true],
  ['fails', false],
])('on a page without a clipboard the old way %s', async (_how, copied) => {
  answering(copied);
  expect(await copyText('text')).toBe(copied);
  expect(document.querySelector('textarea')).toBeNull();
});

describe('where only what stands in the topmost window can have the focus', () => {
  let closed: (() => void)[];
  beforeEach(() => {
    // The one on top stands before the one below it in the page.
    document.body.innerHTML = '<dialog open id="top"><button>Copy</button></dialog><dialog open id="below"></dialog>';
    closed = ['below', 'top'].map((id) => windowOpened(document.getElementById(id) as HTMLDialogElement));
  });
  afterEach(() => {
    for (const close of closed) close();
  });

  test('the text is selected there, and the focus goes back afterwards', async () => {
    const button = document.querySelector<HTMLElement>('#top button')!;
    button.focus();
    let selected: unknown;
    Object.assign(document, {
      execCommand: () => {
        const area = document.activeElement as HTMLTextAreaElement;
        selected = [area.parentElement?.id, area.value.slice(area.selectionStart, area.selectionEnd)];
        return true;
      },
    });
    expect(await copyText('text')).toBe(true);
    expect(selected).toEqual(['top', 'text']);
    expect(document.activeElement).toBe(button);
  });

  test('what could not be selected was not copied, whatever the browser says', async () => {
    answering(true);
    const refused = jest.spyOn(HTMLTextAreaElement.prototype, 'focus').mockImplementation(() => {});
    expect(await copyText('text')).toBe(false);
    refused.mockRestore();
  });
});

test('the clipboard of the browser comes first', async () => {
  answering(false);
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => written.push(text) } });
  expect(await copyText('text')).toBe(true);
  expect(written).toEqual(['text']);
});
