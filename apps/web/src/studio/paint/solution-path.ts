import { type Maze, passages } from '@warren/engine';
import { type Geometry, type Points, trailBeneath } from '@warren/engine/draw';

export interface SolutionRequest {
  readonly maze: Maze;
  readonly geometry: Geometry;
  /** The nodes from start to exit. */
  readonly solution: Int32Array;
  readonly scale: number;
  /** How much of it, from 0 to 1. */
  readonly shown: number;
}

/** The way through a maze as a line along the middle of its passages, interrupted where it runs beneath a bridge. */
export function solutionPath({ maze, geometry, solution, scale, shown }: SolutionRequest): Path2D {
  const { grid } = maze;
  const graph = passages(maze);
  const path = new Path2D();
  const lines = (points: Points) => {
    for (let i = 0; i < points.length; i += 2) path.lineTo(points[i] * scale, points[i + 1] * scale);
  };
  const start = geometry.centre(graph.cellOf(solution[0]));
  path.moveTo(start.x * scale, start.y * scale);
  // A trail of a single cell is a dot.
  path.lineTo(start.x * scale, start.y * scale);

  const last = Math.floor((solution.length - 1) * shown);
  for (let i = 0; i < last; i++) {
    const [from, to] = [solution[i], solution[i + 1]];
    const cell = graph.cellOf(from);
    let side = 0;
    while (graph.to(from, side) !== to) side++;
    const there = graph.cellOf(to);
    const arrival = grid.opposite(cell, side);
    if (from < grid.size) lines(geometry.way(cell, side));
    else leaveBeneath(path, geometry.way(there, arrival), scale);
    if (to < grid.size) lines(reversed(geometry.way(there, arrival)));
    else passBeneath(path, there, grid.width, maze, scale);
  }
  return path;
}

/** What can be seen of the way under a bridge: a piece at each mouth. */
function passBeneath(path: Path2D, cell: number, width: number, { under }: Maze, scale: number): void {
  const sides = under === null ? 0 : under[cell];
  for (const points of trailBeneath(cell % width, Math.floor(cell / width), sides)) {
    path.moveTo(points[0] * scale, points[1] * scale);
    path.lineTo(points[2] * scale, points[3] * scale);
  }
}

/** Goes on at the side where the way comes out from under the bridge. */
function leaveBeneath(path: Path2D, way: Points, scale: number): void {
  path.moveTo(way[way.length - 2] * scale, way[way.length - 1] * scale);
}

function reversed(points: Points): number[] {
  const back: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) back.push(points[i], points[i + 1]);
  return back;
}
