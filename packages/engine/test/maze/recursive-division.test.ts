import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { E, EAST, type Grid, S, SOUTH } from '../../src/grid/grid.js';
import { isPerfect, shapeOf } from '../../src/maze/check.js';
import { blankMaze, type Maze, unlink } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { recursiveDivision } from '../../src/maze/recursive-division.js';
import { Rng } from '../../src/rng/rng.js';
import { anyGrid, gridOf, mazeOf, openAll } from '../support/mazes.js';

interface Field {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** The textbook, as it is told: recursively, with every wall taken out of an open field one by one. */
function plainDivision(grid: Grid, seed: string): Maze {
  const rng = Rng.fromSeed(seed, 'layout');
  const maze = blankMaze(grid);
  const pick = (length: number): number => Math.floor(((rng.next() >>> 0) * length) / 2 ** 32);

  function divide({ x, y, columns, rows }: Field): void {
    if (columns === 1 || rows === 1) return;
    const upright = columns > rows || (columns === rows && rng.next() < 0);
    const cut = 1 + pick((upright ? columns : rows) - 1);
    const gap = pick(upright ? rows : columns);
    for (let i = 0; i < (upright ? rows : columns); i++) {
      if (i === gap) continue;
      if (upright) unlink(maze, (y + i) * grid.width + x + cut - 1, EAST);
      else unlink(maze, (y + cut - 1) * grid.width + x + i, SOUTH);
    }
    const near = upright ? { x, y, columns: cut, rows } : { x, y, columns, rows: cut };
    const far = upright
      ? { x: x + cut, y, columns: columns - cut, rows }
      : { x, y: y + cut, columns, rows: rows - cut };
    // The smaller part first.
    const parts = near.columns * near.rows < far.columns * far.rows ? [near, far] : [far, near];
    for (const part of parts) divide(part);
  }

  openAll(maze);
  divide({ x: 0, y: 0, columns: grid.width, rows: grid.height });
  return maze;
}

test('walls drawn from a list of waiting fields equal the recursion', () => {
  fc.assert(
    fc.property(anyGrid('rect', 24), fc.string(), (grid, seed) => {
      expect(mazeOf(recursiveDivision, grid, seed).open).toEqual(plainDivision(grid, seed).open);
    }),
    { numRuns: 400 },
  );
});

test('it begins with an open field, and each step adds one wall with one gap', () => {
  const maze = blankMaze(gridOf('rect', 12, 9));
  const carving = recursiveDivision.begin(maze, Rng.fromSeed('steps', 'layout'), {});
  const field = blankMaze(maze.grid);
  openAll(field);
  expect(maze.open).toEqual(field.open);
  let { links } = shapeOf(maze);
  for (let done = false; !done; ) {
    done = carving.advance(1);
    const shape = shapeOf(maze);
    expect(shape.pieces).toBe(1);
    expect(shape.links).toBeLessThan(links);
    links = shape.links;
  }
  expect(isPerfect(maze)).toBe(true);
});

test('fields that wait have room in the longest of grids', () => {
  for (const [width, height] of [
    [2, 300_000],
    [300_000, 2],
    [3, 100_000],
    [1000, 1000],
  ]) {
    expect(isPerfect(mazeOf(recursiveDivision, gridOf('rect', width, height), 'long'))).toBe(true);
  }
});

describe('long straight walls', () => {
  /** How many passages cross the line east of a column, or south of a row. */
  function crossings({ grid, open }: Maze): number[] {
    const east = Array.from(
      { length: grid.width - 1 },
      (_, x) => open.filter((sides, cell) => cell % grid.width === x && sides & E).length,
    );
    const south = Array.from(
      { length: grid.height - 1 },
      (_, y) => open.filter((sides, cell) => Math.floor(cell / grid.width) === y && sides & S).length,
    );
    return [...east, ...south];
  }

  test('the first wall cuts the whole maze in two and has one gap', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(crossings(mazeOf(recursiveDivision, gridOf('rect', 30, 20), `${seed}`))).toContain(1);
    }
    expect(crossings(mazeOf(recursiveBacktracker, gridOf('rect', 30, 20), 'other'))).not.toContain(1);
  });

  test('wider fields are cut upright, higher ones level', () => {
    const wide = crossings(mazeOf(recursiveDivision, gridOf('rect', 40, 10), 'wide'));
    expect(wide.slice(0, 39)).toContain(1);
    expect(wide.slice(39)).not.toContain(1);
    const high = crossings(mazeOf(recursiveDivision, gridOf('rect', 10, 40), 'high'));
    expect(high.slice(9)).toContain(1);
    expect(high.slice(0, 9)).not.toContain(1);
  });
});
