/** What is wrong with a setting that has to be a whole number within bounds, or `null`. */
export function wrongNumber(name: string, value: unknown, least: number, most: number): string | null {
  const right = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return right ? null : `${name} must be a whole number from ${least} to ${most}`;
}
