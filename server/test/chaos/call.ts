import type { ErrorReply } from '@landfall/shared/protocol/http.ts';

/** The server has answered, and does not do what it was asked for. */
export class Refused extends Error {
  readonly word: string;
  readonly field: string | undefined;

  constructor({ error, field }: ErrorReply) {
    super(error);
    this.word = error;
    this.field = field;
  }
}

export interface Call {
  origin: string;
  path: string;
  /** What the server takes for the address of the client. */
  address: string;
  body?: unknown;
  ms: number;
}

/**
 * One call of the HTTP API.
 * @throws Refused when the answer is a refusal, Error when there is none
 */
export async function call<T>({ origin, path, address, body, ms }: Call): Promise<T> {
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(ms),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const value: unknown = await response.json();
  if (!response.ok) throw new Refused(value as ErrorReply);
  return value as T;
}
