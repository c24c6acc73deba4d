import type { Random } from '@landfall/shared/engine/game.ts';
import { oneOf } from '../chaos/luck.ts';

/** An object with a field of its own that is called as what every object inherits. */
const withField = (name: string, value: unknown): unknown =>
  JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`);

/** Names that lead to something in a careless program. */
export const TREACHEROUS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', '*', ''];

/** What JSON can carry and no message wants, of every type. */
export const PLAIN: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  65_536,
  1e6,
  1e9,
  2 ** 31,
  2 ** 53,
  -(2 ** 31),
  1e308,
  '',
  'x',
  '0',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  'x'.repeat(3000),
  [],
  [0],
  [[[[[[[[[[0]]]]]]]]]],
  {},
  { length: 1_000_000_000 },
  ...TREACHEROUS.map((name) => withField(name, { polluted: true })),
  withField('constructor', withField('prototype', { polluted: true })),
];

/** What the sockets' own format can carry besides. */
export const STRANGE: readonly unknown[] = [
  ...PLAIN,
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  1n << 60n,
  new Date(0),
  new Date(Number.NaN),
  new Map<unknown, unknown>([['__proto__', 1]]),
  new Set([new Set([1])]),
  /(a+)+$/,
  new Error('x'),
  new Uint8Array(64),
  new Float64Array(4),
];

/** Data of any shape, now and then with a name that leads somewhere. */
export function anything(luck: Random, depth = 0): unknown {
  const kind = luck.below(depth > 3 ? 1 : 4);
  if (kind < 2) return oneOf(luck, PLAIN);
  const size = luck.below(5);
  if (kind === 2) return Array.from({ length: size }, () => anything(luck, depth + 1));
  const names = Array.from({ length: size }, () =>
    oneOf(luck, [...TREACHEROUS, 'id', 'seat', 'ply', 'name', 'options']),
  );
  return JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(anything(luck, depth + 1))}`)}}`);
}

export const anyBytes = (luck: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => luck.below(256)));

/** The same bytes with some of them changed, cut off or repeated. */
export function damaged(luck: Random, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let times = luck.below(4); times >= 0 && copy.length > 0; times--)
    copy[luck.below(copy.length)] = luck.below(256);
  const kind = luck.below(4);
  if (kind === 0) return copy.subarray(0, luck.below(copy.length + 1));
  return kind === 1 ? Buffer.concat([copy, copy.subarray(luck.below(copy.length + 1))]) : copy;
}
