import { LEVELS } from '@landfall/shared/engine/bot.ts';
import { PACES, type Requests, TURN_TIMES } from '@landfall/shared/protocol/room.ts';
import { z } from 'zod';

const nothing = z
  .strictObject({})
  .optional()
  .transform(() => ({}));

/** In seconds. */
const LONGEST_ABSENCE = 3600;

/** More than any game has. */
const TOO_MANY_SEATS = 256;

/** How many seats somebody wants. A number far too large is read as one that is too large, and refused as that. */
export const seatCount = z.int().transform((seats) => Math.min(seats, TOO_MANY_SEATS));

/** The shape of every request; what does not fit is refused with the name of the field. */
export const REQUESTS: { readonly [name in keyof Requests]: z.ZodType<Requests[name]> } = {
  act: z.strictObject({
    id: z.string().min(1).max(64),
    ply: z.int().min(0),
    action: z.unknown().refine((action) => isPlain(action)),
    seat: z.int().optional(),
  }),
  hold: z.strictObject({ on: z.boolean(), seat: z.int().optional() }),
  waive: z.strictObject({ ply: z.int().min(0), seat: z.int().optional() }),
  undo: z.strictObject({ ply: z.int().min(0), turns: z.int().min(0) }),
  consent: z.strictObject({ ply: z.int().min(0), turns: z.int().min(0), yes: z.boolean() }),
  sit: z.strictObject({ seat: z.int(), also: z.boolean().optional() }),
  stand: z
    .strictObject({ seat: z.int().optional() })
    .optional()
    .transform((named) => named ?? {}),
  ready: z.strictObject({ ready: z.boolean() }),
  choose: z.strictObject({ option: z.string().max(64), value: z.string().max(64), seat: z.int().optional() }),
  configure: z.strictObject({
    seats: seatCount.optional(),
    options: z.record(z.string().max(64), z.string().max(64)).optional(),
    seed: z.string().max(64).optional(),
    listed: z.boolean().optional(),
    absence: z.int().min(0).max(LONGEST_ABSENCE).optional(),
    pace: z.enum(PACES).optional(),
    turnTime: z.union(TURN_TIMES.map((seconds) => z.literal(seconds))).optional(),
    hints: z.boolean().optional(),
    watching: z.boolean().optional(),
  }),
  hint: z.strictObject({ ply: z.int().min(0), seat: z.int().optional() }),
  story: nothing,
  askAfter: z.strictObject({ person: z.int() }),
  here: nothing,
  fill: z.strictObject({ seat: z.int(), level: z.union([z.literal(''), z.enum(LEVELS)]) }),
  pause: z.strictObject({ on: z.boolean() }),
  end: z.strictObject({ agree: z.boolean() }),
  start: nothing,
  kick: z.strictObject({ person: z.int() }),
  free: z.strictObject({ person: z.int() }),
  grant: z.strictObject({ person: z.int(), yes: z.boolean() }),
  letBack: z.strictObject({ person: z.int() }),
  key: z.strictObject({ person: z.int() }),
  leave: nothing,
  again: nothing,
  rename: z.strictObject({ name: z.string().max(256) }),
};

/** What pages ask by themselves, with nobody before them. */
export const BY_ITSELF: readonly (keyof Requests)[] = ['story', 'hint'];

/** Actions are flat; deeper ones were made to hurt. */
const DEEPEST = 8;

/** Whether this is data as JSON has it. The decoder also knows dates, maps, regular expressions and more. */
function isPlain(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value);
  if (value === null) return true;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth + 1));
}

export const isRequest = (name: string): name is keyof Requests => Object.hasOwn(REQUESTS, name);

/** The field a message failed for, such as `options.level`; nothing when it is the message as a whole. */
export function fieldOf(error: z.ZodError): { field?: string } {
  const [issue] = error.issues;
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  return path.length > 0 ? { field: path.join('.') } : {};
}
