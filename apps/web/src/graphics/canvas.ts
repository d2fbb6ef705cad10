/** The context of a canvas, with pixels kept as squares. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no 2D canvas');
  context.imageSmoothingEnabled = false;
  return context;
}

/** The context of a new canvas that is not on the page. */
export function makeCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return contextOf(canvas);
}

/** Gives a canvas its size, in its own pixels and in those of the page. That empties it. */
export function setSize(canvas: HTMLCanvasElement, own: Size, shown: Size): void {
  canvas.width = own.width;
  canvas.height = own.height;
  canvas.style.width = `${shown.width}px`;
  canvas.style.height = `${shown.height}px`;
}

/** Actors and things are drawn in squares of so many pixels of art. */
export const ART_ACTOR = 16;

/** In pixels of any kind. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The space there is for a picture, in CSS pixels. */
export interface Room extends Size {
  /** Device pixels a CSS pixel. */
  readonly density: number;
}

/** How large a view is drawn. */
export interface ArtScale {
  /** The view in pixels of art. */
  readonly art: Size;
  /** Pixels of the canvas a pixel of art: a whole number, because then all of them are equally large. */
  readonly scale: number;
  /** The picture in CSS pixels. */
  readonly shown: Size;
}

/** FrameInterpolator in tenths of a pixel of art is smooth; beyond, the browser enlarges the canvas by a whole multiple. */
const MOST_DRAWN = 10;

/** The largest whole multiple at which a view of so many pixels of art fits. */
export function artScale(art: Size, { width, height, density }: Room): ArtScale {
  const most = Math.min(width / art.width, height / art.height) * density;
  const fits = Math.max(1, Math.floor(most));
  const enlarged = Math.ceil(fits / MOST_DRAWN);
  const scale = Math.floor(fits / enlarged);
  const shown = (scale * enlarged) / density;
  return { art, scale, shown: { width: art.width * shown, height: art.height * shown } };
}

/** Tells the size of an element, now and after every change, with the density of the screen it is on. */
export function watchRoom(element: HTMLElement, tell: (room: Room) => void): () => void {
  const measure = () => {
    tell({ width: element.clientWidth, height: element.clientHeight, density: devicePixelRatio });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  // Another zoom or another screen changes the density alone.
  window.addEventListener('resize', measure);
  measure();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
  };
}
