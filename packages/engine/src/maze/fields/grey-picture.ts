import { makeBase64url, parseBase64url } from '../../code/base64url.js';
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
  const reason = wrongSize(width, height);
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

/** A picture as a short line: `8x5.` and the shades, two a byte, in base64url. */
export function makePictureText({ width, height, shades }: GreyPicture): string {
  const bytes = new Uint8Array((shades.length + 1) >> 1);
  for (let i = 0; i < shades.length; i++) bytes[i >> 1] |= shades[i] << (i % 2 === 0 ? 4 : 0);
  return `${width}x${height}.${makeBase64url(bytes)}`;
}

const HEAD = /^([1-9]\d?)x([1-9]\d?)\./;

/** Reads what `makePictureText` writes and nothing else. */
export function parsePictureText(text: string): Result<GreyPicture> {
  const head = HEAD.exec(text);
  if (head === null) return refuse('a picture begins with its size, such as 8x5.');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const reason = wrongSize(width, height);
  if (reason !== null) return refuse(reason);
  const points = width * height;
  const length = (points + 1) >> 1;
  const letters = Math.ceil((length * 8) / 6);
  if (text.length - head[0].length !== letters) {
    return refuse(`a picture of ${width} x ${height} has ${letters} letters after its size`);
  }
  const bytes = parseBase64url(text, head[0].length);
  if (!bytes.ok) return bytes;
  if (points % 2 === 1 && (bytes.value[length - 1] & 15) !== 0) {
    return refuse('the picture has something after its last point');
  }
  const shades = Uint8Array.from({ length: points }, (_, i) =>
    i % 2 === 0 ? bytes.value[i >> 1] >> 4 : bytes.value[i >> 1] & 15,
  );
  return accept({ width, height, shades });
}

function wrongSize(width: number, height: number): string | null {
  for (const side of [width, height]) {
    if (!(Number.isInteger(side) && side >= 1 && side <= MAX_PICTURE_SIDE)) {
      return `a picture is 1 to ${MAX_PICTURE_SIDE} points wide and high, not ${width} x ${height}`;
    }
  }
  return null;
}
