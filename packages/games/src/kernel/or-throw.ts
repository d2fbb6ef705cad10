import type { Result } from '@warren/engine';

/** The value of a result that was checked before, so that a refusal would be our own mistake. */
export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
