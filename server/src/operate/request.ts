import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command was not understood. */
export class BadRequest extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The options and the other words of a command, of which there may be from `fewest` to `most`.
 * @throws BadRequest
 */
export function readRequest<O extends Options>(args: string[], options: O, [fewest, most]: [number, number]) {
  const read = () => parseArgs({ args, options, allowPositionals: true, strict: true });
  let request: ReturnType<typeof read>;
  try {
    request = read();
  } catch (error) {
    throw new BadRequest((error as Error).message);
  }
  const { length } = request.positionals;
  if (length < fewest || length > most) throw new BadRequest(length < fewest ? 'Something is missing.' : 'Too much.');
  return request;
}

/** @throws BadRequest unless it is a number above 0 */
export function readNumber(text: string, what: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new BadRequest(`${what} must be a number above 0.`);
  return number;
}
