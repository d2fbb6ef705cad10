import { type DecodedPng, decode, hasPngSignature } from 'fast-png';

/** A picture as four bytes a pixel: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The bytes up to the end of width and height. */
const SIZE_END = 24;

/** Whether a file begins as every PNG does. */
export function isPng(bytes: Uint8Array): boolean {
  return hasPngSignature(bytes);
}

/**
 * The pixels of a PNG of any colour type. Throws with the reason when it is damaged, and when a side is longer
 * than `maxSide`: the claimed size is checked before anything is unpacked.
 */
export function decodePng(bytes: Uint8Array, { maxSide }: { readonly maxSide: number }): Pixels {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < SIZE_END || header.getUint32(16) > maxSide || header.getUint32(20) > maxSide) {
    throw new Error(`at most ${maxSide} pixels a side`);
  }
  try {
    const picture = decode(bytes);
    return { width: picture.width, height: picture.height, data: toRgba(picture) };
  } catch (error) {
    throw new Error(`the PNG is damaged (${(error as Error).message})`);
  }
}

function toRgba({ width, height, channels, depth, data, palette }: DecodedPng): Uint8Array {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  // 16-bit samples count by their upper byte; samples below 8 bits are unpacked and stretched to 0..255.
  const sample = (index: number) => (depth === 16 ? data[index] >>> 8 : data[index]);
  const perRow = Math.ceil((width * channels * depth) / 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = (y * width + x) * 4;
      if (depth < 8 || palette !== undefined) {
        const bits =
          depth < 8 ? packed(data[y * perRow + ((x * depth) >> 3)], x, depth) : data[y * width + x];
        const grey = Math.round((bits * 255) / ((1 << Math.min(depth, 8)) - 1));
        rgba.set(palette === undefined ? [grey, grey, grey] : palette[bits], pixel);
        continue;
      }
      const at = (y * width + x) * channels;
      const colour = channels >= 3;
      for (let c = 0; c < 3; c++) rgba[pixel + c] = sample(at + (colour ? c : 0));
      if (channels === 2 || channels === 4) rgba[pixel + 3] = sample(at + channels - 1);
    }
  }
  return rgba;
}

function packed(byte: number, x: number, depth: number): number {
  const shift = 8 - depth - ((x * depth) & 7);
  return (byte >>> shift) & ((1 << depth) - 1);
}
