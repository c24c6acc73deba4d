/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { t } from '../../../i18n/i18n.ts';
import { press } from '../../../testing/page.ts';

let tries = 0;
jest.unstable_mockModule('../rules/RulesText.tsx', () => {
  if (++tries === 1) throw new TypeError('no network');
  return { default: () => <p>Five in a row</p> };
});
const { leavePage, openPage, prepareBrowser } = await import('../testing/page.tsx');

beforeEach(prepareBrowser);
afterEach(leavePage);

test('rules that could not be loaded can be asked for again', async () => {
  await openPage();
  const body = () => document.querySelector('.dialog-body')?.textContent;
  await press(t('common.menu'));
  await press(t('common.rules'));
  expect(body()).toContain(t('status.partFailed'));
  await press(t('common.retry'));
  expect(body()).toBe('Five in a row');
});
