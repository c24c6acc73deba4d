import type { en } from './en.ts';

/** A text that depends on a number `n`; which form is used is decided by the language's plural rules. */
export interface Plural {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

type English = typeof en;

/** What a language file must hold: the sections and keys of the English one. */
export type Dictionary = Translated<English>;
type Translated<D> = {
  readonly [K in keyof D]: D[K] extends string ? string : D[K] extends Plural ? Plural : Translated<D[K]>;
};

/** Every `section.key` of the dictionary. */
export type TextKey = KeysOf<English>;
type KeysOf<D> = {
  [K in keyof D & string]: D[K] extends string | Plural ? K : `${K}.${KeysOf<D[K]>}`;
}[keyof D & string];

/** The names in braces that the English text of a key asks for, such as `name` for 'Hello {name}'. */
export type Blanks<K extends string> = BlanksIn<At<English, K>>;
type At<D, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof D
    ? At<D[Head], Rest>
    : never
  : K extends keyof D
    ? D[K]
    : never;
type BlanksIn<T> = T extends string ? BracedIn<T> : T extends Plural ? BracedIn<T['other']> | 'n' : never;
type BracedIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | BracedIn<Rest> : never;
