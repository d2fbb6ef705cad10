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
  /** Device pixels a pixel of art: a whole number, because then all of them are equally large. */
  readonly scale: number;
  /** The side of the picture in CSS pixels. */
  readonly shown: number;
}

/** The largest whole multiple at which a view of so many pixels of art fits. */
export function artScale(side: number, { width, height, density }: Room): ArtScale {
  const scale = Math.max(1, Math.floor((Math.min(width, height) * density) / side));
  return { side, scale, shown: (side * scale) / density };
}
