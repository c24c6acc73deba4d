import { readKey, showKey, withKey } from './key.ts';

const KEY = 'K7M2QX9RA3BC';

test.each<[string, string, string]>([
  ['as it is', KEY, KEY],
  ['as it is shown', 'K7M2-QX9R-A3BC', KEY],
  ['in small letters, with spaces', ' k7m2 qx9r a3bc ', KEY],
  ['in a link', 'https://play.example/t/ABCDEFGHJ#key=K7M2QX9RA3BC', KEY],
  ['too short', 'K7M2QX9RA3B', ''],
  ['with a letter that no key has', 'K7M2QX9RA3BO', ''],
  ['a link without a key', 'https://play.example/t/ABCDEFGHJ', ''],
  ['nothing', '', ''],
])('%s', (_what, text, key) => {
  expect(readKey(text)).toBe(key);
});

test('a link carries the key where no server sees it', () => {
  const link = new URL(withKey('https://play.example/t/ABCDEFGHJ', KEY));
  expect(link.pathname + link.search).toBe('/t/ABCDEFGHJ');
  expect(readKey(link.hash)).toBe(KEY);
});

test('a key is shown in groups', () => {
  expect(showKey(KEY)).toBe('K7M2-QX9R-A3BC');
});
