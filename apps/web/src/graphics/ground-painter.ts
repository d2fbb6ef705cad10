import type { ThemeName } from '@warren/engine/draw';
import type { Frame } from '@warren/games';
import type { Atlas } from './atlas.js';
import type { Lens } from './camera.js';

/** What the ground is painted from, in one picture. */
export interface GroundView {
  readonly frame: Frame;
  readonly atlas: Atlas;
  readonly theme: ThemeName;
  /** Pixels of the canvas a pixel of art. */
  readonly scale: number;
  readonly timeMs: number;
  readonly calm: boolean;
}

/** Paints what lies below everything that moves, over the whole canvas. The map of a frame changes only with its id. */
export interface GroundPainter {
  paint(context: CanvasRenderingContext2D, lens: Lens, view: GroundView): void;
}
