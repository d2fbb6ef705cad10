/**
 * A number from 0 to 2^32 - 1 for a tile of a map, always the same for the same tile: what a floor looks like is drawn
 * from it, so that nothing flickers and nothing has to be kept.
 */
export function tileHash(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ salt;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The same for a text, such as the name of a map. */
export function tileSalt(text: string): number {
  let h = text.length;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
