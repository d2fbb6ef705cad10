/**
 * Turns text into four 32-bit words that seed a generator.
 *
 * It reads UTF-16 code units, so every string counts: empty, very long, emoji, even lone surrogates.
 * Four multiply-xorshift lanes with different odd constants each see every unit; the final mixing is
 * that of MurmurHash3, so that seeds which differ in one bit give unrelated words.
 */
export function seedHash(text: string): Int32Array {
  let a = 0x243f6a88 ^ text.length;
  let b = 0x85a308d3 | 0;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i) + 1;
    a = Math.imul(rotate(a ^ unit, 13), 0xcc9e2d51);
    b = Math.imul(rotate(b ^ unit, 17), 0x1b873593);
    c = Math.imul(rotate(c ^ unit, 11), 0x9e3779b1);
    d = Math.imul(rotate(d ^ unit, 19), 0x85ebca77);
  }
  // Each lane hears the others twice, so that no word depends on a single lane.
  a = (a + b + c + d) | 0;
  b = finish(b + a);
  c = finish(c + b);
  d = finish(d + c);
  a = finish(a + d);
  return Int32Array.of(a, finish(b + a), finish(c + a), finish(d + a));
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function finish(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** The longest seed, in UTF-16 code units: enough for any sentence, short enough for a code. */
export const MAX_SEED = 4096;
