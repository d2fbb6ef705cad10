/** The context of a canvas, with pixels kept as squares. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  context.imageSmoothingEnabled = false;
  return context;
}

/** Gives a square canvas its size. Setting it empties a canvas and its context, so it is set only when it differs. */
export function setSide(canvas: HTMLCanvasElement, side: number, shown: number): void {
  if (canvas.width !== side) {
    canvas.width = side;
    canvas.height = side;
  }
  const length = `${shown}px`;
  if (canvas.style.width === length) return;
  canvas.style.width = length;
  canvas.style.height = length;
}
