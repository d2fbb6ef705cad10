/** Names in the order in which they are looked for: browsers like to claim to be others, too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** What a device is called among others, such as "Firefox on Linux". */
export function deviceName(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser = 'A browser', system] = [find(BROWSERS), find(SYSTEMS)];
  return system === undefined ? browser : `${browser} on ${system}`;
}
