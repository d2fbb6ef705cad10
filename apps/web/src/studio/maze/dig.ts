import { beginMaze, deadEnds, type Maze, type MazeSpec } from '@warren/engine';
import { WHOLE_RUN } from '@warren/engine/generators';
import { distances, solve } from '@warren/engine/solvers';
import { fingerprint } from './fingerprint.js';

/** A maze on the page: first being carved, then finished with all that is known about it. */
export interface Dig {
  readonly spec: MazeSpec;
  maze(): Maze;
  /** Carves at most this many steps. True when the maze is finished. */
  advance(steps: number): boolean;
  finished(): boolean;
  progress(): number;
  /** The cell the carver is at, or -1. */
  cursor(): number;
  /** Of the finished maze; worked out once, then kept. */
  facts(): Facts;
}

export interface Facts {
  /** The nodes from the start to the nearest exit. */
  readonly solution: Int32Array;
  /** Steps from the start by node. */
  readonly distances: Int32Array;
  readonly deadEnds: number;
  readonly fingerprint: string;
}

export function beginDig(spec: MazeSpec): Dig {
  const making = beginMaze(spec);
  let finished = false;
  let facts: Facts | null = null;
  return {
    spec,
    maze: making.maze,
    advance(steps) {
      if (!finished) finished = making.advance(Math.min(steps, WHOLE_RUN));
      return finished;
    },
    finished: () => finished,
    progress: making.progress,
    cursor: making.cursor,
    facts() {
      facts ??= factsOf(making.maze());
      return facts;
    },
  };
}

function factsOf(maze: Maze): Facts {
  const solution = solve({ maze });
  if (!solution.ok) throw new Error(solution.reason);
  return {
    solution: solution.value.nodes,
    distances: distances(maze, maze.start),
    deadEnds: deadEnds(maze).length,
    fingerprint: fingerprint(maze),
  };
}
