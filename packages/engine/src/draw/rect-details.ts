import { E, N, S, W } from '../grid/grid.js';
import { BRIDGE_NORTH_SOUTH, BRIDGE_WEST_EAST } from './cell-row.js';
import type { Ink } from './colour.js';
import type { Drawing } from './drawing.js';
import type { PaintedRow } from './painted-row.js';
import type { Palette } from './palette.js';
import { fillBox, type Raster } from './raster.js';
import type { Trail } from './trail.js';

/** The narrowest floor on which a bridge has edges: one pixel each and one between. */
const NARROWEST_BRIDGE = 3;
/** The narrowest floor on which the trail's edge leaves some of the floor to be seen. */
const NARROWEST_TRAIL_EDGE = 7;

/** Where things lie in the band of a row of squares, in pixels: first the walls above, then the floor. */
export function rectLayout({ cellSize, wall, margin }: Drawing) {
  /** How wide floors are: what walls leave of the pitch. */
  const floor = cellSize - wall;
  const rail = floor < NARROWEST_BRIDGE ? 0 : Math.max(1, Math.min(wall, Math.floor(floor / 7)));
  // The trail leaves the same number of pixels on either side.
  const third = Math.max(1, Math.floor(floor / 3));
  const trail = (floor - third) % 2 === 0 ? third : third + 1;
  return {
    pitch: cellSize,
    wall,
    floor,
    margin,
    /** How thick a bridge's edge is, 0 where floors are too narrow for edges, and how far it stands inside the floor. */
    rail,
    inset: rail === 0 ? 0 : Math.floor(floor / 6),
    /** How wide the trail is, and how far from the sides of the floor. */
    trail,
    trailInset: (floor - trail) / 2,
    /** How thick the trail's edge is, where it has one. */
    trailEdge: floor < NARROWEST_TRAIL_EDGE ? 0 : Math.round(floor / 12),
  };
}

export type RectLayout = ReturnType<typeof rectLayout>;

/** The column at which the floor of a cell begins. */
export function floorColumn({ margin, pitch, wall }: RectLayout, x: number): number {
  return margin + x * pitch + wall;
}

/** What is laid over the walls and floors of one row of squares. The last row has none below it. */
export interface RectBand {
  readonly raster: Raster;
  readonly layout: RectLayout;
  readonly inks: Palette<Ink>;
  readonly above: PaintedRow;
  readonly below: PaintedRow;
}

/** Darkens the ends of the passages that run beneath bridges. Before the trail, which can be seen in them. */
export function paintMouths({ raster, layout, above, below }: RectBand): void {
  const { wall, floor, inset } = layout;
  for (let i = 1; i < below.codes.length - 1; i++) {
    const x = floorColumn(layout, i - 1);
    const word = below.mouths[i];
    if ((above.codes[i] & BRIDGE_WEST_EAST) !== 0) {
      fillBox(raster, { x, y: 0, width: floor, height: wall }, above.mouths[i]);
    }
    if ((below.codes[i] & BRIDGE_WEST_EAST) !== 0) {
      fillBox(raster, { x, y: 0, width: floor, height: wall + inset }, word);
      fillBox(raster, { x, y: wall + floor - inset, width: floor, height: inset }, word);
    } else if ((below.codes[i] & BRIDGE_NORTH_SOUTH) !== 0) {
      fillBox(raster, { x: x - wall, y: wall, width: wall + inset, height: floor }, word);
      fillBox(raster, { x: x + floor - inset, y: wall, width: inset + wall, height: floor }, word);
    }
  }
}

/**
 * The edges of bridges, and the bits of wall that lead from the corners of their cells to them: without those one
 * could step from the passage beneath onto the bridge. After the mouths of all cells, as neighbours share walls.
 */
export function paintBridges({ raster, layout, inks, above, below }: RectBand): void {
  const { wall, floor, inset, rail } = layout;
  const { word } = inks.wall;
  if (rail === 0) return;
  const far = floor - inset - rail;
  for (let i = 1; i < below.codes.length - 1; i++) {
    const x = floorColumn(layout, i - 1);
    if (((above.codes[i] | below.codes[i]) & BRIDGE_NORTH_SOUTH) !== 0) {
      fillBox(raster, { x, y: 0, width: inset + rail, height: wall }, word);
      fillBox(raster, { x: x + far, y: 0, width: inset + rail, height: wall }, word);
    }
    if ((below.codes[i] & BRIDGE_NORTH_SOUTH) !== 0) {
      fillBox(raster, { x: x + inset, y: wall, width: rail, height: floor }, word);
      fillBox(raster, { x: x + far, y: wall, width: rail, height: floor }, word);
    } else if ((below.codes[i] & BRIDGE_WEST_EAST) !== 0) {
      fillBox(raster, { x: x - wall, y: wall + inset, width: floor + 2 * wall, height: rail }, word);
      fillBox(raster, { x: x - wall, y: wall + far, width: floor + 2 * wall, height: rail }, word);
      for (const column of [x - wall, x + floor]) {
        fillBox(raster, { x: column, y: wall, width: wall, height: inset }, word);
        fillBox(raster, { x: column, y: wall + floor - inset, width: wall, height: inset }, word);
      }
    }
  }
}

/** The part of the trail in this row, on the edge that sets it off where there is one. */
export function paintTrail(band: RectBand, trail: Trail, y: number): void {
  const { inks, layout } = band;
  const edge = layout.trailEdge;
  if (inks.trailEdge !== null && edge > 0) {
    paintTrailLines(band, { trail, y, word: inks.trailEdge.word, edge });
  }
  paintTrailLines(band, { trail, y, word: inks.trail.word, edge: 0 });
}

/** Lines from the middle of each cell to the sides the trail goes through, wider by `edge` on both sides. */
function paintTrailLines(
  { raster, layout, below }: RectBand,
  { trail, y, word, edge }: { trail: Trail; y: number; word: number; edge: number },
): void {
  const { wall, floor, inset } = layout;
  const width = below.codes.length - 2;
  const size = layout.trail + 2 * edge;
  const before = layout.trailInset - edge;
  const reach = before + size;
  const top = wall + before;
  for (let i = 0; i < width; i++) {
    const over = trail.over[y * width + i];
    const under = trail.under === null ? 0 : trail.under[y * width + i];
    if ((over | under) === 0) continue;
    const x = floorColumn(layout, i);
    const left = x + before;
    if (over !== 0) fillBox(raster, { x: left, y: top, width: size, height: size }, word);
    if (over & N) fillBox(raster, { x: left, y: 0, width: size, height: wall + reach }, word);
    if (over & E) fillBox(raster, { x: left, y: top, width: reach, height: size }, word);
    if (over & S) fillBox(raster, { x: left, y: top, width: size, height: reach }, word);
    if (over & W) fillBox(raster, { x: x - wall, y: top, width: wall + reach, height: size }, word);
    if (under & N) fillBox(raster, { x: left, y: 0, width: size, height: wall + inset }, word);
    if (under & E) fillBox(raster, { x: x + floor - inset, y: top, width: inset, height: size }, word);
    if (under & S) fillBox(raster, { x: left, y: wall + floor - inset, width: size, height: inset }, word);
    if (under & W) fillBox(raster, { x: x - wall, y: top, width: wall + inset, height: size }, word);
  }
}
