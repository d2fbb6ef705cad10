/** A map tile is so many pixels of art wide. */
export const ART_TILE = 32;
/** Actors and things are drawn in squares of so many pixels of art. */
export const ART_ACTOR = 16;

/** The space there is for a picture. */
export interface Room {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels a CSS pixel. */
  readonly density: number;
}

/** How large a square view is drawn. */
export interface ArtScale {
  /** The side of the view in pixels of art. */
  readonly side: number;
  /** Pixels of the canvas a pixel of art: a whole number, because then all of them are equally large. */
  readonly scale: number;
  /** The side of the picture in CSS pixels. */
  readonly shown: number;
}

/** Motion in tenths of a pixel of art is smooth; beyond, the browser enlarges the canvas by a whole multiple. */
const MOST_DRAWN = 10;

/** The largest whole multiple at which a view of so many pixels of art fits. */
export function artScale(side: number, { width, height, density }: Room): ArtScale {
  const fits = Math.max(1, Math.floor((Math.min(width, height) * density) / side));
  const enlarged = Math.ceil(fits / MOST_DRAWN);
  const scale = Math.floor(fits / enlarged);
  return { side, scale, shown: (side * scale * enlarged) / density };
}
