import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '@landfall/shared/protocol/invite.ts';

/** So many random letters and digits that people can read to each other. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
