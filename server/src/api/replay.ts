import type { IncomingHttpHeaders } from 'node:http';
import { Failure } from './failure.ts';

/** The number of a round in an address, from 1. */
export function readRound(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Failure({ error: 'noSuchRound' });
  return Number(text);
}

/** The secret of a person, from `Authorization: Bearer SECRET`; addresses end up in logs and histories. */
export const readSecret = ({ authorization = '' }: IncomingHttpHeaders): string | null =>
  /^Bearer ([0-9a-f]{32})$/.exec(authorization)?.[1] ?? null;
