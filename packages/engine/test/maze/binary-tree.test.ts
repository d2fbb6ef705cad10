import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { E, EAST, type Grid, N, NORTH, S, SOUTH, W, WEST } from '../../src/grid/grid.js';
import { binaryTree } from '../../src/maze/binary-tree.js';
import { flaw, isPerfect } from '../../src/maze/check.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, mazeOf } from '../support/mazes.js';

const BIASES = ['north-west', 'north-east', 'south-west', 'south-east'];

/** The textbook: cell by cell, a coin each, given by the same bits of the same words. */
function plainBinaryTree(grid: Grid, seed: string, bias: string): Maze {
  const rng = Rng.fromSeed(seed, 'layout');
  const maze = blankMaze(grid);
  const upright = bias.startsWith('north') ? NORTH : SOUTH;
  const level = bias.endsWith('west') ? WEST : EAST;
  for (let y = 0; y < grid.height; y++) {
    // A row at the border has nothing to decide and draws nothing.
    if (grid.neighbour(y * grid.width, upright) < 0) {
      for (let x = 0; x < grid.width; x++) open(maze, y * grid.width + x, [level]);
      continue;
    }
    const words = Array.from({ length: (grid.width >>> 5) + 2 }, () => rng.next());
    for (let x = 0; x < grid.width; x++) {
      // One bit a wall: a cell that opens west asks the wall on its west.
      const wall = level === WEST ? x : x + 1;
      const heads = ((words[wall >>> 5] >>> (wall & 31)) & 1) === 1;
      open(maze, y * grid.width + x, heads ? [upright, level] : [level, upright]);
    }
  }
  return maze;
}

/** Opens the first of these sides behind which there is a cell. */
function open(maze: Maze, cell: number, sides: number[]): void {
  const side = sides.find((wish) => maze.grid.neighbour(cell, wish) >= 0);
  if (side !== undefined) link(maze, cell, side);
}

describe.each(BIASES)('%s', (bias) => {
  test('four cells at a time equal the textbook, cell by cell', () => {
    // Wide ones as well: 32 columns are written at a time.
    const wide = fc
      .tuple(fc.integer({ min: 28, max: 140 }), fc.integer({ min: 1, max: 5 }))
      .map(([width, height]) => gridOf('rect', width, height));
    fc.assert(
      fc.property(fc.oneof(anyGrid('rect', 12), wide), fc.string(), (grid, seed) => {
        const fast = mazeOf(binaryTree, grid, seed, { bias });
        expect(fast.open).toEqual(plainBinaryTree(grid, seed, bias).open);
        expect(flaw(fast)).toBeNull();
        expect(isPerfect(fast)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('cells and whole rows mix in any portions, and the maze is sound in between', () => {
    fc.assert(
      fc.property(
        anyGrid('rect', 9),
        fc.string(),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (grid, seed, portions) => {
          const maze = blankMaze(grid);
          const carving = binaryTree.begin(maze, Rng.fromSeed(seed, 'layout'), { bias });
          for (let calls = 0; !carving.advance(portions[calls % portions.length]); calls++) {
            expect(flaw(maze)).toBeNull();
          }
          expect(maze.open).toEqual(plainBinaryTree(grid, seed, bias).open);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('both borders it leans to are unbroken corridors', () => {
    const { open: cells } = mazeOf(binaryTree, gridOf('rect', 70, 50), bias, { bias });
    const row = bias.startsWith('north') ? 0 : 49 * 70;
    for (let x = 0; x < 69; x++) expect(cells[row + x] & E).toBe(E);
    const column = bias.endsWith('west') ? 0 : 69;
    for (let y = 0; y < 49; y++) expect(cells[y * 70 + column] & S).toBe(S);
  });

  test('every cell but the corner has a way on towards the corner', () => {
    const { open: cells, grid } = mazeOf(binaryTree, gridOf('rect', 70, 50), bias, { bias });
    const towards = (bias.startsWith('north') ? N : S) | (bias.endsWith('west') ? W : E);
    const corner = (bias.startsWith('north') ? 0 : 49 * 70) + (bias.endsWith('west') ? 0 : 69);
    const stuck = Array.from({ length: grid.size }, (_, cell) => cell).filter(
      (c) => (cells[c] & towards) === 0,
    );
    expect(stuck).toEqual([corner]);
  });
});

test('inside, both sides are equally likely', () => {
  const { open: cells } = mazeOf(binaryTree, gridOf('rect', 400, 400), 'coins');
  let north = 0;
  for (let y = 1; y < 400; y++) for (let x = 1; x < 400; x++) north += cells[y * 400 + x] & N;
  // Half of 399 x 399, within four standard deviations.
  expect(Math.abs(north - (399 * 399) / 2)).toBeLessThan(800);
});
