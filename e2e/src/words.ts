import type { Plural, TextKey } from '../../client/src/i18n/dictionary.ts';
import { LANGUAGES, type Language } from '../../client/src/i18n/languages.ts';

export type { Language } from '../../client/src/i18n/languages.ts';

/** The text of a key, its blanks filled. */
export type Words = (key: TextKey, blanks?: Record<string, string | number>) => string;

/** The texts of the page in a language, so that a reworded button does not break a test. */
export const wordsIn =
  (language: Language): Words =>
  (key, blanks = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>((section, name) => (section as Record<string, unknown>)[name], LANGUAGES[language].texts);
    const text = typeof found === 'string' ? found : formFor(found as Plural, Number(blanks.n), language);
    return text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
  };

function formFor(forms: Plural, n: number, language: Language): string {
  const form = new Intl.PluralRules(language).select(n) as keyof Plural;
  return forms[form] ?? forms.other;
}

/** 'A', 'A and B', 'A, B and C' in a language. */
export const listIn = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
