const KILO = 1000;
const MEGA = KILO * KILO;

/** Seconds as minutes and seconds, with hours only where there are some. */
export function clockText(seconds: number): string {
  const pair = (value: number) => `${value}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${pair(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${pair(minutes % 60)}:${pair(seconds % 60)}`;
}

/** A number with spaces between thousands, the same on every machine. */
export function numberText(value: number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** A size in words: "812 bytes", "12 kB", "1.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  // What rounds to a thousand kilobytes is a megabyte.
  if (bytes < MEGA - KILO / 2) return `${Math.round(bytes / KILO)} kB`;
  const tenths = Math.round((10 * bytes) / MEGA);
  return tenths % 10 === 0 || tenths >= 100 ? `${Math.round(tenths / 10)} MB` : `${tenths / 10} MB`;
}
