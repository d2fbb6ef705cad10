import { accept, type Result, refuse } from '../result.js';

/** Which cells of a width x height arrangement exist: one byte a cell, 1 or 0. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

export const MAX_MASK_SIDE = 8192;

/** Reads a mask from text, a line a row. `#`, `X` and the end of a short line leave the cell out. */
export function parseMask(text: string): Result<Mask> {
  // Some editors begin a file with a mark of byte order, which is invisible and not meant as a cell.
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  while (lines.length > 0 && lines[lines.length - 1] === '') lines.pop();
  const height = lines.length;
  const width = lines.reduce((longest, line) => Math.max(longest, line.length), 0);
  if (width === 0) return refuse('the mask is empty');
  if (width > MAX_MASK_SIDE || height > MAX_MASK_SIDE) {
    return refuse(`the mask is ${width} x ${height}; at most ${MAX_MASK_SIDE} a side`);
  }
  const cells = new Uint8Array(width * height);
  lines.forEach((line, y) => {
    for (let x = 0; x < line.length; x++) cells[y * width + x] = isLeftOut(line[x]) ? 0 : 1;
  });
  return accept({ width, height, cells });
}

/** Writes a mask as `parseMask` reads it. */
export function makeMask(mask: Mask): string {
  const lines: string[] = [];
  for (let y = 0; y < mask.height; y++) {
    let line = '';
    for (let x = 0; x < mask.width; x++) line += mask.cells[y * mask.width + x] === 1 ? '.' : '#';
    lines.push(line);
  }
  return `${lines.join('\n')}\n`;
}

/** Reads a mask from RGBA pixels, one a cell. Dark or transparent pixels leave the cell out. */
export function maskFromPixels(image: {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}): Result<Mask> {
  const { width, height, data } = image;
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    return refuse(`a picture can't be ${width} x ${height}`);
  }
  if (width > MAX_MASK_SIDE || height > MAX_MASK_SIDE) {
    return refuse(`the picture is ${width} x ${height}; at most ${MAX_MASK_SIDE} a side`);
  }
  if (data.length !== width * height * 4) return refuse('the picture has not four bytes a pixel');
  const cells = new Uint8Array(width * height);
  for (let cell = 0; cell < cells.length; cell++) {
    const at = cell * 4;
    // Integer weights of the usual luma formula.
    const bright = data[at] * 54 + data[at + 1] * 183 + data[at + 2] * 19 >= 128 * 256;
    cells[cell] = bright && data[at + 3] >= 128 ? 1 : 0;
  }
  return accept({ width, height, cells });
}

function isLeftOut(character: string): boolean {
  return character === '#' || character === 'X' || character === 'x';
}
