/** tan(22.5°): beyond it a slanting pull counts as both directions. */
const SLANT = 0.4142;

/** The directions of a stick pushed to (x, y), N 1, E 2, S 4, W 8: eight ways, nothing inside the dead zone. */
export function eightWays(x: number, y: number, deadZone: number): number {
  if (x * x + y * y < deadZone * deadZone) return 0;
  const across = Math.abs(x) > SLANT * Math.abs(y) ? (x > 0 ? 2 : 8) : 0;
  const along = Math.abs(y) > SLANT * Math.abs(x) ? (y > 0 ? 4 : 1) : 0;
  return across | along;
}
