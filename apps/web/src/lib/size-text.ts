const KILO = 1000;
const MEGA = KILO * KILO;

/** How large something is, in words: "812 bytes", "12 kB", "1.4 MB". */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  // What rounds to a thousand kilobytes is a megabyte.
  if (bytes < MEGA - KILO / 2) return `${Math.round(bytes / KILO)} kB`;
  const tenths = Math.round((10 * bytes) / MEGA);
  return tenths % 10 === 0 || tenths >= 100 ? `${Math.round(tenths / 10)} MB` : `${tenths / 10} MB`;
}
