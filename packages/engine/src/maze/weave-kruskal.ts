import { E, exists, type Grid, N, S, W } from '../grid/grid.js';
import type { Rng } from '../rng/rng.js';
import type { Carving, Generator } from './generator.js';
import type { Maze } from './maze.js';
import { DENSITY, lowerLayer } from './parts/crossing.js';
import { shuffled } from './parts/shuffled.js';
import { type Groups, rootOf, singleGroups, unite } from './parts/union-find.js';

/**
 * Weave Kruskal: sets crossings at random places first, then opens random walls between parts that do not
 * hang together yet. Short dead ends all over as in Kruskal's mazes, and the most crossings of all.
 */
export const weaveKruskal: Generator = {
  id: 'weave-kruskal',
  title: 'Weave Kruskal',
  about:
    'Sets crossings at random places first, then opens random walls between separate parts. Even texture with short dead ends and many bridges.',
  traits: ['weave', 'short-dead-ends'],
  grids: ['rect'],
  masks: true,
  code: 18,
  options: [DENSITY],
  begin: (maze, rng, options) => beginWeaveKruskal(maze, rng, Number(options.density)),
};

function beginWeaveKruskal(maze: Maze, rng: Rng, density: number): Carving {
  const { grid, open } = maze;
  const { width } = grid;
  const under = lowerLayer(maze);
  /** Which cells hang together. */
  const groups = singleGroups(grid.size);
  const needed = grid.count - 1;
  // First the places where crossings are tried, then the walls, each in random order.
  let order = density === 0 ? new Int32Array(0) : shareOf(crossingPlaces(grid), density, rng);
  let crossing = true;
  let next = 0;
  let joins = 0;
  let here = -1;

  /** Sets crossings until the places or the budget are used up; what is tried in vain costs nothing. */
  function setCrossings(budget: number): number {
    const places = order;
    let left = budget;
    let at = next;
    for (; left > 0 && at < places.length; at++) {
      const cell = places[at];
      // A cell with an open side is next to a crossing: leaving it out keeps every tunnel one cell long.
      if (open[cell] !== 0 || !hasCorner(grid, under, cell) || !joinAcross(groups, cell, width)) continue;
      const upper = (rng.next() & 1) === 0 ? E | W : N | S;
      under[cell] = upper ^ (N | E | S | W);
      openAround(open, cell, width, upper);
      unite(groups, cell, upper === (E | W) ? cell + 1 : cell + width);
      joins += 3;
      here = cell;
      left--;
    }
    next = at;
    return left;
  }

  /** Opens walls whose two sides do not hang together yet. */
  function openWalls(budget: number): void {
    const walls = order;
    let at = next;
    let wanted = Math.min(budget, needed - joins);
    joins += wanted;
    while (wanted > 0) {
      const wall = walls[at++];
      const cell = wall >>> 1;
      const south = (wall & 1) === 1;
      const other = south ? cell + width : cell + 1;
      if (!unite(groups, cell, other)) continue;
      open[cell] |= south ? S : E;
      open[other] |= south ? N : W;
      here = cell;
      wanted--;
    }
    next = at;
  }

  return {
    advance(budget) {
      const left = crossing ? setCrossings(budget) : budget;
      if (crossing && left > 0) {
        crossing = false;
        order = shuffled(wallsBetween(grid, under), rng);
        next = 0;
      }
      if (!crossing) openWalls(left);
      return joins === needed;
    },
    progress: () => (needed === 0 ? 1 : joins / needed),
    cursor: () => here,
  };
}

/** Opens a crossing's upper sides and what its four neighbours see of it. */
function openAround(open: Uint8Array, cell: number, width: number, upper: number): void {
  open[cell] = upper;
  open[cell - width] |= S;
  open[cell + width] |= N;
  open[cell + 1] |= W;
  open[cell - 1] |= E;
}

/** So many thousandths of some cells, drawn at random. */
function shareOf(cells: Int32Array, share: number, rng: Rng): Int32Array {
  return shuffled(cells, rng).subarray(0, Math.round((cells.length * share) / 1000));
}

/** Cells with a neighbour on all four sides. */
function crossingPlaces(grid: Grid): Int32Array {
  const { width, height } = grid;
  const places = new Int32Array(Math.max(0, width - 2) * Math.max(0, height - 2));
  let length = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
      if (grid.mask === null || isSurrounded(grid, cell)) places[length++] = cell;
    }
  }
  return places.subarray(0, length);
}

function isSurrounded(grid: Grid, cell: number): boolean {
  if (!exists(grid, cell)) return false;
  for (let side = 0; side < grid.sides; side++) if (grid.neighbour(cell, side) < 0) return false;
  return true;
}

/**
 * Whether a cell that touches this one by a corner exists and is no crossing.
 *
 * Through it a way is left from the one passage of the crossing to the other, so the walls that are not used
 * yet can still join everything, whatever the mask leaves out.
 */
function hasCorner(grid: Grid, under: Uint8Array, cell: number): boolean {
  const north = cell - grid.width;
  const south = cell + grid.width;
  return (
    isPlain(grid, under, north - 1) ||
    isPlain(grid, under, north + 1) ||
    isPlain(grid, under, south - 1) ||
    isPlain(grid, under, south + 1)
  );
}

function isPlain(grid: Grid, under: Uint8Array, cell: number): boolean {
  return under[cell] === 0 && exists(grid, cell);
}

/** The walls that may be opened, by cell * 2, and 1 more for the southern one. Those of crossings are open already. */
function wallsBetween(grid: Grid, under: Uint8Array): Int32Array {
  const { width, size } = grid;
  const walls = new Int32Array(2 * size);
  let length = 0;
  for (let row = 0; row < size; row += width) {
    for (let cell = row; cell < row + width; cell++) {
      if (!isPlain(grid, under, cell)) continue;
      if (cell + 1 < row + width && isPlain(grid, under, cell + 1)) walls[length++] = cell * 2;
      if (cell + width < size && isPlain(grid, under, cell + width)) walls[length++] = cell * 2 + 1;
    }
  }
  return walls.subarray(0, length);
}

/** Joins north with south and east with west of a cell, unless that closes a loop. */
function joinAcross(groups: Groups, cell: number, width: number): boolean {
  const north = rootOf(groups, cell - width);
  const south = rootOf(groups, cell + width);
  const east = rootOf(groups, cell + 1);
  const west = rootOf(groups, cell - 1);
  if (north === south || east === west) return false;
  if ((north === east && south === west) || (north === west && south === east)) return false;
  unite(groups, north, south);
  unite(groups, east, west);
  return true;
}
