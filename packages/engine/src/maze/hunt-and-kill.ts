import { GRID_KINDS } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { randomCell } from './parts/cells.js';
import { lowestSet } from './parts/lowest-set.js';
import { pickFreeSide } from './parts/pick.js';
import { freeSides, neighbourSides } from './parts/sides.js';

/**
 * Hunt and kill: a walk that never crosses itself and, when it is stuck, starts again from the first cell, row by
 * row, that is not in the maze but next to it. Long winding corridors like those of the recursive backtracker, a
 * few more dead ends, and no memory of the way it came.
 */
export const huntAndKill: Generator = {
  id: 'hunt-and-kill',
  title: 'Hunt and kill',
  about:
    'Walks until it is stuck, then hunts row by row for a cell next to the maze and walks on from there. Long winding corridors, few dead ends.',
  traits: ['long-corridors'],
  grids: GRID_KINDS,
  masks: true,
  code: 6,
  options: [],
  begin: beginHunt,
};

function beginHunt(maze: Maze, rng: Rng): Carving {
  const { grid } = maze;
  const sides = neighbourSides(grid);
  const { free, join } = freeSides(grid);
  // What a hunt finds is always the lowest of the free cells next to the maze. Keeping these as a set spares
  // the search through all rows, which would make large mazes take forever.
  const prey = lowestSet(grid.size);
  let here = -1;
  let visited = 0;
  enter(randomCell(grid, rng));

  function enter(cell: number): void {
    join(cell);
    prey.remove(cell);
    for (let side = 0; free[cell] >>> side !== 0; side++) {
      if ((free[cell] & (1 << side)) !== 0) prey.add(grid.neighbour(cell, side));
    }
    here = cell;
    visited++;
  }

  function step(): void {
    if (free[here] !== 0) {
      const side = pickFreeSide(free[here], rng.next());
      link(maze, here, side);
      enter(grid.neighbour(here, side));
    } else {
      const found = prey.lowest();
      link(maze, found, pickFreeSide(sides[found] & ~free[found], rng.next()));
      enter(found);
    }
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && visited < grid.count; left--) step();
      return visited === grid.count;
    },
    progress: () => visited / grid.count,
    cursor: () => here,
  };
}
