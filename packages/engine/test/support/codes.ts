import type { Grid, GridKind } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import type { Generator } from '../../src/maze/generator.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { GENERATORS } from '../../src/maze/registry.js';
import type { OptionValues } from '../../src/options.js';
import { makeMaze } from '../../src/spec/make-maze.js';
import type { MazeRequest } from '../../src/spec/maze-spec.js';
import { gridOf, HOLED_MASK, mazeOf, must } from './mazes.js';

export interface Sample {
  readonly name: string;
  readonly maze: Maze;
}

/** A maze of every generator on every kind of grid, with and without a mask, weaving as much as it can. */
export function samples(): Sample[] {
  return [...carved(), ...edited()];
}

function carved(): Sample[] {
  return GENERATORS.flatMap((generator) =>
    gridsFor(generator).flatMap(({ name, grid }) =>
      densities(generator).map((options) => ({
        name: `${generator.id} on ${name} ${JSON.stringify(options)}`,
        maze: mazeOf(generator, grid, 'sample', options),
      })),
    ),
  );
}

/** Mazes that were braided, woven and given rooms after they were carved. */
function edited(): Sample[] {
  const mask = must(parseMask(HOLED_MASK));
  const request = { algorithm: 'recursive-backtracker', width: 20, height: 15, seed: 'sample' };
  const requests: MazeRequest[] = [
    { ...request, braid: 0, exits: 7 },
    { ...request, weave: 1 },
    { ...request, weave: 1, braid: 0, rooms: 3 },
    { ...request, width: mask.width, height: mask.height, mask, weave: 1, braid: 0.5 },
    { ...request, grid: 'polar', braid: 0.3, exits: 4 },
  ];
  return requests.map((each) => ({ name: JSON.stringify(each), maze: must(makeMaze(each)) }));
}

function gridsFor(generator: Generator): { name: string; grid: Grid }[] {
  const plain = generator.grids.flatMap((kind) => [
    { name: kind, grid: gridOf(kind, 9, 7) },
    { name: `${kind} 1x1`, grid: gridOf(kind, 1, 1) },
    { name: `${kind} 7x1`, grid: gridOf(kind, 7, 1) },
  ]);
  if (!generator.masks) return plain;
  const kinds = generator.grids.filter((kind) => kind !== 'polar');
  return [...plain, ...kinds.map((kind) => ({ name: `masked ${kind}`, grid: maskedGrid(kind) }))];
}

export function maskedGrid(kind: GridKind): Grid {
  const mask = must(parseMask(kind === 'triangle' ? '....#\n.....\n#....' : HOLED_MASK));
  return gridOf(kind, mask.width, mask.height, mask);
}

/** The default, and for algorithms that weave none and the most. */
function densities(generator: Generator): OptionValues[] {
  const density = generator.options.find((option) => option.name === 'density');
  if (density?.type !== 'integer') return [{}];
  return [{}, { density: density.min }, { density: density.max }];
}

/**
 * Four by three squares whose two middle ones are crossings side by side: one long passage beneath both.
 *
 *   0 - 1 - 2 - 3
 *       |   |
 *   4 =(5)=(6)= 7      5 and 6 run north and south, above
 *   |   |   |   |
 *   8   9  10  11
 */
export function twoBridges(): Maze {
  const maze = blankMaze(gridOf('rect', 4, 3), { weave: true });
  const [NORTH, EAST, SOUTH] = [0, 1, 2];
  for (const cell of [0, 1, 2]) link(maze, cell, EAST);
  for (const cell of [1, 2, 4, 5, 6, 7]) link(maze, cell, SOUTH);
  for (const cell of [4, 5, 6]) link(maze, cell, EAST);
  link(maze, 5, NORTH);
  for (const cell of [5, 6]) {
    maze.open[cell] &= 0b0101;
    (maze.under as Uint8Array)[cell] = 0b1010;
  }
  return maze;
}

/** What a maze is, to be compared: a lower layer that has nothing in it counts as none. */
export function contents(maze: Maze): unknown {
  const { kind, width, height, mask } = maze.grid;
  const under = maze.under?.some((sides) => sides !== 0) ? maze.under : null;
  return { kind, width, height, mask, open: maze.open, under, start: maze.start, exits: maze.exits };
}
