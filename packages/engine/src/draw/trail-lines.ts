import type { Maze } from '../maze/maze.js';
import { passages } from '../maze/passages.js';
import { BENEATH_BRIDGE } from './bridge.js';
import type { Geometry, Points } from './geometry.js';

/** How much of the way from the centre of a cell to its side is hidden where the trail runs beneath a bridge. */
const HIDDEN_SHARE = 1 - 2 * BENEATH_BRIDGE;

/**
 * A solution as lines to draw: one from start to end, in several parts where it runs beneath bridges and cannot be
 * seen. Points on the way straight ahead are left out. The solution must be one of this maze.
 */
export function trailLines(maze: Maze, solution: Int32Array, geometry: Geometry): readonly Points[] {
  const { grid } = maze;
  const graph = passages(maze);
  const lines: number[][] = [];
  let line: number[] = [];

  function walk(from: number, to: number): void {
    const cell = graph.cellOf(from);
    let side = 0;
    while (side < grid.sides && graph.to(from, side) !== to) side++;
    if (side === grid.sides) throw new Error('a trail must follow passages');
    const forward = geometry.way(cell, side);
    const back = geometry.way(graph.cellOf(to), grid.opposite(cell, side));
    const begin = from < grid.size ? 0 : HIDDEN_SHARE;
    const end = to < grid.size ? 0 : HIDDEN_SHARE;
    addWay(line, forward, begin);
    addBackwards(line, back, end);
  }

  for (let i = 1; i < solution.length; i++) {
    // What lies beneath a bridge is not drawn: the line ends at one edge and a new one begins at the other.
    if (solution[i - 1] >= grid.size && line.length > 0) {
      lines.push(line);
      line = [];
    }
    walk(solution[i - 1], solution[i]);
  }
  if (solution.length === 1) {
    const { x, y } = geometry.centre(graph.cellOf(solution[0]));
    line = [x, y, x, y];
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** Adds the points of a way, without the first `skipped` share of it where it is straight. */
function addWay(line: number[], way: Points, skipped: number): void {
  addPoint(line, way[0] + (way[2] - way[0]) * skipped, way[1] + (way[3] - way[1]) * skipped);
  for (let i = 2; i < way.length; i += 2) addPoint(line, way[i], way[i + 1]);
}

function addBackwards(line: number[], way: Points, skipped: number): void {
  for (let i = way.length - 2; i >= 2; i -= 2) addPoint(line, way[i], way[i + 1]);
  addPoint(line, way[0] + (way[2] - way[0]) * skipped, way[1] + (way[3] - way[1]) * skipped);
}

/** Adds a point; where the line goes straight on, it moves the last one. */
function addPoint(line: number[], x: number, y: number): void {
  const last = line.length - 2;
  if (last >= 0 && line[last] === x && line[last + 1] === y) return;
  if (last >= 2) {
    const across = line[last] - line[last - 2];
    const down = line[last + 1] - line[last - 1];
    const along = across * (x - line[last]) + down * (y - line[last + 1]);
    if (across * (y - line[last + 1]) === down * (x - line[last]) && along > 0) {
      line[last] = x;
      line[last + 1] = y;
      return;
    }
  }
  line.push(x, y);
}
