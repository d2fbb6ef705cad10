import { accept, type Result, refuse } from '@warren/engine';
import { makePictureText } from '@warren/engine/codes';
import { MAX_PICTURE_SIDE, makeGreyPicture } from '@warren/engine/generators';
import { contextOf, type Size } from '../../../graphics/canvas.js';

/** What the browser's dialog for files offers. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/gif,image/webp';

/** Larger files and pictures are not opened at all. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_POINTS = 40_000_000;

/** The size at which a maze shows a picture: its longer side is 64 points at most. */
export function reducedSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_PICTURE_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Why a file cannot be opened as a picture, looking at its size alone; `null` if it can. */
export function wrongFile({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return 'the file is empty';
  return size > MOST_BYTES ? 'the file has more than 10 MB' : null;
}

/** Reads a file as a picture in shades of grey, small, in its text form. Type and size are checked before it is decoded. */
export async function readPicture(file: File): Promise<Result<string>> {
  const wrong = wrongFile(file);
  if (wrong !== null) return refuse(wrong);
  const head = readImageHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!head.ok) return head;
  const { width, height } = head.value;
  if (width === 0 || height === 0) return refuse('the picture has no points');
  if (width * height > MOST_POINTS) return refuse(`the picture is too large: ${width} x ${height} points`);
  const size = reducedSize(head.value);
  try {
    const bitmap = await createImageBitmap(file, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'high',
    });
    const text = greyText(bitmap, size);
    bitmap.close();
    return text;
  } catch {
    return refuse(`this ${head.value.type} picture is damaged`);
  }
}

function greyText(bitmap: ImageBitmap, { width, height }: Size): Result<string> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  // What is see-through is white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const picture = makeGreyPicture({ width, height, bytes: normalised(greyOf(data)) });
  return picture.ok ? accept(makePictureText(picture.value)) : picture;
}

/** The brightness of every point, as the eye sees it. */
export function greyOf(data: ArrayLike<number>): number[] {
  return Array.from({ length: data.length / 4 }, (_, i) =>
    Math.round(data[4 * i] * 0.299 + data[4 * i + 1] * 0.587 + data[4 * i + 2] * 0.114),
  );
}

/** So many of a thousand points at either end may be lost when levels are stretched. */
const CLIPPED = 20;

/** Stretches the levels of a picture from black to white, so that a dark one has a texture as well. */
export function normalised(bytes: readonly number[]): number[] {
  const sorted = [...bytes].sort((a, b) => a - b);
  const lost = Math.floor((bytes.length * CLIPPED) / 1000);
  const darkest = sorted[lost] ?? 0;
  const range = (sorted[sorted.length - 1 - lost] ?? 255) - darkest;
  // A picture of one shade has nothing to stretch.
  if (range <= 0) return [...bytes];
  return bytes.map((byte) => Math.max(0, Math.min(255, Math.round(((byte - darkest) * 255) / range))));
}

/** What the head of a picture says about it. */
export interface ImageHead extends Size {
  readonly type: 'PNG' | 'JPEG' | 'GIF' | 'WebP';
}

/** So much of a file is enough to know its size; cameras write long notes before it. */
export const HEAD_BYTES = 256 * 1024;

/** Reads the size of a picture from the first bytes of its file, before it is decoded. */
export function readImageHead(bytes: Uint8Array): Result<ImageHead> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));
  if (bytes.length < 32) return refuse('the file is too short for a picture');
  if (text(1, 3) === 'PNG' && bytes[0] === 0x89 && text(12, 4) === 'IHDR') {
    return accept({ type: 'PNG', width: view.getUint32(16), height: view.getUint32(20) });
  }
  if (text(0, 4) === 'GIF8') {
    return accept({ type: 'GIF', width: view.getUint16(6, true), height: view.getUint16(8, true) });
  }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return readWebp(view, text(12, 4));
  if (view.getUint16(0) === 0xffd8) return readJpeg(view);
  return refuse('this is no PNG, JPEG, GIF or WebP picture');
}

function readWebp(view: DataView, chunk: string): Result<ImageHead> {
  if (chunk === 'VP8X') {
    const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
    return accept({ type: 'WebP', width: side(24), height: side(27) });
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return accept({ type: 'WebP', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 });
  }
  if (chunk !== 'VP8 ') return refuse('this WebP picture is of a kind nobody knows');
  const side = (at: number) => view.getUint16(at, true) & 0x3fff;
  return accept({ type: 'WebP', width: side(26), height: side(28) });
}

/** Frames of a JPEG that carry its size: all of the row but three that mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Walks from segment to segment; each step goes forward, so it ends with the bytes. */
function readJpeg(view: DataView): Result<ImageHead> {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) break;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return accept({ type: 'JPEG', width: view.getUint16(at + 7), height: view.getUint16(at + 5) });
    }
    // Fill bytes stand alone; everything else says how long it is.
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return refuse('this JPEG picture does not say how large it is');
}
