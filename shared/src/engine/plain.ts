/** Helpers for plain data: numbers, strings, booleans, arrays and objects, nothing else. */

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const first = value[0];
    return (typeof first === 'object' ? value.map(copy) : value.slice()) as T; // lists hold one kind of thing
  }
  const result = {} as Record<string, unknown>;
  for (const key in value) {
    const field = value[key];
    const copied = typeof field === 'object' ? copy(field) : field;
    if (key === '__proto__') Object.defineProperty(result, key, { ...AS_ANY_OTHER, value: copied });
    else result[key] = copied;
  }
  return result as T;
}

/** Plain assignment to this one name would set the prototype instead. */
const AS_ANY_OTHER = { enumerable: true, writable: true, configurable: true };

/** Whether two pieces of plain data are equal. Never throws, whatever an untrusted sender put in. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same((a as Plain)[key], (b as Plain)[key]))
  );
}

type Plain = Record<string, unknown>;
