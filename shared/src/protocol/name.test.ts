import { cleanName, NAME_LENGTH, sameName, uniqueName } from './name.ts';

test.each<[string, string, string]>([
  ['a plain name', 'Ann', 'Ann'],
  ['needless spaces', '  Ann \u00a0 Lee ', 'Ann Lee'],
  ['two words of Chinese', '小 明', '小 明'],
  ['an emoji of several code points', '👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['the longest', '👩‍👩‍👧'.repeat(19), '👩‍👩‍👧'.repeat(19)],
  ['24 letters', 'x'.repeat(NAME_LENGTH), 'x'.repeat(NAME_LENGTH)],
  ['25 letters', 'x'.repeat(NAME_LENGTH + 1), ''],
  ['composed and decomposed', 'e\u0301', '\u00e9'],
  ['line breaks and bells', 'A\nn\u0007n', 'Ann'],
  ['reversed writing', '\u202eAnn\u2066', 'Ann'],
  ['nothing', '', ''],
  ['only spaces', ' \t\u3000', ''],
  ['only invisible letters', '\u3164\u200b\u2800', ''],
  ['only joiners', '\u200d\u200d', ''],
  ['half a character', 'Ann\ud83d', 'Ann'],
  ['a tower of accents', `a${'\u0301'.repeat(200)}`, ''],
])('%s', (_what, text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each<[string, string[], string]>([
  ['Ann', [], 'Ann'],
  ['Ann', ['Bob'], 'Ann'],
  ['Ann', ['ANN'], 'Ann 2'],
  ['Ann', ['Ann', 'Ann 2', 'ann 3'], 'Ann 4'],
  ['x'.repeat(24), ['x'.repeat(24)], `${'x'.repeat(22)} 2`],
])('%s beside %j is %s', (name, taken, unique) => {
  expect(uniqueName(name, taken)).toBe(unique);
});

test.each<[string, string]>([
  ['a joiner', 'A\u200dnn'],
  ['a non-joiner', 'An\u200cn'],
  ['a variation selector', 'Ann\ufe0f'],
  ['a grapheme joiner', 'A\u034fnn'],
  ['a soft hyphen', 'An\u00adn'],
])('%s does not make another name', (_what, name) => {
  expect(sameName(name, 'Ann')).toBe(true);
  expect(uniqueName(name, ['Ann'])).toMatch(/ 2$/);
});

test('full width letters do not make another name', () => {
  expect(sameName('Ａｎｎ', 'ann')).toBe(true);
  expect(sameName('Ann', 'Anna')).toBe(false);
});
