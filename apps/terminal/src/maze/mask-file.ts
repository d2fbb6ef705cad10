import { MAX_MASK_SIDE, type Mask, maskFromPixels, parseMask } from '@warren/engine/grids';
import { decodePng, isPng, type Pixels } from '@warren/png/decode';
import { FileError } from '../cli/errors.js';
import { readWhole } from '../cli/files.js';

/** A mask's text of the largest size, with line ends. */
const MAX_MASK_BYTES = MAX_MASK_SIDE * (MAX_MASK_SIDE + 2);

/** Reads a mask from a text file or a PNG picture, told apart by content. */
export async function readMaskFile(path: string): Promise<Mask> {
  const bytes = await readWhole(path, MAX_MASK_BYTES);
  const mask = isPng(bytes) ? maskFromPixels(decodePicture(path, bytes)) : parseMask(decodeText(path, bytes));
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

function decodePicture(path: string, bytes: Uint8Array): Pixels {
  try {
    return decodePng(bytes, { maxSide: MAX_MASK_SIDE });
  } catch (error) {
    throw new FileError(`can't use the mask ${path}: ${(error as Error).message}`);
  }
}
