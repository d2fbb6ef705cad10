import { accept, type Result, refuse } from '@warren/engine';
import { makePictureText } from '@warren/engine/codes';
import { MAX_PICTURE_SIDE, makeGreyPicture } from '@warren/engine/generators';
import { contextOf } from '../../graphics/canvas.js';
import { HEAD_BYTES, readImageHead } from './image-size.js';

/** What the browser's dialog for files offers. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/gif,image/webp';

/** Larger files and pictures are not opened at all. */
const MOST_BYTES = 10 * 1024 * 1024;
const MOST_POINTS = 40_000_000;

/** The size at which a maze shows a picture: its longer side is 64 points at most. */
export function reducedSize({ width, height }: { readonly width: number; readonly height: number }): {
  readonly width: number;
  readonly height: number;
} {
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

function greyText(
  bitmap: ImageBitmap,
  { width, height }: { readonly width: number; readonly height: number },
): Result<string> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  // What is see-through is white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const picture = makeGreyPicture({ width, height, bytes: greyOf(data) });
  return picture.ok ? accept(makePictureText(picture.value)) : picture;
}

/** The brightness of every point, as the eye sees it. */
export function greyOf(data: ArrayLike<number>): number[] {
  return Array.from({ length: data.length / 4 }, (_, i) =>
    Math.round(data[4 * i] * 0.299 + data[4 * i + 1] * 0.587 + data[4 * i + 2] * 0.114),
  );
}
