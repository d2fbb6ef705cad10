import { pickIndex, type Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';
import { randomCell } from './parts/cells.js';
import { CROSSED, copyWoven, DENSITY, JOINED, joinedSidesAt, tunnelSidesAt } from './parts/crossing.js';
import { FREE, freeSidesAt, paddedCells } from './parts/padded.js';
import { pickFreeSide } from './parts/pick.js';

/**
 * Weave Prim: grows from a random cell by one random cell of its frontier at a time. Where the new cell faces
 * a straight corridor at right angles, it may be joined beneath it to the cell on the other side. Bushy, with
 * many short dead ends, and bridges all over.
 */
export const weavePrim: Generator = {
  id: 'weave-prim',
  title: 'Weave Prim',
  about:
    'Grows cell by cell from a random place of its edge, tunnelling beneath straight corridors. Bushy, with many short dead ends and bridges.',
  traits: ['weave', 'short-dead-ends'],
  grids: ['rect'],
  masks: true,
  code: 17,
  options: [DENSITY],
  begin: (maze, rng, options) => beginWeavePrim(maze, rng, Number(options.density)),
};

/** Bit 5 of a padded cell: it is in the list of the frontier. */
const QUEUED = 32;

function beginWeavePrim(maze: Maze, rng: Rng, density: number): Carving {
  const { grid } = maze;
  const { cells, stride, offsets: steps, placeOf, cellAt } = paddedCells(grid);
  const frontier = new Int32Array(grid.count);
  let length = 0;
  let here = placeOf(randomCell(grid, rng));
  let joined = 0;
  take(here);

  /** Makes a cell part of the maze and its free neighbours part of the frontier. */
  function take(cell: number): void {
    cells[cell] = JOINED;
    here = cell;
    joined++;
    const free = freeSidesAt(cells, cell, stride);
    for (let side = 0; side < 4; side++) {
      if ((free & (1 << side)) === 0) continue;
      const next = cell + steps[side];
      if ((cells[next] & QUEUED) !== 0) continue;
      cells[next] = FREE | QUEUED;
      frontier[length++] = next;
    }
  }

  /** Joins a cell of the frontier. The last one in the list takes the place of the one that leaves. */
  function step(): void {
    const index = pickIndex(length, rng.next());
    const cell = frontier[index];
    frontier[index] = frontier[--length];
    const tunnels = density === 0 ? 0 : tunnelSidesAt(cells, cell, stride, JOINED);
    const beneath = tunnels !== 0 && rng.chance(density, 1000);
    // A cell beside a crossing is never free, so a plain passage to any joined neighbour is always possible.
    const side = pickFreeSide(beneath ? tunnels : joinedSidesAt(cells, cell, stride), rng.next());
    take(cell);
    let other = cell + steps[side];
    if (beneath) {
      cells[other] |= CROSSED;
      other += steps[side];
    }
    cells[cell] |= 1 << side;
    cells[other] |= 1 << (side ^ 2);
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && length > 0; left--) step();
      copyWoven(cells, maze);
      return length === 0;
    },
    progress: () => joined / grid.count,
    cursor: () => cellAt(here),
  };
}
