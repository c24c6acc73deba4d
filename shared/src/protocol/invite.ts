/** Letters and digits that nobody confuses when reading a code aloud: no I, L, O, U, 0 or 1. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30^9 codes are 44 bits. */
export const CODE_LENGTH = 9;

/** The code in what a person typed or pasted: a code in any case, with or without dashes, or a whole link; '' if none. */
export function readCode(text: string): string {
  const fromLink = /\/t\/([^/?#\s]+)/i.exec(text)?.[1] ?? text;
  const code = fromLink.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter)) ? code : '';
}

/** A code as it is shown to people, in groups of three: `K7M-2QX-9RA`. */
export const showCode = (code: string): string => code.replaceAll(/(.{3})(?=.)/g, '$1-');
