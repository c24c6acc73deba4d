/** @jest-environment jsdom */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { language, rich, speak, t, textAt } from './i18n.ts';

afterEach(() => speak('en'));

test('blanks are filled', () => {
  expect(t('lobby.joined', { name: 'Ada' })).toBe('Ada has joined.');
  expect(t('lobby.joined', { name: '{name} $& \\' })).toBe('{name} $& \\ has joined.');
});

test('the form of a plural follows the number', () => {
  expect(t('home.openSeats', { n: 1 })).toBe('1 open seat');
  expect(t('home.openSeats', { n: 3 })).toBe('3 open seats');
  speak('zh-CN');
  expect(t('home.openSeats', { n: 1 })).toBe('1 个空位');
});

test('a path that leads nowhere has no text', () => {
  expect(textAt('refusal.nonsense')).toBeUndefined();
  expect(textAt('refusal')).toBeUndefined();
  expect(textAt('refusal.moved.deeper.still')).toBeUndefined();
});

test('anything that can be rendered fits into a blank', async () => {
  await act(() => render(<p>{rich('lobby.joined', { name: <b>Ada</b> })}</p>, document.body));
  expect(document.body.innerHTML).toBe('<p><b>Ada</b> has joined.</p>');
});

test('switching the language changes what is shown, the page and later visits', async () => {
  const Greeting = () => <p>{t('common.close')}</p>;
  await act(() => render(<Greeting />, document.body));
  expect(document.body.textContent).toBe('Close');
  await act(() => speak('zh-CN'));
  expect(document.body.textContent).toBe('关闭');
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(localStorage.getItem('landfall.language')).toBe('zh-CN');
  expect(language.value).toBe('zh-CN');
});
