import { GRID_KINDS } from '../grid/grid.js';
import type { OptionValues } from '../options.js';
import type { Rng } from '../rng/rng.js';
import { wander, wanderOnField } from './aldous-broder.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';
import { freshCells } from './parts/cells.js';
import { walkField } from './parts/walk-field.js';
import { joinWalks, joinWalksOnField } from './wilson.js';

/**
 * Houston: Aldous-Broder, quick at first, until a share of the cells is visited, then Wilson, quick at last.
 *
 * Its mazes look much like theirs, but it does not inherit their promise: some mazes are likelier than others.
 * Three cells in a ring show why. Aldous-Broder goes from the first to a second, and Wilson joins the third to
 * either of the two with equal chance, so half of all mazes have the first cell in their middle, where a third
 * should. Left alone, Aldous-Broder makes up for it: it goes on from the cell it is in, not from any. On the 3 x 3
 * grid some trees come up at a quarter, others at twice the right rate. With a share of 0 (all Wilson) or 100 (all
 * Aldous-Broder) the promise holds.
 */
export const houston: Generator = {
  id: 'houston',
  title: 'Houston',
  about:
    'Aldous-Broder until a share of the cells is visited, then Wilson: each does what it is quick at. Looks like theirs, though some mazes are likelier than others.',
  traits: [],
  grids: GRID_KINDS,
  masks: true,
  code: 5,
  options: [
    {
      name: 'share',
      about: 'Percent of the cells that Aldous-Broder visits before Wilson takes over.',
      type: 'integer',
      min: 0,
      max: 100,
      default: 30,
    },
  ],
  begin: (maze, rng, options) =>
    maze.grid.kind === 'rect' ? beginOnRect(maze, rng, options) : beginOnGraph(maze, rng, options),
};

/** The plain algorithm, for every kind of grid. */
export function beginOnGraph(maze: Maze, rng: Rng, options: OptionValues): Carving {
  const fresh = freshCells(maze.grid);
  const first = wander(maze, rng, fresh, cellsForWilson(maze, options));
  return oneAfterTheOther(first, () => joinWalks(maze, rng, fresh));
}

function beginOnRect(maze: Maze, rng: Rng, options: OptionValues): Carving {
  const field = walkField(maze.grid);
  const first = wanderOnField(maze, rng, field, cellsForWilson(maze, options));
  return oneAfterTheOther(first, () => joinWalksOnField(maze, rng, field));
}

function cellsForWilson({ grid }: Maze, options: OptionValues): number {
  return grid.count - Math.ceil((grid.count * Number(options.share)) / 100);
}

function oneAfterTheOther(first: Carving, second: () => Carving): Carving {
  let current = first;
  return {
    advance(budget) {
      if (!current.advance(budget)) return false;
      if (current !== first || first.progress() === 1) return true;
      current = second();
      return false;
    },
    progress: () => current.progress(),
    cursor: () => current.cursor(),
  };
}
