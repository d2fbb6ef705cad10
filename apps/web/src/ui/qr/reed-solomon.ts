/** The field of 256 elements in which codewords are multiplied: powers of 2, reduced by this polynomial. */
const REDUCE = 0x11d;
const ORDER = 255;

const POWERS = new Uint8Array(ORDER);
const LOGS = new Uint8Array(256);
for (let i = 0, power = 1; i < ORDER; i++) {
  POWERS[i] = power;
  LOGS[power] = i;
  power = power & 0x80 ? (power << 1) ^ REDUCE : power << 1;
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : POWERS[(LOGS[a] + LOGS[b]) % ORDER];
}

/** The codewords by which errors in a block can be mended: the rest of its division by the generator polynomial. */
export function mendingWords(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest[0];
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    for (let i = 0; i < count; i++) rest[i] ^= times(generator[i], factor);
  }
  return rest;
}

/** The product of (x - 2^i), without its first coefficient, which is 1. */
function generatorOf(count: number): number[] {
  let product = [1];
  for (let i = 0; i < count; i++) {
    const next = [...product, 0];
    product.forEach((coefficient, at) => {
      next[at + 1] ^= times(coefficient, POWERS[i]);
    });
    product = next;
  }
  return product.slice(1);
}
