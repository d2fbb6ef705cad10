import { E, EAST, GRID_KINDS, type Grid, W } from '../grid/grid.js';
import { pickIndex, type Rng } from '../rng/rng.js';
import { MAX_WEIGHT, RANDOM_WEIGHTS, uniformField, type WeightField, type WeightOf } from './fields/field.js';
import { findField, WEIGHT_FIELDS } from './fields/registry.js';
import type { Carving, Generator } from './generator.js';
import { link, type Maze } from './maze.js';
import { inChunks } from './parts/hot-loops.js';
import { bitCount } from './parts/pick.js';
import { forwardSides } from './parts/sides.js';
import { type Groups, singleGroups, unite } from './parts/union-find.js';
import { forwardWall, wallCell, wallSide } from './parts/walls.js';

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

/** The walls of a grid and their weights. */
interface WeighedWalls {
  /** The sides of each cell whose neighbour has a higher number: every wall once. */
  readonly sides: Uint8Array;
  /** The weights, in the order of cells and sides. */
  readonly weights: Uint16Array;
  /** No weight is above this. */
  readonly heaviest: number;
}

/** Asks for the weight of every wall. */
function askedWalls(grid: Grid, weightOf: WeightOf): WeighedWalls {
  const sides = forwardSides(grid);
  const weights = new Uint16Array(countWalls(sides));
  let wall = 0;
  let heaviest = 0;
  for (let cell = 0; cell < sides.length; cell++) {
    for (let side = 0; sides[cell] >>> side !== 0; side++) {
      if ((sides[cell] & (1 << side)) === 0) continue;
      const weight = weightOf(cell, side);
      if ((weight & MAX_WEIGHT) !== weight) throw new Error(`${weight} is no weight from 0 to ${MAX_WEIGHT}`);
      weights[wall++] = weight;
      heaviest = Math.max(heaviest, weight);
    }
  }
  return { sides, weights, heaviest };
}

/** Gives every wall a random weight: the same as asking the uniform field for each, in a fraction of the time. */
function uniformWalls(grid: Grid, { state }: Rng): WeighedWalls {
  const sides = forwardSides(grid);
  const weights = new Uint16Array(countWalls(sides));
  inChunks(weights.length, (from, to) => fillUniform(weights, state, from, to));
  return { sides, weights, heaviest: RANDOM_WEIGHTS };
}

function countWalls(sides: Uint8Array): number {
  let count = 0;
  for (let cell = 0; cell < sides.length; cell++) count += bitCount(sides[cell]);
  return count;
}

function fillUniform(weights: Uint16Array, state: Int32Array, from: number, to: number): void {
  const range = RANDOM_WEIGHTS;
  // sfc32, inlined: see Rng.
  let { 0: a, 1: b, 2: c, 3: d } = state;
  for (let wall = from; wall < to; wall++) {
    const word = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    weights[wall] = 1 + pickIndex(range, word);
  }
  state.set([a, b, c, d]);
}

/**
 * The numbers of the walls from the lightest to the heaviest, and where those of each weight end; walls of the same
 * weight are in the order of their cells. Sorts by counting: two passes over the walls and no comparison.
 */
function sortWalls({ sides, weights, heaviest }: WeighedWalls) {
  // First how many walls are lighter, that is, where each weight begins; after placing, where it ends.
  const ends = new Int32Array(heaviest + 2);
  for (let wall = 0; wall < weights.length; wall++) ends[weights[wall] + 1]++;
  for (let weight = 1; weight < ends.length; weight++) ends[weight] += ends[weight - 1];
  const walls = new Int32Array(weights.length);
  let wall = 0;
  for (let cell = 0; cell < sides.length; cell++) {
    for (let left = sides[cell]; left !== 0; left &= left - 1) {
      walls[ends[weights[wall++]]++] = forwardWall(cell, 31 - Math.clz32(left & -left));
    }
  }
  return { walls, ends };
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
function beginSorted(maze: Maze, rng: Rng, { walls, ends }: ReturnType<typeof sortWalls>): Carving {
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
  let { 0: a, 1: b, 2: c, 3: d } = state;
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
  state.set([a, b, c, d]);
}
