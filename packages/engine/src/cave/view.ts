import { type Refusal, refuse } from '../result.js';
import { regionOf } from './coordinates.js';
import type { Region } from './region.js';
import { CAVE_CELL, CAVE_CHARACTERS, type CaveWorld, insideCave, isRegion } from './world.js';

/** A rectangle of the cave. */
export interface ViewRequest {
  /** A cell of the world: the upper left one of the rectangle, unless it begins farther left or above. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many cells to the left of x and above y it begins. 0. Near the edge of the world no number says it otherwise. */
  readonly left?: number;
  readonly top?: number;
}

/** The cells of a rectangle as they are drawn: a byte each, row by row, one of `CAVE_CELL`. */
export interface CaveView {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

/** The most cells that are shown at once. */
export const MAX_VIEW_CELLS = 4_194_304;

/** Why a rectangle can't be shown, or `null`. */
export function viewFlaw({ x, y, width, height, left = 0, top = 0 }: ViewRequest): Refusal | null {
  if (!insideCave(x, y))
    return refuse(`${x}, ${y} lies outside the world, which ends at the last safe integers`);
  if (!isCount(width, 1) || !isCount(height, 1)) {
    return refuse(`a view needs at least 1 x 1 cells, not ${width} x ${height}`);
  }
  if (width * height > MAX_VIEW_CELLS) {
    return refuse(`a view of ${width} x ${height} is more than ${MAX_VIEW_CELLS} cells`);
  }
  if (!isCount(left, 0) || !isCount(top, 0) || left > MAX_VIEW_CELLS || top > MAX_VIEW_CELLS) {
    return refuse(`a view can't begin ${left}, ${top} cells before its cell`);
  }
  return null;
}

/** Draws a rectangle that `viewFlaw` found nothing wrong with. */
export function drawView(
  world: CaveWorld,
  request: ViewRequest,
  regionFor: (rx: number, ry: number) => Region,
): CaveView {
  const { width, height, left = 0, top = 0 } = request;
  const size = world.settings.regionSize;
  const column = regionOf(request.x, size);
  const row = regionOf(request.y, size);
  // With a ring of one cell around it, so that rock at the border knows whether it is a wall.
  const canvas = { width: width + 2, height: height + 2, cells: new Uint8Array((width + 2) * (height + 2)) };
  const x0 = column.cell - left - 1;
  const y0 = row.cell - top - 1;
  for (let dy = Math.floor(y0 / size); dy * size < y0 + canvas.height; dy++) {
    for (let dx = Math.floor(x0 / size); dx * size < x0 + canvas.width; dx++) {
      if (!isRegion(world, column.region + dx, row.region + dy)) continue;
      copyRegion(canvas, regionFor(column.region + dx, row.region + dy), dx * size - x0, dy * size - y0);
    }
  }
  return trimmed(canvas);
}

/** Copies a region to where its first cell belongs, as far as it lies on the canvas. */
function copyRegion({ width, height, cells }: CaveView, region: Region, left: number, top: number): void {
  const { size, monsters } = region;
  const first = Math.max(0, -left);
  const end = Math.min(size, width - left);
  for (let y = Math.max(0, -top); y < Math.min(size, height - top); y++) {
    cells.set(region.cells.subarray(y * size + first, y * size + end), (top + y) * width + left + first);
    for (const { cell } of monsters) {
      const column = cell - y * size;
      if (column >= first && column < end) cells[(top + y) * width + left + column] = CAVE_CELL.monster;
    }
  }
}

/** The canvas without its ring, rock beside anything else turned to wall. */
function trimmed(canvas: CaveView): CaveView {
  const width = canvas.width - 2;
  const height = canvas.height - 2;
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const kind = canvas.cells[(y + 1) * canvas.width + x + 1];
      cells[y * width + x] = kind === CAVE_CELL.rock && besideFloor(canvas, x, y) ? CAVE_CELL.wall : kind;
    }
  }
  return { width, height, cells };
}

/** Whether one of the nine cells from a corner on is not rock. */
function besideFloor({ width, cells }: CaveView, x: number, y: number): boolean {
  for (let row = y * width + x; row <= (y + 2) * width + x; row += width) {
    if ((cells[row] | cells[row + 1] | cells[row + 2]) !== CAVE_CELL.rock) return true;
  }
  return false;
}

/** A view as text: `#` rock and walls, blank floor, `C` chest, `M` monster, `~` water, `*` crystal, `^` a camp's fire. */
export function caveRows({ width, height, cells }: CaveView): string[] {
  return Array.from({ length: height }, (_, y) => {
    const row = cells.subarray(y * width, (y + 1) * width);
    return Array.from(row, (kind) => CAVE_CHARACTERS[kind]).join('');
  });
}

function isCount(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least;
}
