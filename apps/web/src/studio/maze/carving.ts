import { beginMaze, deadEnds, type Maze, type MazeSpec } from '@warren/engine';
import { WHOLE_RUN } from '@warren/engine/generators';
import { distances, solve } from '@warren/engine/solvers';
import { type SpeedCosts, speedCosts } from '@warren/games/treasure-rush';
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
    : pace({ elapsedMs: elapsed, speed, cells: dig.spec.grid.count, progress: dig.progress() });
  const deadline = performance.now() + FRAME_SHARE_MS;
  while (left > 0 && !dig.advance(Math.min(left, STEPS_A_SLICE))) {
    left -= STEPS_A_SLICE;
    if (performance.now() > deadline) return;
  }
}

/** A maze on the page: first being carved, then finished with all that is known about it. */
export type Dig = ReturnType<typeof beginDig>;

type Facts = ReturnType<typeof factsOf>;

export function beginDig(spec: MazeSpec) {
  const making = beginMaze(spec);
  let finished = false;
  let facts: Facts | null = null;
  let speed: SpeedCosts | null = null;
  return {
    spec,
    maze: making.maze,
    /** Carves at most this many steps. True when the maze is finished. */
    advance(steps: number): boolean {
      if (!finished) finished = making.advance(Math.min(steps, WHOLE_RUN));
      return finished;
    },
    finished: () => finished,
    progress: making.progress,
    /** The cell the carver is at, or -1. */
    cursor: making.cursor,
    /** Of the finished maze; worked out once, then kept. */
    facts(): Facts {
      facts ??= factsOf(making.maze());
      return facts;
    },
    /** How far the cells of the finished maze are from its start: as numbers, and as they are written. */
    distances(patches: boolean): Distances {
      if (!patches) return this.facts().distances;
      speed ??= speedCosts(making.maze(), spec.seed);
      return { steps: speed.costs, words: speed.words };
    },
  };
}

/** Distances by node, and by cell as words. */
export interface Distances {
  readonly steps: Int32Array;
  readonly words: readonly string[];
}

function factsOf(maze: Maze) {
  const solution = solve({ maze });
  if (!solution.ok) throw new Error(solution.reason);
  const steps = distances(maze, maze.start);
  return {
    /** The nodes from the start to the nearest exit. */
    solution: solution.value.nodes,
    /** Steps from the start. */
    distances: { steps, words: Array.from(steps, String) } satisfies Distances,
    deadEnds: deadEnds(maze).length,
    fingerprint: fingerprint(maze),
  };
}

/** How fast a maze is carved, in steps a second for each thousand cells: larger mazes don't take longer to watch. */
export type Speed = (typeof SPEEDS)[number];

export const SPEEDS = [
  { title: 'Crawl', rate: 30 },
  { title: 'Walk', rate: 130 },
  { title: 'Run', rate: 500 },
  { title: 'Dash', rate: 2500 },
  { title: 'At once', rate: Number.POSITIVE_INFINITY },
] as const;

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
type Pace = (request: PaceRequest) => number;

export function makePace(): Pace {
  let owed = 0;
  let waited = 0;
  let before = -1;
  return ({ elapsedMs, speed, cells, progress }) => {
    if (speed.rate === Number.POSITIVE_INFINITY) return speed.rate;
    const elapsed = Math.min(elapsedMs, LONGEST_GAP_MS);
    waited = progress === before ? waited + elapsed : 0;
    before = progress;
    const hurry = Math.max(1, (waited / PATIENCE_MS) ** 3);
    owed += (elapsed * speed.rate * Math.max(cells, LEAST_CELLS) * hurry) / 1_000_000;
    const whole = Math.floor(owed);
    owed -= whole;
    return whole;
  };
}
