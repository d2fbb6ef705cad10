import { E, N, NORTH, S, SOUTH, W } from '../grid/grid.js';
import { deadEnds, isDeadEnd, type Maze, unlink } from '../maze/maze.js';
import { pickFreeSide } from '../maze/parts/pick.js';
import type { Rng } from '../rng/rng.js';

export interface WeaveOptions {
  /** How many of the dead ends that can be hung elsewhere are, in thousandths: 0 none, 1000 all. */
  readonly density: number;
}

interface WovenMaze extends Maze {
  readonly under: Uint8Array;
}

/**
 * Gives crossings to a finished maze on a rectangular grid: a dead end is cut from its neighbour and hung,
 * through a tunnel beneath a straight corridor, to the cell on the corridor's other side.
 *
 * The dead end was a leaf and is one again, so a perfect maze stays perfect, and a braided one keeps its loops
 * and stays in one piece. The maze that is returned shares the upper layer with the one given.
 */
export function weave(maze: Maze, { density }: WeaveOptions, rng: Rng): Maze {
  if (maze.grid.kind !== 'rect') throw new Error('passages cross on rect grids only');
  const woven: WovenMaze = { ...maze, under: maze.under ?? new Uint8Array(maze.grid.size) };
  const candidates = deadEnds(maze).filter((cell) => tunnels(woven, cell) !== 0);
  const wanted = Math.round((candidates.length * density) / 1000);
  rng.shuffle(candidates);
  for (let i = 0; i < wanted; i++) hangElsewhere(woven, candidates[i], rng);
  return woven;
}

/** Moves a dead end, unless a change made before has taken its last tunnel or made it more than a dead end. */
function hangElsewhere(maze: WovenMaze, cell: number, rng: Rng): void {
  const { grid, open, under } = maze;
  const sides = tunnels(maze, cell);
  if (sides === 0) return;
  const side = pickFreeSide(sides, rng.next());
  const bridge = grid.neighbour(cell, side);
  const far = grid.neighbour(bridge, side);
  unlink(maze, cell, sideOf(open[cell]));
  open[cell] |= 1 << side;
  open[far] |= 1 << (side ^ 2);
  under[bridge] = (1 << side) | (1 << (side ^ 2));
}

/**
 * The sides through which a dead end can be hung elsewhere.
 *
 * Its own passage must not be part of a crossing, which needs it. The corridor must be straight, at right
 * angles and not crossed yet; then it has neighbours all around, so it can't stand on the border. The cell
 * behind it can't be a crossing, since its side towards the corridor is closed.
 */
function tunnels({ grid, open, under }: WovenMaze, cell: number): number {
  if (!isDeadEnd(open[cell])) return 0;
  if (under[grid.neighbour(cell, sideOf(open[cell]))] !== 0) return 0;
  let sides = 0;
  for (let side = 0; side < grid.sides; side++) {
    const bridge = grid.neighbour(cell, side);
    if (bridge < 0 || under[bridge] !== 0) continue;
    const straight = side === NORTH || side === SOUTH ? E | W : N | S;
    if (open[bridge] === straight && grid.neighbour(bridge, side) >= 0) sides |= 1 << side;
  }
  return sides;
}

/** The side of a single open bit. */
function sideOf(bit: number): number {
  return 31 - Math.clz32(bit);
}
