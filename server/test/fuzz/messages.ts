import { z } from 'zod';
import { REQUESTS } from '../../src/match/requests.ts';
import { STRANGE, TREACHEROUS } from './values.ts';

/** A message to a table, well formed or not. */
export interface Message {
  name: string;
  payload: unknown;
}

/** The part of a JSON schema that the messages are described with. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
}

/** Every message of the protocol with whatever it must not be. */
export const wrongMessages = (): Message[] =>
  Object.entries(REQUESTS).flatMap(([name, type]) => wrongOnes(type, STRANGE).map((payload) => ({ name, payload })));

/** Data with each of the fields, and with one that there is not, holding each of the values; and the values themselves. */
export function wrongOnes(type: z.ZodType, values: readonly unknown[]): unknown[] {
  const shape = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Shape;
  const fields = Object.keys(shape.properties ?? {});
  const usual = sample(shape) as object;
  const wrong = fields.flatMap((field) => values.map((value) => ({ ...usual, [field]: value })));
  const without = fields.map((field) => ({ ...usual, [field]: undefined }));
  const more = TREACHEROUS.map((field) => Object.defineProperty({ ...usual }, field, { value: {}, enumerable: true }));
  return [...values, ...wrong, ...without, ...more];
}

/** Something that fits. */
function sample({ type, properties, enum: words, anyOf, const: only }: Shape): unknown {
  if (only !== undefined) return only;
  if (words) return words[0];
  if (anyOf) return sample(anyOf[0]!);
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, shape]) => [name, sample(shape)]));
  return { string: 'x', integer: 0, number: 0, boolean: true, array: [] }[type ?? ''] ?? {};
}
