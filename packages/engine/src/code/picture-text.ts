import { type GreyPicture, wrongPictureSize } from '../maze/fields/grey-picture.js';
import { accept, type Result, refuse } from '../result.js';
import { makeBase64url, parseBase64url } from './base64url.js';

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
  const reason = wrongPictureSize(width, height);
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
