import { beginMaze, deadEnds, type Maze, type MazeSpec } from '@warren/engine';
import { WHOLE_RUN } from '@warren/engine/generators';
import { distances, solve } from '@warren/engine/solvers';
import { fingerprint } from './choice.js';

/** Carving at full speed leaves the rest of a frame to the page. */
const FRAME_SHARE_MS = 9;
const STEPS_A_SLICE = 4096;

/** Carves as much as the speed allows for the time since the last frame, and never so long that the page stalls. */
export function carveFor(
  dig: Dig,
  pace: Pace,
  { elapsed, speed, reducedMotion }: { elapsed: number; speed: Speed; reducedMotion: boolean },
): void {
  let left = reducedMotion
    ? Number.POSITIVE_INFINITY
    : pace.steps({ elapsedMs: elapsed, speed, cells: dig.spec.grid.count, progress: dig.progress() });
  const deadline = performance.now() + FRAME_SHARE_MS;
  while (left > 0 && !dig.advance(Math.min(left, STEPS_A_SLICE))) {
    left -= STEPS_A_SLICE;
    if (performance.now() > deadline) return;
  }
}

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

interface Facts {
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

/** How fast a maze is carved, in steps a second for each thousand cells: larger mazes don't take longer to watch. */
export interface Speed {
  readonly title: string;
  readonly rate: number;
}

export const SPEEDS: readonly Speed[] = [
  { title: 'Crawl', rate: 30 },
  { title: 'Walk', rate: 130 },
  { title: 'Run', rate: 500 },
  { title: 'Dash', rate: 2500 },
  { title: 'At once', rate: Number.POSITIVE_INFINITY },
];

export const USUAL_SPEED = 2;

/** After a pause of the browser (another tab, a sleeping laptop) the work is not made up for. */
const LONGEST_GAP_MS = 100;
/** Even the smallest maze is carved at a speed the eye can follow. */
const LEAST_CELLS = 250;

/** Walks that find nothing new for this long speed up until they do: their search is not worth watching. */
const PATIENCE_MS = 500;

interface PaceRequest {
  readonly elapsedMs: number;
  readonly speed: Speed;
  readonly cells: number;
  /** How much of the maze is done: what tells searching from carving. */
  readonly progress: number;
}

/** Turns time into whole steps, keeping the rest for the next frame. */
interface Pace {
  steps(request: PaceRequest): number;
}

export function makePace(): Pace {
  let owed = 0;
  let waited = 0;
  let before = -1;
  return {
    steps({ elapsedMs, speed, cells, progress }) {
      if (speed.rate === Number.POSITIVE_INFINITY) return speed.rate;
      const elapsed = Math.min(elapsedMs, LONGEST_GAP_MS);
      waited = progress === before ? waited + elapsed : 0;
      before = progress;
      const hurry = Math.max(1, (waited / PATIENCE_MS) ** 3);
      owed += (elapsed * speed.rate * Math.max(cells, LEAST_CELLS) * hurry) / 1_000_000;
      const whole = Math.floor(owed);
      owed -= whole;
      return whole;
    },
  };
}
