import { accept, type Result, refuse } from '../result.js';
import { nearest } from '../text/nearest.js';
import { firstCell, GRID_KINDS, type Grid, type GridKind } from './grid.js';
import { hexGrid } from './hex.js';
import type { Mask } from './mask.js';
import { polarGrid, polarSize } from './polar.js';
import { type GridShape, rectGrid } from './rect.js';
import { triangleGrid } from './triangle.js';

/** The most cells a grid may have: 8192 x 8192. Larger mazes are streamed row by row. */
export const MAX_CELLS = 67_108_864;
/** The longest side: strips of many millions would only make lists of their border long. */
export const MAX_SIDE = 1_000_000;

const FACTORIES: Record<GridKind, (shape: GridShape) => Grid> = {
  rect: rectGrid,
  hex: hexGrid,
  triangle: triangleGrid,
  polar: polarGrid,
};

export interface GridRequest {
  readonly kind?: GridKind;
  readonly width: number;
  readonly height: number;
  readonly mask?: Mask | null;
}

/** A grid of this kind and size, or the reason why there can be none. Nothing is allocated before the checks. */
export function makeGrid({ kind = 'rect', width, height, mask = null }: GridRequest): Result<Grid> {
  if (!GRID_KINDS.includes(kind)) {
    return refuse(`there is no grid "${kind}"; ${nearest(kind, GRID_KINDS)}`);
  }
  for (const [name, side] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (!Number.isInteger(side)) return refuse(`${name} must be a whole number, not ${side}`);
    if (side < 1) return refuse(`${name} must be at least 1, not ${side}`);
  }
  if (width * height > MAX_CELLS) return refuse(tooLarge(width, height));
  if (Math.max(width, height) > MAX_SIDE) return refuse(`a side may have at most ${MAX_SIDE} cells`);
  const size = kind === 'polar' ? polarSize(width, height, MAX_CELLS) : width * height;
  if (size > MAX_CELLS) return refuse(tooLarge(width, height));
  if (kind === 'triangle' && width === 1 && height > 2) {
    return refuse('triangles one wide touch only in pairs: make the grid at least 2 wide, or at most 2 high');
  }
  if (mask === null) return accept(FACTORIES[kind]({ width, height, mask: null, count: size }));
  return withMask(kind, mask, { width, height, size });
}

function withMask(
  kind: GridKind,
  mask: Mask,
  wanted: { width: number; height: number; size: number },
): Result<Grid> {
  const { width, height, size } = wanted;
  if (kind === 'polar') return refuse('a polar grid takes no mask');
  if (mask.width !== width || mask.height !== height) {
    return refuse(
      `the mask is ${mask.width} x ${mask.height}, the grid ${width} x ${height}; they must agree`,
    );
  }
  if (mask.cells.length !== size) return refuse(`the mask has ${mask.cells.length} cells, not ${size}`);
  let count = 0;
  for (let cell = 0; cell < size; cell++) count += mask.cells[cell];
  if (count === 0) return refuse('the mask leaves no cell');
  const grid = FACTORIES[kind]({ width, height, mask: mask.cells, count });
  const reached = reachable(grid);
  if (reached < count) {
    return refuse(
      `the mask falls apart: from its first cell only ${reached} of ${count} cells can be reached`,
    );
  }
  return accept(grid);
}

/** How many cells hang together with the first one. */
function reachable(grid: Grid): number {
  const seen = new Uint8Array(grid.size);
  const queue = new Int32Array(grid.count);
  const first = firstCell(grid);
  let tail = 0;
  queue[tail++] = first;
  seen[first] = 1;
  for (let head = 0; head < tail; head++) {
    for (let side = 0; side < grid.sides; side++) {
      const next = grid.neighbour(queue[head], side);
      if (next < 0 || seen[next] === 1) continue;
      seen[next] = 1;
      queue[tail++] = next;
    }
  }
  return tail;
}

function tooLarge(width: number, height: number): string {
  return `${width} x ${height} is more than the ${MAX_CELLS} cells a maze may have`;
}
