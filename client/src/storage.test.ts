/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { forget, remember, remembered } from './storage.ts';

const WHERE = ['browser', 'tab'] as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const where of WHERE) forget('key', where);
});
afterEach(() => jest.restoreAllMocks());

const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test.each(WHERE)('what no longer fits into the %s beats what is stored there', (where) => {
  remember('key', 'old', where);
  full();
  remember('key', 'new', where);
  expect(remembered('key', where)).toBe('new');
});

test.each(WHERE)('what fits into the %s again is what counts from then on', (where) => {
  const storage = full();
  remember('key', 'old', where);
  storage.mockRestore();
  remember('key', 'new', where);
  expect(remembered('key', where)).toBe('new');
});

test('what another tab stores after this one counts', () => {
  const storage = full();
  remember('key', 'mine');
  storage.mockRestore();
  remember('key', 'mine again');
  localStorage.setItem('landfall.key', 'of another tab');
  expect(remembered('key')).toBe('of another tab');
});

test('the tab and the browser keep apart what they cannot store', () => {
  full();
  remember('key', 'mine', 'browser');
  remember('key', 'a newcomer’s', 'tab');
  expect(WHERE.map((where) => remembered('key', where))).toEqual(['mine', 'a newcomer’s']);
  forget('key', 'tab');
  expect(WHERE.map((where) => remembered('key', where))).toEqual(['mine', null]);
});

test('without any storage things are remembered until the page is left', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  remember('key', 'kept');
  expect(remembered('key')).toBe('kept');
  forget('key');
  expect(remembered('key')).toBeNull();
});
