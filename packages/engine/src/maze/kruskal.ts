import { E, EAST, GRID_KINDS, W } from '../grid/grid.js';
import { pickIndex, type Rng } from '../rng/rng.js';
import type { WeightField, WeightOf } from './fields/field.js';
import { findField, WEIGHT_FIELDS } from './fields/registry.js';
import { uniformField } from './fields/uniform.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { askedWalls, type SortedWalls, sortWalls, uniformWalls } from './parts/sorted-walls.js';
import { type Groups, singleGroups, unite } from './parts/union-find.js';
import { wallCell, wallSide } from './parts/walls.js';

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
  // The usual case, with the same weights as by asking for each.
  if (field === uniformField) return beginSorted(maze, rng, sortWalls(uniformWalls(maze.grid, rng)));
  return beginKruskal(maze, rng, field.begin(maze.grid, rng));
}

/** Kruskal's algorithm over weights of one's own. Walls of the same weight come in random order. */
export function beginKruskal(maze: Maze, rng: Rng, weightOf: WeightOf): Carving {
  return beginSorted(maze, rng, sortWalls(askedWalls(maze.grid, weightOf)));
}

/** How far the sorted walls have been taken. */
interface Course {
  readonly walls: Int32Array;
  readonly groups: Groups;
  /** How many walls have been looked at. */
  place: number;
  /** How many passages are still to be opened. */
  missing: number;
}

/** Takes the walls in their order. A step looks at one wall; those of the same weight are shuffled on the way. */
function beginSorted(maze: Maze, rng: Rng, { walls, ends }: SortedWalls): Carving {
  const { grid } = maze;
  const course: Course = { walls, groups: singleGroups(grid.size), place: 0, missing: grid.count - 1 };
  const take = grid.kind === 'rect' ? takeOnSquares : takeOnGraph;
  let weight = 0;
  let end = 0;

  return {
    advance(budget) {
      for (let left = budget; left > 0 && course.missing > 0; ) {
        if (course.place === end) {
          while (end === ends[weight]) weight++;
          end = ends[weight];
          shuffleRange(walls, course.place, end, rng);
        }
        const count = Math.min(left, end - course.place);
        take(course, maze, count);
        left -= count;
      }
      return course.missing === 0;
    },
    progress: () => 1 - course.missing / grid.count,
    cursor: () => (course.place === 0 ? -1 : wallCell(walls[course.place - 1])),
  };
}

/** The plain algorithm, for every kind of grid, on the next `count` walls. */
function takeOnGraph(course: Course, maze: Maze, count: number): void {
  const { walls, groups } = course;
  for (const end = course.place + count; course.place < end; course.place++) {
    const cell = wallCell(walls[course.place]);
    const side = wallSide(walls[course.place]);
    if (!unite(groups, cell, maze.grid.neighbour(cell, side))) continue;
    link(maze, cell, side);
    course.missing--;
  }
}

/** The same on squares, without looking up neighbours. The tests prove both equal to a plain Kruskal. */
function takeOnSquares(course: Course, { grid, open }: Maze, count: number): void {
  const { walls, groups, place } = course;
  const below = grid.width - 1;
  let missing = course.missing;
  for (let i = place; i < place + count; i++) {
    const cell = wallCell(walls[i]);
    // 0 for a wall to the east, 1 for one to the south.
    const south = wallSide(walls[i]) - EAST;
    const next = cell + 1 + (below & -south);
    if (unite(groups, cell, next)) {
      open[cell] |= E << south;
      open[next] |= W >>> (3 * south);
      missing--;
    }
  }
  course.place = place + count;
  course.missing = missing;
}

/** Brings a part of a list into random order, from its front. */
function shuffleRange(items: Int32Array, from: number, to: number, { state }: Rng): void {
  // sfc32, inlined: see Rng.
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  for (let i = from; i < to; i++) {
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    const other = i + pickIndex(to - i, word);
    const item = items[other];
    items[other] = items[i];
    items[i] = item;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}
