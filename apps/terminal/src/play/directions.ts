/** The directions as bits, as the games have them: N 1, E 2, S 4, W 8. */
const BITS: Readonly<Record<string, number>> = {
  up: 1,
  w: 1,
  right: 2,
  d: 2,
  down: 4,
  s: 4,
  left: 8,
  a: 8,
};

/** The direction of a key, or 0. */
export function directionOf(key: string): number {
  return BITS[key.length === 1 ? key.toLowerCase() : key] ?? 0;
}
