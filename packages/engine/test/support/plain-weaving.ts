import { E, exists, firstCell, type Grid, N, S, W } from '../../src/grid/grid.js';
import { shapeOf } from '../../src/maze/check.js';
import { blankMaze, link, type Maze, unlink } from '../../src/maze/maze.js';
import { randomCell } from '../../src/maze/parts/cells.js';
import { pickFreeSide } from '../../src/maze/parts/pick.js';
import { shuffled } from '../../src/maze/parts/shuffled.js';
import { pickIndex, type Rng } from '../../src/rng/rng.js';

// The weaving algorithms once more, as plainly as they can be said.

/** The neighbours of a cell that exist, as pairs of side and cell. */
function around(grid: Grid, cell: number): [side: number, next: number][] {
  const pairs: [number, number][] = [];
  for (let side = 0; side < 4; side++) {
    const next = grid.neighbour(cell, side);
    if (next >= 0) pairs.push([side, next]);
  }
  return pairs;
}

function bits(sides: readonly number[]): number {
  return sides.reduce((sum, side) => sum | (1 << side), 0);
}

/** The sides through which a tunnel leads beneath one straight corridor to a cell that is wanted. */
function tunnels({ grid, open, under }: Maze, cell: number, wanted: (cell: number) => boolean): number {
  const sides = around(grid, cell).filter(([side, bridge]) => {
    const far = grid.neighbour(bridge, side);
    const straight = side % 2 === 0 ? E | W : N | S;
    return under?.[bridge] === 0 && open[bridge] === straight && far >= 0 && wanted(far);
  });
  return bits(sides.map(([side]) => side));
}

/** Opens a passage through a side, or the tunnel there, and gives the cell at its other end. */
function dig(maze: Maze, cell: number, side: number, beneath: boolean): number {
  const near = maze.grid.neighbour(cell, side);
  if (!beneath) {
    link(maze, cell, side);
    return near;
  }
  const far = maze.grid.neighbour(near, side);
  maze.open[cell] |= 1 << side;
  maze.open[far] |= 1 << (side ^ 2);
  if (maze.under !== null) maze.under[near] = (1 << side) | (1 << (side ^ 2));
  return far;
}

export function plainWeavePrim(grid: Grid, rng: Rng, density: number): Maze {
  const maze = blankMaze(grid, { weave: true });
  const joined = new Set<number>();
  const frontier: number[] = [];
  const take = (cell: number): void => {
    joined.add(cell);
    for (const [, next] of around(grid, cell)) {
      if (!joined.has(next) && !frontier.includes(next)) frontier.push(next);
    }
  };
  take(randomCell(grid, rng));
  while (frontier.length > 0) {
    const index = pickIndex(frontier.length, rng.next());
    const cell = frontier[index];
    frontier[index] = frontier[frontier.length - 1];
    frontier.pop();
    const under = density === 0 ? 0 : tunnels(maze, cell, (far) => joined.has(far));
    const beneath = under !== 0 && rng.chance(density, 1000);
    const plain = around(grid, cell).filter(([, next]) => joined.has(next));
    dig(maze, cell, pickFreeSide(beneath ? under : bits(plain.map(([side]) => side)), rng.next()), beneath);
    take(cell);
  }
  return maze;
}

export function plainWeaveBacktracker(grid: Grid, rng: Rng, density: number): Maze {
  const maze = blankMaze(grid, { weave: true });
  const stack = [firstCell(grid)];
  const joined = new Set(stack);
  while (joined.size < grid.count) {
    const here = stack[stack.length - 1];
    const under = density === 0 ? 0 : tunnels(maze, here, (far) => !joined.has(far));
    const beneath = under !== 0 && rng.chance(density, 1000);
    const plain = around(grid, here).filter(([, next]) => !joined.has(next));
    const sides = beneath ? under : bits(plain.map(([side]) => side));
    if (sides === 0) {
      stack.pop();
      continue;
    }
    const next = dig(maze, here, pickFreeSide(sides, rng.next()), beneath);
    joined.add(next);
    stack.push(next);
  }
  return maze;
}

export function plainWeaveKruskal(grid: Grid, rng: Rng, density: number): Maze {
  const maze = blankMaze(grid, { weave: true });
  const cells = Array.from({ length: grid.size }, (_, cell) => cell).filter((cell) => exists(grid, cell));
  const places = cells.filter((cell) => around(grid, cell).length === 4);
  const tries = density === 0 ? [] : shuffled(Int32Array.from(places), rng);
  for (const cell of tries.slice(0, Math.round((places.length * density) / 1000)))
    tryCrossing(maze, cell, rng);
  const walls = cells.flatMap((cell) =>
    around(grid, cell)
      .filter(([side, next]) =>
        side === 1 || side === 2 ? isPlain(maze, cell) && isPlain(maze, next) : false,
      )
      .map(([side]) => cell * 2 + (side - 1)),
  );
  for (const wall of shuffled(Int32Array.from(walls), rng)) {
    link(maze, wall >> 1, (wall & 1) + 1);
    if (shapeOf(maze).loops > 0) unlink(maze, wall >> 1, (wall & 1) + 1);
  }
  return maze;
}

function isPlain({ under }: Maze, cell: number): boolean {
  return under?.[cell] === 0;
}

function tryCrossing(maze: Maze, cell: number, rng: Rng): void {
  const { grid, open, under } = maze;
  if (under === null || open[cell] !== 0) return;
  const corners = [-1, 1].flatMap((dx) => [cell - grid.width + dx, cell + grid.width + dx]);
  if (!corners.some((corner) => exists(grid, corner) && under[corner] === 0)) return;
  // Which passage is above makes no difference to loops; it is drawn only for crossings that stay.
  for (const [side, next] of around(grid, cell)) open[next] |= 1 << (side ^ 2);
  open[cell] = E | W;
  under[cell] = N | S;
  if (shapeOf(maze).loops === 0) {
    if ((rng.next() & 1) === 1) [open[cell], under[cell]] = [N | S, E | W];
    return;
  }
  for (const [side, next] of around(grid, cell)) open[next] &= ~(1 << (side ^ 2));
  open[cell] = 0;
  under[cell] = 0;
}
