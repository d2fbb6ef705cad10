import { firstCell, type Grid } from '../grid/grid.js';

/**
 * A maze: a grid and which sides of its cells are open.
 *
 * `open` has one byte a cell, bit `1 << side` for each open side; a passage is written on both its ends.
 * Where a maze weaves, `under` has one byte a cell too: the two opposite sides of the passage that runs
 * beneath the cell, or 0. A side is never in both layers, so a side alone tells on which layer a walker arrives.
 */
export interface Maze {
  readonly grid: Grid;
  readonly open: Uint8Array;
  readonly under: Uint8Array | null;
  readonly start: number;
  readonly exits: readonly number[];
}

/** A maze with every wall standing; `start` and the one exit are its first and last cell. */
export function blankMaze(grid: Grid, layers: { weave: boolean } = { weave: false }): Maze {
  return {
    grid,
    open: new Uint8Array(grid.size),
    under: layers.weave ? new Uint8Array(grid.size) : null,
    start: firstCell(grid),
    exits: [grid.mask === null ? grid.size - 1 : grid.mask.lastIndexOf(1)],
  };
}

/** Opens the passage behind a side, on both ends. There must be a neighbour. */
export function link(maze: Maze, cell: number, side: number): void {
  const { grid, open } = maze;
  open[cell] |= 1 << side;
  open[grid.neighbour(cell, side)] |= 1 << grid.opposite(cell, side);
}

/** Closes the passage behind a side, on both ends. There must be a neighbour. */
export function unlink(maze: Maze, cell: number, side: number): void {
  const { grid, open } = maze;
  open[cell] &= ~(1 << side);
  open[grid.neighbour(cell, side)] &= ~(1 << grid.opposite(cell, side));
}

/** Whether a cell with these open sides is a dead end: exactly one is open. */
export function isDeadEnd(open: number): boolean {
  return open !== 0 && (open & (open - 1)) === 0;
}

/** The dead ends of a maze, in the order of their numbers. A cell that is crossed never is one. */
export function deadEnds({ open }: Maze): Int32Array {
  let count = 0;
  for (let cell = 0; cell < open.length; cell++) if (isDeadEnd(open[cell])) count++;
  const cells = new Int32Array(count);
  let length = 0;
  for (let cell = 0; cell < open.length; cell++) if (isDeadEnd(open[cell])) cells[length++] = cell;
  return cells;
}
