/**
 * What states, settings and outcomes are made of: data that JSON keeps exactly. Numbers are safe integers.
 * A state is changed in place by its game; to keep one, take a copy.
 */
export type Plain = number | string | boolean | null | Plain[] | { [key: string]: Plain };

/** No state is nested nearly so deep, so recursion over plain data is safe. */
const DEEPEST = 32;

/** Whether a value from anywhere is plain data through and through. */
export function isPlain(value: unknown, depth = DEEPEST): value is Plain {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'object' || depth === 0) return false;
  if (!Array.isArray(value))
    return isRecord(value) && Object.values(value).every((v) => isPlain(v, depth - 1));
  // A loop sees the holes that `every` steps over.
  for (let i = 0; i < value.length; i++) if (!isPlain(value[i], depth - 1)) return false;
  return true;
}

/** Whether an object is a plain record: no map, no typed array, nothing with a prototype of its own. */
export function isRecord(value: object): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !Object.hasOwn(value, '__proto__');
}

/** A deep copy, so that a kept state does not change with the running one. */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return copyArray(value) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyPlain((value as Record<string, unknown>)[key]);
  return copy as T;
}

function copyArray(items: readonly unknown[]): unknown[] {
  // Most arrays hold numbers; slice copies those at once.
  const copy = items.slice();
  for (let i = 0; i < copy.length; i++) {
    if (typeof copy[i] === 'object') copy[i] = copyPlain(copy[i]);
  }
  return copy;
}
