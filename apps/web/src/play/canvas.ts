/** The context of a canvas, with pixels kept as squares. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  context.imageSmoothingEnabled = false;
  return context;
}

/** Gives a square canvas its size, in its own pixels and in those of the page. That empties it. */
export function setSide(canvas: HTMLCanvasElement, side: number, shown: number): void {
  canvas.width = side;
  canvas.height = side;
  canvas.style.width = `${shown}px`;
  canvas.style.height = `${shown}px`;
}
