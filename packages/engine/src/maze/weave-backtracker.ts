import { firstCell } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';
import { CROSSED, copyWoven, DENSITY, JOINED, tunnelSidesAt } from './parts/crossing.js';
import { FREE, freeSidesAt, paddedCells } from './parts/padded.js';
import { pickFreeSide } from './parts/pick.js';

/**
 * Weave backtracker: the recursive backtracker, whose walk may also dive beneath a straight corridor at right
 * angles to a fresh cell behind it. Long winding corridors that run over and under each other.
 */
export const weaveBacktracker: Generator = {
  id: 'weave-backtracker',
  title: 'Weave backtracker',
  about:
    'Walks until it is stuck, diving beneath its own straight corridors, then goes back. Long corridors that wind over and under each other.',
  traits: ['weave', 'long-corridors'],
  grids: ['rect'],
  masks: true,
  code: 19,
  options: [DENSITY],
  begin: (maze, rng, options) => beginWeaveBacktracker(maze, rng, Number(options.density)),
};

function beginWeaveBacktracker(maze: Maze, rng: Rng, density: number): Carving {
  const { grid } = maze;
  const { cells, stride, offsets: steps, placeOf, cellAt } = paddedCells(grid);
  const stack = new Int32Array(grid.count);
  let depth = 0;
  let here = placeOf(firstCell(grid));
  let joined = 1;
  cells[here] = JOINED;

  /** One step on or back. Every cell stays on the stack: a corridor laid later may give it a tunnel. */
  function step(): void {
    const tunnels = density === 0 ? 0 : tunnelSidesAt(cells, here, stride, FREE);
    const beneath = tunnels !== 0 && rng.chance(density, 1000);
    const ways = beneath ? tunnels : freeSidesAt(cells, here, stride);
    if (ways === 0) {
      here = stack[--depth];
      return;
    }
    const side = pickFreeSide(ways, rng.next());
    let next = here + steps[side];
    if (beneath) {
      cells[next] |= CROSSED;
      next += steps[side];
    }
    stack[depth++] = here;
    cells[here] |= 1 << side;
    cells[next] = JOINED | (1 << (side ^ 2));
    here = next;
    joined++;
  }

  return {
    advance(budget) {
      for (let left = budget; left > 0 && joined < grid.count; left--) step();
      copyWoven(cells, maze);
      return joined === grid.count;
    },
    progress: () => joined / grid.count,
    cursor: () => cellAt(here),
  };
}
