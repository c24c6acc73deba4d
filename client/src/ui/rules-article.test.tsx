/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act } from 'preact/test-utils';
import { show } from '../testing/page.ts';
import { RulesArticle } from './rules-article.tsx';

const chapters = ['aim', 'end'].map((id) => ({ id, title: `The ${id}`, Body: () => <p>…</p> }));

test('a chapter in the contents is shown and has the focus, and the address stays that of the page', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  const moved = jest.fn();
  addEventListener('popstate', moved);
  const root = await show(<RulesArticle name="Game" lead="A game." chapters={chapters} />);
  await act(() => root.querySelector<HTMLAnchorElement>('a[href="#end"]')!.click());
  expect(scrolled).toEqual(['end']);
  expect(document.activeElement?.textContent).toBe('The end');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([location.hash, moved.mock.calls]).toEqual(['', []]);
});
