import { language } from './i18n.ts';

/** 'A', 'A and B', 'A, B and C' in the language of the page. */
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(items);
