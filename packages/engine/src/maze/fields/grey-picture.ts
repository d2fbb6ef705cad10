import { accept, type Result, refuse } from '../../result.js';

/** Pictures are at most so many points wide and high: a maze shows no more of them. */
export const MAX_PICTURE_SIDE = 64;
/** How many shades a picture has, black being 0. */
export const SHADES = 16;

/** A small picture in shades of grey. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** One byte a point, row by row, from 0 for black to 15 for white. */
  readonly shades: Uint8Array;
}

/** A picture from its brightness, one byte a point, row by row, 0 for black to 255 for white. */
export function makeGreyPicture(image: {
  readonly width: number;
  readonly height: number;
  readonly bytes: ArrayLike<number>;
}): Result<GreyPicture> {
  const { width, height, bytes } = image;
  const reason = wrongPictureSize(width, height);
  if (reason !== null) return refuse(reason);
  if (bytes.length !== width * height) {
    return refuse(`a picture of ${width} x ${height} has ${width * height} bytes, not ${bytes.length}`);
  }
  const shades = new Uint8Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (!(Number.isInteger(byte) && byte >= 0 && byte <= 255)) {
      return refuse(`a picture is made of bytes from 0 to 255, not ${byte}`);
    }
    shades[i] = byte >> 4;
  }
  return accept({ width, height, shades });
}

/** Why a picture can't have this size, or `null`. */
export function wrongPictureSize(width: number, height: number): string | null {
  for (const side of [width, height]) {
    if (!(Number.isInteger(side) && side >= 1 && side <= MAX_PICTURE_SIDE)) {
      return `a picture is 1 to ${MAX_PICTURE_SIDE} points wide and high, not ${width} x ${height}`;
    }
  }
  return null;
}
