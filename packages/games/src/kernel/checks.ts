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

/** Reads settings from anywhere: fills in the defaults for what is left out, and asks one check after another. */
export function settingsReader<Settings extends object>(
  title: string,
  defaultsFor: (given: Partial<Settings>) => Settings,
  ...checks: readonly ((settings: Settings) => string | null)[]
): (input: unknown) => Result<Settings> {
  return (input) => {
    if (input === null || typeof input !== 'object' || Array.isArray(input)) {
      return refuse('settings must be an object');
    }
    const given = input as Partial<Settings>;
    // Even asking such a value for its text may throw.
    const [nested] =
      Object.entries(given).find(([, value]) => value !== null && typeof value === 'object') ?? [];
    if (nested !== undefined) return refuse(`${nested.slice(0, 40)} must be a number, a text, true or false`);
    const defaults = defaultsFor(given);
    const unknown = Object.keys(given).find((key) => !Object.hasOwn(defaults, key));
    if (unknown !== undefined) return refuse(`${title} has no setting "${unknown.slice(0, 40)}"`);
    const settings = { ...defaults, ...given };
    for (const check of checks) {
      const reason = check(settings);
      if (reason !== null) return refuse(reason);
    }
    return accept(settings);
  };
}
