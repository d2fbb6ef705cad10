import { EAST, type Grid, NORTH, SOUTH, WEST } from '../grid/grid.js';
import { CLOCKWISE, COUNTER, INWARD, OUTWARD, OUTWARD_SECOND } from '../grid/polar.js';
import { pointsUp } from '../grid/triangle.js';
import { tunnelsOf } from '../grid/tunnel-grid.js';
import type { Search, Solver, SolverTask } from './solver.js';
import { makeWalker, type Walker, walk, walkerSearch } from './walker.js';

/**
 * Wall follower: keeps its right hand on the wall. In a perfect maze that leads everywhere; where there are
 * loops it goes around the piece of wall it began at and gives up when it is back where it started.
 */
export const wallFollower: Solver = {
  id: 'wall-follower',
  title: 'Wall follower',
  about:
    'Keeps its right hand on the wall. Sure in a perfect maze; with loops only if start and goal hang on one piece of wall.',
  traits: ['walker', 'wall-bound'],
  begin: search,
};

function search(task: SolverTask): Search {
  const walker = makeWalker(task);
  const { graph } = walker;
  const order = clockwise(task.maze.grid);
  walker.back = firstWall(walker);
  let firstSide = -1;

  /** The first open side to the right of what is behind; at a dead end that is the side behind itself. */
  function chooseSide(): number {
    const behind = order.indexOf(walker.back) + order.length;
    for (let turn = 1; turn <= order.length; turn++) {
      const side = order[(behind - turn) % order.length];
      if (graph.to(walker.node, side) >= 0) return side;
    }
    return -1;
  }

  return walkerSearch(walker, task.from, () => {
    const side = chooseSide();
    // Each step has exactly one step that can come before it, so the first one to come again is the first one.
    const circled = walker.node === task.from && side === firstSide;
    if (side < 0) walker.stopped = 'the start is walled in';
    else if (circled) walker.stopped = 'the wall leads back to the start and passes no goal on the way';
    else walk(walker, side);
    if (firstSide < 0) firstSide = side;
  });
}

/** The wall it lays its hand on: one without a cell behind it if there is such, because exits hang on those. */
function firstWall({ maze, graph, node }: Walker): number {
  const { grid } = maze;
  const cell = graph.cellOf(node);
  const walls = clockwise(grid).filter((side) => hasSide(grid, cell, side) && graph.to(node, side) < 0);
  return walls.find((side) => grid.neighbour(cell, side) < 0) ?? walls[0] ?? clockwise(grid)[0];
}

const SQUARE = [NORTH, EAST, SOUTH, WEST];
const HEXAGON = [0, 1, 2, 3, 4, 5];
// Seen with the rim above: the first outward neighbour is the one to the left.
const SECTOR = [INWARD, COUNTER, OUTWARD, OUTWARD_SECOND, CLOCKWISE];

/** The sides of a cell as one meets them turning clockwise; the mouth of a tunnel comes last. */
function clockwise(grid: Grid): readonly number[] {
  const sides = grid.kind === 'polar' ? SECTOR : grid.kind === 'hex' ? HEXAGON : SQUARE;
  return grid.sides > sides.length ? [...sides, sides.length] : sides;
}

/**
 * Whether a cell really has this side: triangles have three of four, and few sectors a second outward one. Where
 * no tunnel ends there is no wall in its place.
 */
function hasSide(grid: Grid, cell: number, side: number): boolean {
  if (tunnelsOf(grid).length > 0 && side === grid.sides - 1) return grid.neighbour(cell, side) >= 0;
  if (grid.kind === 'triangle') return side !== (pointsUp(cell, grid.width) ? NORTH : SOUTH);
  return grid.kind !== 'polar' || side !== OUTWARD_SECOND || grid.neighbour(cell, side) >= 0;
}
