import type { Dictionary } from './dictionary.ts';
import { en } from './en.ts';
import { zhCN } from './zh-CN.ts';

/** Every language of the page by its BCP 47 tag, the fallback first. A new one is a file beside these and a line here. */
export const LANGUAGES = {
  en: { name: 'English', texts: en },
  'zh-CN': { name: '简体中文', texts: zhCN },
} as const satisfies Record<string, { name: string; texts: Dictionary }>;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly Language[];

/** The first language somebody prefers that we speak: the same tag, or at least the same language; otherwise English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const match =
      LANGUAGE_TAGS.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      LANGUAGE_TAGS.find((language) => spoken(language) === spoken(tag));
    if (match) return match;
  }
  return 'en';
}
