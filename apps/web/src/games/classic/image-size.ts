import { accept, type Result, refuse } from '@warren/engine';

/** What the head of a picture says about it. */
export interface ImageHead {
  readonly type: 'PNG' | 'JPEG' | 'GIF' | 'WebP';
  readonly width: number;
  readonly height: number;
}

/** So much of a file is enough to know its size; cameras write long notes before it. */
export const HEAD_BYTES = 256 * 1024;

/** Reads the size of a picture from the first bytes of its file, before anybody decodes it. */
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
