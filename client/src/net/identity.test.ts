/** @jest-environment jsdom */
import { forgetSecret, giveName, keepSecret, secretOf, tablesJoined, takeGivenName } from './identity.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('secrets are kept by table, the latest table first', () => {
  keepSecret('A', 'one');
  keepSecret('B', 'two');
  keepSecret('A', 'one');
  expect(secretOf('A')).toBe('one');
  expect(secretOf('C')).toBeNull();
  expect(tablesJoined()).toEqual(['A', 'B']);
  forgetSecret('A');
  expect(secretOf('A')).toBeNull();
  expect(tablesJoined()).toEqual(['B']);
});

test('a tab of another person forgets that person alone', () => {
  keepSecret('A', 'one');
  keepSecret('A', 'other', 'tab');
  expect(secretOf('A')).toBe('other');
  forgetSecret('A');
  expect(secretOf('A')).toBe('one');
});

test('very old tables are forgotten', () => {
  for (let i = 0; i < 40; i++) keepSecret(`T${i}`, 'secret');
  expect(tablesJoined()).toHaveLength(30);
  expect(secretOf('T0')).toBeNull();
  expect(secretOf('T39')).toBe('secret');
});

test('a name given on the way is used once and only at its table', () => {
  giveName('A', 'Ada');
  expect(takeGivenName('A')).toBe('Ada');
  expect(takeGivenName('A')).toBeNull();
  giveName('A', 'Ada');
  expect(takeGivenName('B')).toBeNull();
});
