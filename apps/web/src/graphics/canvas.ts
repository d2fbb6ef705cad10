import type { Size } from './art-scale.js';

/** The context of a canvas, with pixels kept as squares. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  context.imageSmoothingEnabled = false;
  return context;
}

/** Gives a canvas its size, in its own pixels and in those of the page. That empties it. */
export function setSize(canvas: HTMLCanvasElement, own: Size, shown: Size): void {
  canvas.width = own.width;
  canvas.height = own.height;
  canvas.style.width = `${shown.width}px`;
  canvas.style.height = `${shown.height}px`;
}
