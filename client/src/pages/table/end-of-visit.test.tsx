/** @jest-environment jsdom */
import { speak, t } from '../../i18n/i18n.ts';
import { LANGUAGE_TAGS } from '../../i18n/languages.ts';
import { press, show } from '../../testing/page.ts';
import { EndOfVisit } from './end-of-visit.tsx';

/** Why a visit is over, and the way on that the page offers. */
const ENDS = [
  ['replaced', 'status.continueHere'],
  ['moved', 'common.home'],
  ['kicked', 'common.home'],
  ['gone', 'common.home'],
  ['outdated', 'status.reload'],
] as const;

describe.each(LANGUAGE_TAGS)('in %s', (tag) => {
  beforeAll(() => speak(tag));

  test.each(ENDS)('the page says why the visit is over and how to go on: %s', async (why, way) => {
    const page = await show(<EndOfVisit why={why} {...(why === 'replaced' && { onResume: () => {} })} />);
    const main = page.querySelector('main')!;
    expect(page.querySelector('h1')?.textContent).toBe(t(`status.${why}Title`));
    expect(main.textContent).toContain(t(`status.${why}Text`));
    expect([...main.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual([t(way)]);
  });
});

test('from a table that is gone a link leads home', async () => {
  speak('en');
  const page = await show(<EndOfVisit why="gone" />);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/');
});

test('whoever was replaced goes on here', async () => {
  let resumed = 0;
  await show(<EndOfVisit why="replaced" onResume={() => void resumed++} />);
  await press('Continue here');
  expect(resumed).toBe(1);
});
