import type { Ink } from './colour.js';
import type { Drawing } from './drawing.js';
import type { Point } from './geometry.js';
import type { Palette } from './palette.js';
import { fillBox, fillDisc, type Raster } from './raster.js';

export type Mark = 'start' | 'exit';

/** The radius of a mark as a share of the room in its cell, and that of the hole in an exit's ring as a share of it. */
export const MARK_SHARE = 0.62;
export const RING_SHARE = 0.5;
/** How much larger the edge is that sets a mark off from a ramp of colours. */
export const MARK_EDGE = 1.25;

/** Which cells are marked, if any are to be. A start that is an exit too is shown as the start. */
export function marksOf({ maze, marks }: Drawing): ReadonlyMap<number, Mark> {
  const shown = new Map<number, Mark>();
  if (!marks) return shown;
  for (const cell of maze.exits) shown.set(cell, 'exit');
  return shown.set(maze.start, 'start');
}

/** A mark in a row or a line of text. */
export interface PlacedMark {
  readonly x: number;
  readonly mark: Mark;
}

/** The marks of a drawing by the lines in which `place` puts their cells. */
export function marksByLine(
  drawing: Drawing,
  place: (cell: number) => Point,
): ReadonlyMap<number, readonly PlacedMark[]> {
  const lines = new Map<number, PlacedMark[]>();
  for (const [cell, mark] of marksOf(drawing)) {
    const { x, y } = place(cell);
    lines.set(y, [...(lines.get(y) ?? []), { x, mark }]);
  }
  return lines;
}

/** The marks of a maze of squares by row. */
export function marksByRow(drawing: Drawing): ReadonlyMap<number, readonly PlacedMark[]> {
  const { width } = drawing.maze.grid;
  return marksByLine(drawing, (cell) => ({ x: cell % width, y: Math.floor(cell / width) }));
}

/** The smallest floor, in pixels, on which a disc and a ring can be told apart; smaller ones are filled. */
const SMALLEST_DISC = 9;

/** Paints a start as a disc and an exit as a ring, into a square given by its upper left corner. */
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
