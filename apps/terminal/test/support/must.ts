import type { Result } from '@warren/engine';

/** The value of a result the test expects to be good. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.value;
}
