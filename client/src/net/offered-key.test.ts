/** @jest-environment jsdom */
const KEY = 'ABCDEFGHJKMN';

test.each<[string, string, object | null]>([
  ['a link with a key', `/t/K7M2QX9RA#key=${KEY}`, { code: 'K7M2QX9RA', key: KEY }],
  ['a link that a messenger has cut', '/t/K7M2QX9RA#key=ABC', { code: 'K7M2QX9RA', key: '' }],
  ['a link without one', '/t/K7M2QX9RA#more', null],
  ['another page', `/about#key=${KEY}`, null],
])('%s', async (_what, path, offered) => {
  history.replaceState(null, '', '/');
  const { offeredKey } = await import('./offered-key.ts');
  offeredKey.value = null;
  const before = history.length;
  history.replaceState(null, '', path);
  dispatchEvent(new Event('hashchange'));
  expect(offeredKey.value).toEqual(offered);
  if (offered) expect(location.href).toBe(`${location.origin}/t/K7M2QX9RA`);
  expect(history.length).toBe(before);
});
