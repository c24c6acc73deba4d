import { effect, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { remember, remembered } from '../storage.ts';
import type { Blanks, Plural, TextKey } from './dictionary.ts';
import { LANGUAGES, type Language, preferredLanguage } from './languages.ts';

export type { TextKey } from './dictionary.ts';

/** The language of the page. Whatever reads a text while rendering is drawn again when it changes. */
export const language = signal<Language>(preferredLanguage([remembered('language') ?? '', ...navigator.languages]));

effect(() => {
  // There is no page where only the model of a game is tested.
  if (typeof document !== 'undefined') document.documentElement.lang = language.value;
});

/** Switches the page, and later visits, to a language. */
export function speak(chosen: Language): void {
  language.value = chosen;
  remember('language', chosen);
}

type Filling<Value> = Readonly<Record<string, Value>>;
type Arguments<K extends TextKey, Value> = [Blanks<K>] extends [never]
  ? []
  : [filling: { readonly [name in Blanks<K>]: name extends 'n' ? number : Value }];

/** The text of a key in the current language, its blanks filled: `t('lobby.joined', { name })`. */
export function t<K extends TextKey>(key: K, ...[filling]: Arguments<K, string | number>): string {
  return textAt(key, filling) ?? key;
}

/** Like `t`, with anything that can be rendered in the blanks: `rich('log.moved', { name: <b>{name}</b> })`. */
export function rich<K extends TextKey>(key: K, ...[filling]: Arguments<K, ComponentChildren>): ComponentChildren[] {
  const values: Filling<ComponentChildren> = filling ?? {};
  return (template(key, values) ?? key).split(/\{(\w+)\}/).map((part, i) => (i % 2 ? (values[part] ?? part) : part));
}

/** The text at a path that is only known while running, such as the name of a game's option; undefined if there is none. */
export function textAt(path: string, filling: Filling<string | number> = {}): string | undefined {
  return template(path, filling)?.replaceAll(/\{(\w+)\}/g, (blank, name: string) => String(filling[name] ?? blank));
}

function template(path: string, filling: Filling<unknown>): string | undefined {
  const { texts, rules } = shelfOf(language.value);
  if (!texts.has(path)) texts.set(path, look(path));
  const found = texts.get(path);
  if (typeof found !== 'object') return found;
  return found[rules.select(Number(filling.n)) as keyof Plural] ?? found.other;
}

/** What was looked up in a language before: a page asks for the same texts again with every move. */
interface Shelf {
  texts: Map<string, string | Plural | undefined>;
  rules: Intl.PluralRules;
}
const shelves = new Map<Language, Shelf>();

function shelfOf(tongue: Language): Shelf {
  const known = shelves.get(tongue);
  if (known) return known;
  const shelf = { texts: new Map(), rules: new Intl.PluralRules(tongue) };
  shelves.set(tongue, shelf);
  return shelf;
}

function look(path: string): string | Plural | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (section, key) => (section as Filling<unknown> | undefined)?.[key],
      LANGUAGES[language.value].texts,
    );
  if (typeof found === 'string') return found;
  return typeof found === 'object' && 'other' in (found as object) ? (found as Plural) : undefined;
}
