/** A cell is so many pixels of art wide. */
export const CELL_ART = 28;
/** On each side of a corridor so many of them are stone: corridors are narrower than cells, so that bridges are seen. */
export const STONE_ART = 5;
export const CORRIDOR_ART = CELL_ART - 2 * STONE_ART;

/** The open sides of a cell, as mazes have them. */
export const [NORTH, EAST, SOUTH, WEST] = [1, 2, 4, 8];

/** A maze of two layers: by cell its open sides, and those of the passage that runs beneath it. */
export interface WovenCells {
  readonly sides: readonly number[];
  readonly under: readonly number[];
}
