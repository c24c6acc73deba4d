/** @jest-environment jsdom */
import { GAMES } from '@landfall/shared/games/registry.ts';
import { REFUSALS } from '@landfall/shared/protocol/refusals.ts';
import { gameName, gameText } from './game-text.ts';
import { speak, t } from './i18n.ts';
import { LANGUAGE_TAGS, LANGUAGES } from './languages.ts';

/** Every text of a dictionary by its path; the forms of a plural are one text. */
function texts(section: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(section).flatMap(([key, value]: [string, string | object]) => {
      const here = path ? `${path}.${key}` : key;
      if (typeof value === 'string') return [[here, value]];
      if ('other' in value) return [[here, Object.values(value).join(' ')]];
      return Object.entries(texts(value, here));
    }),
  );
}

const blanks = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].filter((name) => name !== 'n').sort();

const english = texts(LANGUAGES.en.texts);
const OTHERS = LANGUAGE_TAGS.filter((tag) => tag !== 'en');

describe.each(OTHERS)('%s', (tag) => {
  const translated = texts(LANGUAGES[tag].texts);

  test('has the keys of the English dictionary and no others', () => {
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  });

  test('has the same blanks in every text', () => {
    const of = (dictionary: Record<string, string>) =>
      Object.fromEntries(Object.entries(dictionary).map(([key, text]) => [key, blanks(text)]));
    expect(of(translated)).toEqual(of(english));
  });
});

describe.each(LANGUAGE_TAGS)('in %s', (tag) => {
  beforeAll(() => speak(tag));

  test('no text is empty or untrimmed', () => {
    const odd = Object.entries(texts(LANGUAGES[tag].texts)).filter(([, text]) => text.trim() !== text || text === '');
    expect(odd).toEqual([]);
  });

  test.each(REFUSALS)('the refusal %s is explained', (reason) => {
    expect(t(`refusal.${reason}`)).not.toBe(`refusal.${reason}`);
  });

  test.each(Object.values(GAMES))('every option of $id has a name, an explanation and names for its values', (game) => {
    expect(gameName(game.id)).not.toBe(game.id);
    const wanted = Object.entries(game.options as Record<string, string[]>).flatMap(([option, values]) => [
      `options.${option}.label`,
      `options.${option}.explain`,
      ...values.map((value) => `options.${option}.values.${value}`),
    ]);
    const ofSeats = Object.entries(game.seatOptions as Record<string, string[]>).flatMap(([option, values]) => [
      `seatOptions.${option}.label`,
      ...values.map((value) => `seatOptions.${option}.values.${value}`),
    ]);
    expect([...wanted, ...ofSeats].filter((path) => gameText(game.id, path) === undefined)).toEqual([]);
  });

  test.each(Object.values(GAMES))('every word of $id for a refusal is a sentence without blanks', (game) => {
    expect(game.refusals).not.toHaveLength(0);
    const sentences = (game.refusals ?? []).map((word) => gameText(game.id, `whyNot.${word}`) ?? `{${word}}`);
    expect(sentences.filter((sentence) => sentence.includes('{'))).toEqual([]);
  });
});
