/** The longest varint: eight bytes hold 56 bits, which is more than a safe integer has. */
const MAX_BYTES = 8;

/** Appends a whole number from 0 to 2^53 - 1: seven bits a byte, the lowest first, bit 7 set where more follow. */
export function writeVarint(bytes: number[], value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no varint`);
  let rest = value;
  // Division, because shifts see 32 bits only.
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push(128 + (rest % 128));
  bytes.push(rest);
}

/** Puts negative numbers between the positive ones, so that small numbers of both signs stay short. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

export function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

/** Reads bytes in order. A read beyond the end makes it `broken`: a caller reads a whole record and asks once. */
export interface ByteReader {
  varint(): number;
  /** The next `count` bytes, without a copy. */
  take(count: number): Uint8Array;
  /** All bytes that are left. */
  rest(): Uint8Array;
  /** How many those are. */
  left(): number;
  broken(): boolean;
}

export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  let broken = false;

  function varint(): number {
    let value = 0;
    let scale = 1;
    for (let i = 0; i < MAX_BYTES && at < bytes.length; i++) {
      const byte = bytes[at++];
      value += (byte & 127) * scale;
      if (byte < 128) {
        if (Number.isSafeInteger(value)) return value;
        break;
      }
      scale *= 128;
    }
    broken = true;
    return 0;
  }

  function take(count: number): Uint8Array {
    if (count > bytes.length - at) {
      broken = true;
      return bytes.subarray(0, 0);
    }
    at += count;
    return bytes.subarray(at - count, at);
  }

  const left = () => bytes.length - at;
  return { varint, take, rest: () => take(left()), left, broken: () => broken };
}
