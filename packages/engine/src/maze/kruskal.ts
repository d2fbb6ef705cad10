import { E, EAST, GRID_KINDS, W } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { WeightField, WeightOf } from './fields/field.js';
import { findField, WEIGHT_FIELDS } from './fields/registry.js';
import { fillUniform, uniformField } from './fields/uniform.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { INDEX_SCALE, pickIndex } from './pick-index.js';
import { type SortedWalls, sortWalls, weightlessWalls, weighWalls } from './sorted-walls.js';
import { type Groups, singleGroups, unite } from './union-find.js';
import { wallCell, wallSide } from './wall-number.js';

/**
 * Kruskal: takes the walls from the lightest to the heaviest and opens each that parts two groups of cells.
 * With uniform weights an even texture with many short dead ends; a weight field gives it a grain.
 */
export const kruskal: Generator = {
  id: 'kruskal',
  title: 'Kruskal',
  about:
    'Opens walls from the lightest to the heaviest wherever they part two groups. Many short dead ends; the weight field sets the texture.',
  traits: ['short-dead-ends'],
  grids: GRID_KINDS,
  masks: true,
  code: 8,
  options: [
    {
      name: 'field',
      about: 'Which walls are light: the texture of the maze.',
      type: 'choice',
      choices: WEIGHT_FIELDS.map((field) => field.id),
      default: uniformField.id,
    },
  ],
  begin: (maze, rng, options) => beginField(maze, rng, checkedField(String(options.field))),
};

function checkedField(id: string): WeightField {
  const field = findField(id);
  if (!field.ok) throw new Error(`an unchecked option: ${field.reason}`);
  return field.value;
}

function beginField(maze: Maze, rng: Rng, field: WeightField): Carving {
  if (field !== uniformField) return beginKruskal(maze, rng, field.begin(maze.grid, rng));
  // The usual case, with the same weights as by asking for each: calls would be a quarter of the time.
  const walls = weightlessWalls(maze.grid);
  fillUniform(walls.weights, rng);
  return beginSorted(maze, rng, sortWalls(walls));
}

/** Kruskal's algorithm over weights of one's own. Walls of the same weight come in random order. */
export function beginKruskal(maze: Maze, rng: Rng, weightOf: WeightOf): Carving {
  const walls = weightlessWalls(maze.grid);
  weighWalls(walls, weightOf);
  return beginSorted(maze, rng, sortWalls(walls));
}

/** How far the sorted walls have been taken. */
interface Course extends SortedWalls {
  readonly groups: Groups;
  /** How many walls have been looked at. */
  place: number;
  /** The weight of the next wall, or a lower one. */
  weight: number;
  /** How many passages are still to be opened. */
  missing: number;
  /** The cell of the wall looked at last. */
  here: number;
}

/** Takes the walls in their order. A step looks at one wall; those of the same weight are shuffled on the way. */
function beginSorted(maze: Maze, rng: Rng, sorted: SortedWalls): Carving {
  const { grid } = maze;
  const course: Course = {
    ...sorted,
    groups: singleGroups(grid.size),
    place: 0,
    weight: 0,
    missing: grid.count - 1,
    here: -1,
  };
  const take = grid.kind === 'rect' ? takeOnSquares : takeOnGraph;

  return {
    advance(budget) {
      take(course, maze, rng, budget);
      return course.missing === 0;
    },
    progress: () => 1 - course.missing / grid.count,
    cursor: () => course.here,
  };
}

/** The plain algorithm, for every kind of grid. The tests prove the fast one below equal to it. */
function takeOnGraph(course: Course, maze: Maze, rng: Rng, budget: number): void {
  const { grid } = maze;
  const { walls, ends, groups } = course;
  for (let left = budget; left > 0 && course.missing > 0; left--) {
    while (course.place === ends[course.weight]) course.weight++;
    const other = course.place + pickIndex(ends[course.weight] - course.place, rng.next());
    const wall = walls[other];
    walls[other] = walls[course.place++];
    const cell = wallCell(wall);
    const side = wallSide(wall);
    course.here = cell;
    if (!unite(groups, cell, grid.neighbour(cell, side))) continue;
    link(maze, cell, side);
    course.missing--;
  }
}

/** The same on squares, three times as fast: no neighbour to look up, and everything that changes in locals. */
function takeOnSquares(course: Course, maze: Maze, rng: Rng, budget: number): void {
  const { open, grid } = maze;
  const { walls, ends, groups } = course;
  const { state } = rng;
  const below = grid.width - 1;
  let place = course.place;
  let end = ends[course.weight];
  let missing = course.missing;
  // sfc32, inlined: see Rng.
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  for (let left = budget; left > 0 && missing > 0; left--) {
    while (place === end) end = ends[++course.weight];
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    const other = place + (((word >>> 0) * (end - place) * INDEX_SCALE) | 0);
    const wall = walls[other];
    walls[other] = walls[place++];
    const cell = wallCell(wall);
    // 0 for a wall to the east, 1 for one to the south.
    const south = wallSide(wall) - EAST;
    const next = cell + 1 + (below & -south);
    if (unite(groups, cell, next)) {
      open[cell] |= E << south;
      open[next] |= W >>> (3 * south);
      missing--;
    }
    course.here = cell;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
  course.place = place;
  course.missing = missing;
}
