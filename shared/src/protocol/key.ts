import { CODE_ALPHABET } from './invite.ts';

/** 30^12 keys are 58 bits: far too many to try, few enough to type. */
export const KEY_LENGTH = 12;
/** How long a key can be used, in days. */
export const KEY_DAYS = 3;

/** Begins the part of a link that browsers keep to themselves, so that no server or proxy ever writes it down. */
const IN_LINK = '#key=';

/** The key in what a person typed or pasted: a key in any case, with or without dashes, or a whole link; '' if none. */
export function readKey(text: string): string {
  const fromLink = /#key=([^&\s]+)/i.exec(text)?.[1] ?? text;
  const key = fromLink.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return key.length === KEY_LENGTH && [...key].every((letter) => CODE_ALPHABET.includes(letter)) ? key : '';
}

/** A link to a table that carries a key. */
export const withKey = (link: string, key: string): string => link + IN_LINK + key;

/** A key as it is shown to people, in groups of four: `K7M2-QX9R-A3BC`. */
export const showKey = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1-');
