import { LEVELS } from '@landfall/shared/engine/bot.ts';
import type { CreateTable, JoinTable } from '@landfall/shared/protocol/http.ts';
import { PROTOCOL } from '@landfall/shared/protocol/room.ts';
import { z } from 'zod';
import { fieldOf, seatCount } from '../match/requests.ts';
import { Failure } from './failure.ts';

export const createTable: z.ZodType<CreateTable> = z.strictObject({
  game: z.string().max(64),
  seats: seatCount.optional(),
  options: z.record(z.string().max(64), z.string().max(64)).optional(),
  seed: z.string().max(64).optional(),
  listed: z.boolean().optional(),
  cpus: z.array(z.enum(LEVELS)).max(16).optional(),
  begin: z.boolean().optional(),
  daily: z.boolean().optional(),
  from: z.strictObject({ code: z.string().max(64), round: z.int().min(1), version: z.int().min(0) }).optional(),
});

export const joinTable: z.ZodType<JoinTable> = z.strictObject({
  name: z.string().max(256).optional(),
  secret: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  key: z.string().max(64).optional(),
  attempt: z.string().min(1).max(64).optional(),
  watch: z.boolean().optional(),
  protocol: z.int(),
});

export const readCreateTable = (body: unknown): CreateTable => read(createTable, body);

export function readJoinTable(body: unknown): JoinTable {
  const { protocol } = (body ?? {}) as Partial<JoinTable>;
  // A page of another time may word the rest differently, so this is looked at first.
  if (typeof protocol === 'number' && protocol !== PROTOCOL)
    throw new Failure({ error: 'unknownRequest', field: 'protocol' });
  return read(joinTable, body);
}

function read<T>(shape: z.ZodType<T>, body: unknown): T {
  const { data, error } = shape.safeParse(body);
  if (error) throw new Failure({ error: 'badRequest', ...fieldOf(error) });
  return data;
}
