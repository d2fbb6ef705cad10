import { exists, type Grid } from '../grid/grid.js';
import { makeMask } from '../grid/mask.js';
import type { Maze } from '../maze/maze.js';
import { type Passages, passages } from '../maze/passages.js';

export const MAZE_FORMAT = 'warren-maze';
export const MAZE_FORMAT_VERSION = 1;

/** Where a maze came from: the algorithm and the seed, as its JSON names them. */
export interface MazeOrigin {
  readonly algorithm: string;
  readonly seed: string;
  /** The nodes of a way through it, to be written along as `solution`. */
  readonly solution?: Int32Array;
}

/** Chunks are about this long: large enough to write at full speed, small enough to forget at once. */
const CHUNK = 65_536;

/**
 * A maze as one line of JSON, in chunks, so that a maze of millions of cells never stands in memory as text.
 *
 * Nodes are the cells that exist, row-major, and after them one for each passage beneath a cell. With a mask
 * node and cell numbers part, and the field `mask` has a string a row, `#` for the cells left out.
 */
export function* mazeJsonChunks(maze: Maze, origin: MazeOrigin): IterableIterator<string> {
  let chunk = '';
  for (const piece of pieces(maze, origin)) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** The same as one string, for mazes that are not large. */
export function makeMazeJson(maze: Maze, origin: MazeOrigin): string {
  return [...mazeJsonChunks(maze, origin)].join('');
}

function* pieces(maze: Maze, { algorithm, seed, solution }: MazeOrigin): IterableIterator<string> {
  const { grid } = maze;
  const graph = passages(maze);
  const numbers = nodeNumbers(grid);
  const nodeOf = (node: number): number => {
    if (node >= grid.size) return grid.count + node - grid.size;
    return numbers === null ? node : numbers[node];
  };
  const head = {
    format: MAZE_FORMAT,
    version: MAZE_FORMAT_VERSION,
    algorithm,
    seed,
    grid: grid.kind,
    width: grid.width,
    height: grid.height,
    nodes: grid.count + graph.under.length,
  };
  yield JSON.stringify(head).slice(0, -1);
  yield ',"links":[';
  yield* linkPieces(graph, nodeOf);
  yield `],"start":${nodeOf(maze.start)},"exits":${JSON.stringify(maze.exits.map(nodeOf))},"under":[`;
  for (let i = 0; i < graph.under.length; i++) {
    yield `${i === 0 ? '' : ','}[${grid.count + i},${nodeOf(graph.under[i])}]`;
  }
  yield ']';
  if (grid.mask !== null) {
    const rows = makeMask({ width: grid.width, height: grid.height, cells: grid.mask }).trimEnd().split('\n');
    yield `,"mask":${JSON.stringify(rows)}`;
  }
  if (solution !== undefined) yield `,"solution":${JSON.stringify(Array.from(solution, nodeOf))}`;
  yield '}';
}

/** Every passage once, from its lower node number to its higher one, a piece a node. */
function* linkPieces(graph: Passages, nodeOf: (node: number) => number): IterableIterator<string> {
  let comma = '';
  for (let node = 0; node < graph.nodes; node++) {
    if (!graph.has(node)) continue;
    let piece = '';
    for (let side = 0; side < graph.sides; side++) {
      const next = graph.to(node, side);
      if (next <= node) continue;
      piece += `${comma}[${nodeOf(node)},${nodeOf(next)}]`;
      comma = ',';
    }
    if (piece !== '') yield piece;
  }
}

/** By cell number the number of the node, or `null` when they are the same because all cells exist. */
function nodeNumbers(grid: Grid): Int32Array | null {
  if (grid.mask === null) return null;
  const numbers = new Int32Array(grid.size);
  let next = 0;
  for (let cell = 0; cell < grid.size; cell++) numbers[cell] = exists(grid, cell) ? next++ : -1;
  return numbers;
}
