/** @jest-environment jsdom */
import { attention, pageTitle } from './attention.ts';

const icon = () => document.querySelector<HTMLLinkElement>('link[rel=icon]')!.getAttribute('href');

beforeAll(() => {
  document.head.innerHTML = '<link rel="icon" href="/generated/app/favicon.svg">';
});

test('the tab says what is asked of the person, and stops saying so', () => {
  pageTitle.value = 'Forbidden Island';
  expect(document.title).toBe('Forbidden Island · Landfall');
  attention.value = 'Your turn';
  expect(document.title).toBe('● Your turn · Forbidden Island · Landfall');
  expect(icon()).toBe('/generated/app/favicon-turn.svg');
  attention.value = null;
  expect(document.title).toBe('Forbidden Island · Landfall');
  expect(icon()).toBe('/generated/app/favicon.svg');
});
