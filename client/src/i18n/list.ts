import { language } from './i18n.ts';

/** 'A', 'A and B', 'A, B and C' in the language of the page. */
export const list = (items: readonly string[]): string => listed(items, 'conjunction');

/** 'A', 'A or B', 'A, B or C' in the language of the page. */
export const anyOf = (items: readonly string[]): string => listed(items, 'disjunction');

function listed(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  const parts = new Intl.ListFormat(language.value, { type }).formatToParts(items);
  const joined = ({ type: kind, value }: (typeof parts)[number], n: number): string =>
    kind === 'literal' && WITHOUT_SPACES.test(value) ? spaced(value, parts[n - 1]?.value, parts[n + 1]?.value) : value;
  return parts.map(joined).join('');
}

/** A joining word of a language that is written without spaces. */
const WITHOUT_SPACES = /^\p{Script=Han}$/u;
const ENDS_IN_LATIN = /[\p{Script=Latin}\d]$/u;
const BEGINS_WITH_LATIN = /^[\p{Script=Latin}\d]/u;

/** Keeps a joining word of Chinese apart from Latin letters and digits, as it is done around names in sentences. */
const spaced = (word: string, before = '', after = ''): string =>
  `${ENDS_IN_LATIN.test(before) ? ' ' : ''}${word}${BEGINS_WITH_LATIN.test(after) ? ' ' : ''}`;
