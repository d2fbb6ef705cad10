import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { E, N, S, W } from '../../src/grid/grid.js';
import type { Generator } from '../../src/maze/generator.js';
import { blankMaze, type Maze } from '../../src/maze/maze.js';
import { weaveBacktracker } from '../../src/maze/weave-backtracker.js';
import { weaveKruskal } from '../../src/maze/weave-kruskal.js';
import { weavePrim } from '../../src/maze/weave-prim.js';
import { Rng } from '../../src/rng/rng.js';
import { crossingCount } from '../support/crossings.js';
import { anyGrid, gridOf, mazeOf } from '../support/mazes.js';

// "As many crossings as it can get" means at density 1: those that grow use every tunnel they come by, and Kruskal's,
// which sets its crossings first, leaves no place where one more could stand.

const SIDES = [0, 1, 2, 3];

/** Whether a passage beneath the next cell could join a cell to the one behind it, which is joined already or not. */
function canTunnel(
  { grid, open, under }: Maze,
  cell: number,
  side: number,
  behindIsJoined: boolean,
): boolean {
  const next = grid.neighbour(cell, side);
  const behind = next < 0 ? -1 : grid.neighbour(next, side);
  if (behind < 0 || under?.[next] !== 0) return false;
  return open[next] === (side % 2 === 0 ? E | W : N | S) && isJoined(open, behind) === behindIsJoined;
}

function isJoined(open: Uint8Array, cell: number): boolean {
  return open[cell] !== 0;
}

/** Carves step by step, and has every step looked at with the maze before it. */
function watch(
  generator: Generator,
  maze: Maze,
  seed: string,
  look: (before: Maze, from: number) => void,
): void {
  const carving = generator.begin(maze, Rng.fromSeed(seed, 'layout'), { density: 1000 });
  for (let done = false; !done; ) {
    const before = { ...maze, open: maze.open.slice(), under: maze.under?.slice() ?? null };
    const from = carving.cursor();
    done = carving.advance(1);
    look(before, from);
  }
}

describe('at density 1', () => {
  test('weave Prim joins a cell by a plain passage only where no tunnel was possible', () => {
    fc.assert(
      fc.property(anyGrid('rect', 12), fc.string(), (grid, seed) => {
        const maze = blankMaze(grid, { weave: true });
        watch(weavePrim, maze, seed, (before) => {
          const fresh = maze.open.findIndex((sides, cell) => sides !== 0 && !isJoined(before.open, cell));
          // The first step joins two cells at once, where there is nothing to tunnel beneath.
          if (fresh < 0 || crossingCount(maze) > crossingCount(before)) return;
          expect(SIDES.filter((side) => canTunnel(before, fresh, side, true))).toEqual([]);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('the weave backtracker walks on over the ground only where no tunnel was possible', () => {
    fc.assert(
      fc.property(anyGrid('rect', 12), fc.string(), (grid, seed) => {
        const maze = blankMaze(grid, { weave: true });
        watch(weaveBacktracker, maze, seed, (before, from) => {
          if (from < 0 || crossingCount(maze) > crossingCount(before)) return;
          expect(SIDES.filter((side) => canTunnel(before, from, side, false))).toEqual([]);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('weave Kruskal leaves no place where another crossing could have been set', () => {
    fc.assert(
      fc.property(anyGrid('rect', 14), fc.string(), (grid, seed) => {
        const maze = mazeOf(weaveKruskal, grid, seed, { density: 1000 });
        expect(placesLeft(maze)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** Inner cells that touch no crossing by a side, and where one more would close no loop with the others. */
function placesLeft({ grid, under }: Maze): number[] {
  const { width, height, size } = grid;
  const parts = Array.from({ length: size }, (_, cell) => cell);
  const partOf = (cell: number): number => (parts[cell] === cell ? cell : partOf(parts[cell]));
  const isCrossing = (cell: number): boolean => (under?.[cell] ?? 0) !== 0;
  const around = (cell: number) => [cell - width, cell + 1, cell + width, cell - 1];
  for (let cell = 0; cell < size; cell++) {
    if (!isCrossing(cell)) continue;
    const [north, east, south, west] = around(cell);
    parts[partOf(north)] = partOf(south);
    parts[partOf(east)] = partOf(west);
    const liesEastWest = under?.[cell] === (N | S);
    parts[partOf(cell)] = partOf(liesEastWest ? east : north);
  }
  const places: number[] = [];
  for (let row = 1; row < height - 1; row++) {
    for (let cell = row * width + 1; cell < (row + 1) * width - 1; cell++) {
      if (isCrossing(cell) || around(cell).some(isCrossing)) continue;
      const corners = [cell - width - 1, cell - width + 1, cell + width - 1, cell + width + 1];
      const [north, east, south, west] = around(cell).map(partOf);
      const closes =
        north === south ||
        east === west ||
        (north === east && south === west) ||
        (north === west && south === east);
      if (!closes && !corners.every(isCrossing)) places.push(cell);
    }
  }
  return places;
}

test.each([weavePrim, weaveKruskal, weaveBacktracker])(
  'at density 0 $id crosses nothing, in any size',
  (generator) => {
    fc.assert(
      fc.property(anyGrid('rect', 16), fc.string(), (grid, seed) => {
        expect(crossingCount(mazeOf(generator, grid, seed, { density: 0 }))).toBe(0);
      }),
      { numRuns: 100 },
    );
  },
);

test('a labyrinth of 100 x 100 at density 1 is crossed at every fourth cell or so by Kruskal, every eighth by the others', () => {
  const shareOf = (generator: Generator): number =>
    crossingCount(mazeOf(generator, gridOf('rect', 100, 100), 'dense', { density: 1000 })) / 10_000;
  expect(shareOf(weaveKruskal)).toBeGreaterThan(0.2);
  expect(shareOf(weavePrim)).toBeGreaterThan(0.1);
  expect(shareOf(weaveBacktracker)).toBeGreaterThan(0.1);
});
