import { accept, type Result, refuse } from '@warren/engine';

/** What is wrong with a setting that has to be a whole number within bounds, or `null`. */
export function wrongNumber(name: string, value: unknown, least: number, most: number): string | null {
  const right = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return right ? null : `${name} must be a whole number from ${least} to ${most}`;
}

/** The value of a result that was checked before, so that a refusal would be our own mistake. */
export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** Settings from anywhere, with the defaults for what is left out. The game still checks the values. */
export function fillSettings<Settings extends object>(
  title: string,
  input: unknown,
  defaultsFor: (given: Partial<Settings>) => Settings,
): Result<Settings> {
  if (input === null || typeof input !== 'object' || Array.isArray(input)) {
    return refuse('settings must be an object');
  }
  const given = input as Partial<Settings>;
  const defaults = defaultsFor(given);
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(defaults, key));
  if (unknown !== undefined) return refuse(`${title} has no setting "${unknown.slice(0, 40)}"`);
  return accept({ ...defaults, ...given });
}

export function acceptUnless<T>(reason: string | null, value: T): Result<T> {
  return reason === null ? accept(value) : refuse(reason);
}
