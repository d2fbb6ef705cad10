import type { Canvas } from '../draw/canvas.js';

/** Something that shows itself: drawn on a screen, or told in lines. */
export interface Page {
  draw(canvas: Canvas): void;
  /** The same for those who listen. It is said when it is not what was last said. */
  lines(): readonly string[];
  /** Which moment it shows, where the same words may be true of the next one, too, and are to be said again. */
  readonly moment?: number;
}
