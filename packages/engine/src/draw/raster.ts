import type { Ink } from './colour.js';

/** Pixels that are being painted: the same memory as words and as bytes. */
export interface Raster {
  readonly width: number;
  readonly rows: number;
  readonly words: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Some rows of a picture: four bytes a pixel, red, green, blue and opacity. */
export interface Band {
  /** The first of its rows. */
  readonly y: number;
  readonly rows: number;
  /** Belongs to the painter: it is overwritten when the next band is asked for. */
  readonly data: Uint8Array;
}

/** A picture that is painted in bands from top to bottom, so that it never has to be in memory as a whole. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Paints from the top; may be called again. */
  bands(): Iterable<Band>;
}

/** A picture as a whole, in the form that canvases take. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How units of cells become pixels. */
export interface View {
  readonly scale: number;
  /** Where the drawing begins. */
  readonly left: number;
  readonly top: number;
}

export function blankRaster(width: number, rows: number): Raster {
  const words = new Uint32Array(width * rows);
  return { width, rows, words, bytes: new Uint8Array(words.buffer) };
}

/** The first rows of a raster as rows of a picture from `y` on. */
export function bandOf({ width, bytes }: Raster, y: number, rows: number): Band {
  return { y, rows, data: bytes.subarray(0, rows * width * 4) };
}

/** A filled rectangle, in whole pixels; rows outside the raster are left out. */
export function fillBox(
  raster: Raster,
  box: { x: number; y: number; width: number; height: number },
  word: number,
): void {
  const { words } = raster;
  const end = Math.min(raster.rows, box.y + box.height);
  for (let row = Math.max(0, box.y); row < end; row++) {
    const from = row * raster.width + box.x;
    for (let i = from; i < from + box.width; i++) words[i] = word;
  }
}

/** A disc with soft edges; what lies outside the raster is left out. */
export function fillDisc(raster: Raster, disc: { x: number; y: number; radius: number }, ink: Ink): void {
  const { x, y, radius } = disc;
  const bottom = Math.min(raster.rows - 1, Math.ceil(y + radius));
  const right = Math.min(raster.width - 1, Math.ceil(x + radius));
  for (let row = Math.max(0, Math.floor(y - radius)); row <= bottom; row++) {
    for (let column = Math.max(0, Math.floor(x - radius)); column <= right; column++) {
      const across = column + 0.5 - x;
      const down = row + 0.5 - y;
      // A pixel is covered by as much of its width as the edge leaves inside.
      const share = radius + 0.5 - Math.sqrt(across * across + down * down);
      if (share > 0) blend(raster, row * raster.width + column, ink, Math.min(255, Math.round(share * 255)));
    }
  }
}

/** Lays `opacity` of 255 of a colour over a pixel. */
export function blend({ words, bytes }: Raster, pixel: number, ink: Ink, opacity: number): void {
  if (opacity === 255) {
    words[pixel] = ink.word;
    return;
  }
  const at = pixel * 4;
  const rest = 255 - opacity;
  // The halves round to the nearest step.
  bytes[at] = ((ink.red * opacity + bytes[at] * rest) / 255 + 0.5) | 0;
  bytes[at + 1] = ((ink.green * opacity + bytes[at + 1] * rest) / 255 + 0.5) | 0;
  bytes[at + 2] = ((ink.blue * opacity + bytes[at + 2] * rest) / 255 + 0.5) | 0;
}
