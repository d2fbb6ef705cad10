/** Browsers by what they say of themselves; most say the name of others as well, so the order matters. */
const PROGRAMS = [
  [/\bWarren\b/i, 'Warren in the terminal'],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^(?:node|undici)\b/i, 'a program'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** A header is that long at most. */
const LONGEST = 500;

/** What signs in, in a few words of ours, such as `Firefox on Windows`: nothing of the header itself is kept. */
export function describeDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const [, program = ''] = PROGRAMS.find(([sign]) => sign.test(text)) ?? [];
  const [, system = ''] = SYSTEMS.find(([sign]) => sign.test(text)) ?? [];
  if (program === '') return system;
  return system === '' ? program : `${program} on ${system}`;
}
