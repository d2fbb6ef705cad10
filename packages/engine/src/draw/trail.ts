import type { Maze } from '../maze/maze.js';
import { passages } from '../maze/passages.js';
import { accept, type Result, refuse } from '../result.js';

/** Bit 7 of a trail's byte: the trail comes here. Lets a trail of a single cell be seen. */
export const VISITED = 128;

/** A solution by cell: one byte with the bits of the sides the trail goes through, and `VISITED`. */
export interface Trail {
  readonly over: Uint8Array;
  /** The part that runs beneath other cells; `null` where nothing weaves. */
  readonly under: Uint8Array | null;
}

/** Reads a list of nodes, each joined to the next by a passage. */
export function readTrail(maze: Maze, solution: Int32Array): Result<Trail> {
  const { grid } = maze;
  const graph = passages(maze);
  const over = new Uint8Array(grid.size);
  const under = maze.under === null ? null : new Uint8Array(grid.size);
  const layerOf = (node: number): Uint8Array => (node < grid.size || under === null ? over : under);
  for (let i = 0; i < solution.length; i++) {
    const node = solution[i];
    if (node < 0 || node >= graph.nodes || !graph.has(node)) {
      return refuse(`the solution names the node ${node}, which this maze does not have`);
    }
    const cell = graph.cellOf(node);
    layerOf(node)[cell] |= VISITED;
    if (i === 0) continue;
    const before = solution[i - 1];
    let side = 0;
    while (side < grid.sides && graph.to(before, side) !== node) side++;
    if (side === grid.sides) {
      return refuse(`the solution steps from ${before} to ${node}, but no passage joins them`);
    }
    const cellBefore = graph.cellOf(before);
    layerOf(before)[cellBefore] |= 1 << side;
    layerOf(node)[cell] |= 1 << grid.opposite(cellBefore, side);
  }
  return accept({ over, under });
}
