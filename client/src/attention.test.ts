/** @jest-environment jsdom */
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { attention, pageTitle, useAttention, usePageTitle, useQuestion } from './attention.ts';
import { speak, t } from './i18n/i18n.ts';
import { show } from './testing/page.ts';

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

test('what a part of the page shows there changes with the language, and goes with it', async () => {
  const Part = () => {
    usePageTitle(t('replay.title'));
    useAttention(t('status.yourTurn'));
    return null;
  };
  const Question = () => {
    useQuestion(t('stillThere.title'));
    return null;
  };
  const root = await show(h(Part, {}));
  expect(document.title).toBe('● Your turn · Replay · Landfall');
  await act(() => speak('zh-CN'));
  expect(document.title).toBe('● 轮到你了 · 回放 · Landfall');
  await act(() => speak('en'));
  await act(() => render([h(Part, {}), h(Question, {})], root));
  expect(document.title).toBe('● Are you still there? · Replay · Landfall');
  await act(() => render(null, root));
  expect(document.title).toBe('Landfall');
});
