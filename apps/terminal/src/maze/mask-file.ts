import { MAX_MASK_SIDE, type Mask, maskFromPixels, parseMask } from '@warren/engine/grids';
import { decode } from 'fast-png';
import { FileError } from '../cli/errors.js';
import { readWhole } from '../cli/files.js';

/** A mask's text of the largest size, with line ends. */
const MAX_MASK_BYTES = MAX_MASK_SIDE * (MAX_MASK_SIDE + 2);
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads a mask from a text file or a PNG picture, told apart by content. */
export async function readMaskFile(path: string): Promise<Mask> {
  const bytes = await readWhole(path, MAX_MASK_BYTES);
  const isPng = PNG_SIGNATURE.every((byte, i) => bytes[i] === byte);
  const mask = isPng ? maskFromPixels(decodePng(path, bytes)) : parseMask(decodeText(path, bytes));
  if (!mask.ok) throw new FileError(`can't use the mask ${path}: ${mask.reason}`);
  return mask.value;
}

function decodeText(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError(`can't use the mask ${path}: it is neither text nor a PNG picture`);
  }
}

/** RGBA pixels of a PNG of any colour type. Its claimed size is checked before it is unpacked. */
function decodePng(path: string, bytes: Uint8Array): { width: number; height: number; data: Uint8Array } {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24 || header.getUint32(16) > MAX_MASK_SIDE || header.getUint32(20) > MAX_MASK_SIDE) {
    throw new FileError(`can't use the mask ${path}: at most ${MAX_MASK_SIDE} pixels a side`);
  }
  try {
    const image = decode(bytes);
    return { width: image.width, height: image.height, data: toRgba(image) };
  } catch (error) {
    throw new FileError(`can't use the mask ${path}: the PNG is damaged (${(error as Error).message})`);
  }
}

type Picture = ReturnType<typeof decode>;

function toRgba({ width, height, channels, depth, data, palette }: Picture): Uint8Array {
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
