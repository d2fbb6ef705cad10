import { type Maze, type Passages, passages } from '@warren/engine';
import { distances } from '@warren/engine/solvers';

/** The side of a cell that leads into a tunnel. */
export const INTO_TUNNEL = 4;

/** The ways to the exit of a maze, from everywhere in it. */
export interface Ways {
  readonly graph: Passages;
  /** By node how many steps the exit is away. */
  readonly steps: Int32Array;
}

export function waysToExit(maze: Maze): Ways {
  return { graph: passages(maze), steps: distances(maze, maze.exits[0]) };
}

/** The side by which the way to the exit leaves a node; -1 at the exit. */
export function sideToExit({ graph, steps }: Ways, node: number): number {
  for (let side = 0; side < graph.sides; side++) {
    const next = graph.to(node, side);
    if (next >= 0 && steps[next] === steps[node] - 1) return side;
  }
  return -1;
}

/** The sides by which the way from the start of a maze to its exit leaves one node after another. */
export function wayThrough(maze: Maze): number[] {
  const ways = waysToExit(maze);
  const sides: number[] = [];
  for (let node = maze.start, side = sideToExit(ways, node); side >= 0; side = sideToExit(ways, node)) {
    sides.push(side);
    node = ways.graph.to(node, side);
  }
  return sides;
}

/** How often a way changes its direction. A tunnel has none of its own: what counts is how the player walks on. */
export function turnsOf(way: readonly number[]): number {
  const walked = way.filter((side) => side !== INTO_TUNNEL);
  return walked.reduce((turns, side, i) => turns + (i > 0 && side !== walked[i - 1] ? 1 : 0), 0);
}

/** How many tunnels a way takes. */
export function tunnelsOn(way: readonly number[]): number {
  return way.filter((side) => side === INTO_TUNNEL).length;
}
