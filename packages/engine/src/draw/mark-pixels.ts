import type { Ink } from './colour.js';
import { MARK_EDGE, MARK_SHARE, type Mark, RING_SHARE } from './marks.js';
import type { Palette } from './palette.js';
import { fillBox, fillDisc, type Raster } from './raster.js';

/** The smallest floor, in pixels, on which a disc and a ring can be told apart; smaller ones are filled. */
const SMALLEST_DISC = 9;

/**
 * Paints the mark of a start, a disc, or of an exit, a ring: they differ in shape as well as in colour. The place is
 * the square, given by its upper left corner, in which the mark lies.
 */
export function paintMark(
  raster: Raster,
  { x, y, size }: { x: number; y: number; size: number },
  mark: Mark,
  inks: Palette<Ink>,
): void {
  const ink = mark === 'start' ? inks.start : inks.exit;
  const centre = { x: x + size / 2, y: y + size / 2 };
  if (size < SMALLEST_DISC) {
    const box = { x: Math.round(x), y: Math.round(y), width: Math.ceil(size), height: Math.ceil(size) };
    fillBox(raster, box, ink.word);
    return;
  }
  const radius = (size / 2) * MARK_SHARE;
  if (inks.trailEdge !== null) fillDisc(raster, { ...centre, radius: radius * MARK_EDGE }, inks.trailEdge);
  fillDisc(raster, { ...centre, radius }, ink);
  if (mark === 'exit')
    fillDisc(raster, { ...centre, radius: radius * RING_SHARE }, inks.trailEdge ?? inks.ground);
}
