/** @jest-environment jsdom */
import { copyText } from './copy.ts';

const answering = (copied: boolean) => Object.assign(document, { execCommand: () => copied });

test.each([
  ['works', true],
  ['fails', false],
])('on a page without a clipboard the old way %s', async (_how, copied) => {
  answering(copied);
  expect(await copyText('text')).toBe(copied);
  expect(document.querySelector('textarea')).toBeNull();
});

test('the clipboard of the browser comes first', async () => {
  answering(false);
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => written.push(text) } });
  expect(await copyText('text')).toBe(true);
  expect(written).toEqual(['text']);
});
