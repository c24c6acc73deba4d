import { ArraySchema, MapSchema, Metadata, Schema } from '@colyseus/schema';

type Plain = { [key: string]: any };
type Build = new () => Schema;
type FieldType = string | Build | { array?: FieldType; map?: FieldType };

/**
 * Makes `target` equal to the plain `source`, touching only what differs, so that only the difference is sent. What is frozen, to
 * its depth, is not looked at again while the same comes again.
 */
export function sync(target: Schema, source: Plain): void {
  if (isThere(target, source)) return;
  for (const [name, type] of fieldsOf(target)) {
    const there = (target as Plain)[name];
    const wanted = source[name];
    if (there instanceof ArraySchema) syncArray(there, wanted, itemOf(type));
    else if (there instanceof MapSchema) syncMap(there, wanted, itemOf(type));
    else if (there instanceof Schema && wanted !== undefined) sync(there, wanted);
    else if (there !== wanted) (target as Plain)[name] = build(type, wanted);
  }
}

const frozen = new WeakMap<object, object>();

/** Whether `target` was made equal to this frozen `source` just before; from now on it will have been. */
function isThere(target: object, source: object): boolean {
  if (frozen.get(target) === source) return true;
  if (Object.isFrozen(source)) frozen.set(target, source);
  else frozen.delete(target);
  return false;
}

function syncArray(target: ArraySchema, source: unknown[], item: FieldType): void {
  if (isThere(target, source)) return;
  while (target.length > source.length) target.pop();
  source.forEach((wanted, i) => {
    if (i === target.length) target.push(build(item, wanted));
    else if (target[i] instanceof Schema) sync(target[i] as Schema, wanted as Plain);
    else if (target[i] !== wanted) target[i] = wanted;
  });
}

function syncMap(target: MapSchema, source: Plain, item: FieldType): void {
  for (const key of [...target.keys()]) if (!Object.hasOwn(source, key)) target.delete(key);
  for (const [key, wanted] of Object.entries(source)) {
    const there = target.get(key);
    if (there instanceof Schema) sync(there, wanted);
    else if (there !== wanted) target.set(key, build(item, wanted));
  }
}

function build(type: FieldType, wanted: unknown): unknown {
  if (typeof type !== 'function' || wanted === undefined) return wanted;
  const made = new type();
  sync(made, wanted as Plain);
  return made;
}

const itemOf = (type: FieldType): FieldType => {
  const { array, map } = type as { array?: FieldType; map?: FieldType };
  return (array ?? map) as FieldType;
};

const known = new Map<unknown, [string, FieldType][]>();

function fieldsOf(target: Schema): [string, FieldType][] {
  let fields = known.get(target.constructor);
  if (fields === undefined) {
    fields = Object.entries(Metadata.getFields(target.constructor));
    known.set(target.constructor, fields);
  }
  return fields;
}
