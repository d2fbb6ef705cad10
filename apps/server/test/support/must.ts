import type { Result } from '@warren/engine';

/** The value of a result that must be one. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
