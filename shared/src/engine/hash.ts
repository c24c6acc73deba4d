import type { Match } from './match.ts';

/** Two matches with the same one are in the same position and go on the same way. */
export const positionHash = ({ state, random }: Match): string => hashOf({ state, random });

/**
 * 16 hexadecimal digits for a piece of plain data: the same for equal data, whatever order its fields were written in and
 * whether it went through JSON meanwhile. For telling whether two positions are one; nothing secret may rest on it.
 */
export function hashOf(value: unknown): string {
  const text = canonical(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    a = Math.imul(a ^ letter, 2654435761);
    b = Math.imul(b ^ letter, 1597334677);
  }
  const first = scatter(a, b);
  return digits(scatter(b, first)) + digits(first);
}

/** The data as JSON with the fields of every record in alphabetical order, and without those that are undefined. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const names = Object.keys(record).filter((name) => record[name] !== undefined);
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(record[name])}`)
    .join(',')}}`;
}

/** Lets every bit of both numbers count in every bit of the outcome. */
function scatter(a: number, b: number): number {
  const mixed = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const digits = (number: number): string => number.toString(16).padStart(8, '0');
