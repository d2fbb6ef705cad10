export const GRID_KINDS = ['rect', 'hex', 'triangle', 'polar'] as const;
export type GridKind = (typeof GRID_KINDS)[number];

/**
 * The cells a maze is cut into and who stands next to whom; nothing about passages.
 *
 * Cells are numbered row-major (polar: ring by ring from the inside). A side is a small index; its bit,
 * `1 << side`, is how a maze writes that the side is open. On rectangular grids the sides are
 * N, E, S, W and their bits 1, 2, 4, 8.
 */
export interface Grid {
  readonly kind: GridKind;
  readonly width: number;
  readonly height: number;
  /** How many cell numbers there are: valid cells are below this. */
  readonly size: number;
  /** How many cells exist: `size` less those the mask leaves out. */
  readonly count: number;
  /** How many side indices a cell of this kind can have. */
  readonly sides: number;
  /** One byte a cell number, 1 where the cell exists; `null` when all do. */
  readonly mask: Uint8Array | null;
  /** The cell behind a side, or -1 when there is none. */
  neighbour(cell: number, side: number): number;
  /** The side on which the neighbour behind `side` sees this cell. Only where there is a neighbour. */
  opposite(cell: number, side: number): number;
}

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

export const N = 1;
export const E = 2;
export const S = 4;
export const W = 8;

/** Whether a cell number belongs to a cell that exists. */
export function exists(grid: Grid, cell: number): boolean {
  return grid.mask === null || grid.mask[cell] === 1;
}

/** The lowest cell number that exists. */
export function firstCell(grid: Grid): number {
  return grid.mask === null ? 0 : grid.mask.indexOf(1);
}
