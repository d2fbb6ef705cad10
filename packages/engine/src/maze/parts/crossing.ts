import { E, N, S, W } from '../../grid/grid.js';
import type { IntegerOption } from '../../options.js';
import type { Maze } from '../maze.js';
import { copyFromPadded } from './padded.js';

/** The option every weaving algorithm has. Requests that name a share of weaving set it. */
export const DENSITY: IntegerOption = {
  type: 'integer',
  name: 'density',
  about: 'How often passages cross where they can, in thousandths: 0 never, 1000 always.',
  min: 0,
  max: 1000,
  default: 500,
};

/** Bit 6 of a padded cell: part of the maze. Cells of the border and those a mask leaves out never are. */
export const JOINED = 64;

/** Bit 4 of a padded cell: a passage runs beneath it, through the two sides that are not open. */
export const CROSSED = 16;

const LIES_EAST_WEST = JOINED | E | W;
const LIES_NORTH_SOUTH = JOINED | N | S;
const SIDES = N | E | S | W;

/**
 * The sides through which a tunnel can leave a padded cell: next comes a straight corridor at right angles
 * with nothing beneath it yet, and behind it a cell marked `behind`: `JOINED`, or `FREE` of padded.ts.
 *
 * Such a corridor has a neighbour on all four sides, so no crossing can stand on the border or at a hole of
 * the mask. Afterwards its four sides are all in use, so it stays straight.
 */
export function tunnelSidesAt(cells: Uint8Array, cell: number, stride: number, behind: number): number {
  let sides = 0;
  if (cells[cell - stride] === LIES_EAST_WEST && (cells[cell - 2 * stride] & behind) !== 0) sides |= N;
  if (cells[cell + 1] === LIES_NORTH_SOUTH && (cells[cell + 2] & behind) !== 0) sides |= E;
  if (cells[cell + stride] === LIES_EAST_WEST && (cells[cell + 2 * stride] & behind) !== 0) sides |= S;
  if (cells[cell - 1] === LIES_NORTH_SOUTH && (cells[cell - 2] & behind) !== 0) sides |= W;
  return sides;
}

/** The sides of a padded cell behind which stands a cell that is part of the maze. */
export function joinedSidesAt(cells: Uint8Array, cell: number, stride: number): number {
  return (
    ((cells[cell - stride] >>> 6) & 1) |
    ((cells[cell + 1] >>> 5) & 2) |
    ((cells[cell + stride] >>> 4) & 4) |
    ((cells[cell - 1] >>> 3) & 8)
  );
}

/** Brings what was carved in padded cells into both layers of a maze. */
export function copyWoven(cells: Uint8Array, maze: Maze): void {
  const { open } = maze;
  const under = lowerLayer(maze);
  copyFromPadded(cells, maze);
  for (let cell = 0; cell < open.length; cell++) {
    const byte = open[cell];
    open[cell] = byte & SIDES;
    under[cell] = (byte & CROSSED) === 0 ? 0 : ~byte & SIDES;
  }
}

/** The lower layer of a maze that was made for weaving. */
export function lowerLayer({ under }: Maze): Uint8Array {
  if (under === null) throw new Error('a weaving algorithm needs a maze with a lower layer');
  return under;
}
