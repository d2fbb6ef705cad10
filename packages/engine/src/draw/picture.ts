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
