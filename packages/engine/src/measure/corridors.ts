import type { Maze } from '../maze/maze.js';
import { bitCount } from '../maze/parts/pick.js';
import { type Passages, passages } from '../maze/passages.js';
import { openSides } from '../solve/sides.js';

/** The corridors of a maze: what leads from one dead end or junction to the next with no choice on the way. */
export interface Corridors {
  readonly count: number;
  /** How many passages the longest one has. */
  readonly longest: number;
  /** How many passages all those have together that begin at a dead end, one count for each dead end. */
  readonly fromDeadEnds: number;
}

/** Walks every corridor, from both its ends. A maze that is one ring without an end has one corridor. */
export function corridorsOf(maze: Maze): Corridors {
  const graph = passages(maze);
  const sidesOf = openSides(maze, graph);
  let ends = 0;
  let longest = 0;
  let fromDeadEnds = 0;
  let passagesSeen = 0;
  for (let node = 0; node < graph.nodes; node++) {
    const sides = sidesOf(node);
    const ways = bitCount(sides);
    passagesSeen += ways;
    if (ways === 2) continue;
    for (let side = 0; side < graph.sides; side++) {
      if ((sides & (1 << side)) === 0) continue;
      const length = corridorLength({ maze, graph, sidesOf }, node, side);
      ends++;
      longest = Math.max(longest, length);
      if (ways === 1) fromDeadEnds += length;
    }
  }
  if (ends === 0 && passagesSeen > 0) return { count: 1, longest: passagesSeen / 2, fromDeadEnds: 0 };
  return { count: ends / 2, longest, fromDeadEnds };
}

interface View {
  readonly maze: Maze;
  readonly graph: Passages;
  readonly sidesOf: (node: number) => number;
}

/** The passages from a node through a side to the next node that is a dead end or a junction. */
function corridorLength({ maze, graph, sidesOf }: View, from: number, first: number): number {
  let node = from;
  let side = first;
  for (let length = 1; ; length++) {
    const back = maze.grid.opposite(graph.cellOf(node), side);
    node = graph.to(node, side);
    const onward = sidesOf(node) & ~(1 << back);
    if (onward === 0 || (onward & (onward - 1)) !== 0) return length;
    side = 31 - Math.clz32(onward);
  }
}
