import { language } from './i18n.ts';

/** 'A', 'A and B', 'A, B and C' in the language of the page. */
export const list = (items: readonly string[]): string => listed(items, 'conjunction');

/** 'A', 'A or B', 'A, B or C' in the language of the page. */
export const anyOf = (items: readonly string[]): string => listed(items, 'disjunction');

const listed = (items: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(language.value, { type }).format(items);
