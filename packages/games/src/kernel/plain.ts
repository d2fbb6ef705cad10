/**
 * What states, settings and outcomes are made of: data that JSON keeps exactly. Numbers are safe integers.
 * A state is changed in place by its game; whoever wants to keep one takes a copy.
 */
export type Plain = number | string | boolean | null | Plain[] | { [key: string]: Plain };

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
