import { beginMaze, type Maze, type MazeSpec, WHOLE_RUN } from '@warren/engine';
import type { Io } from '../cli/io.js';
import { startProgress } from '../cli/progress.js';

/** Mazes up to this size are over before anybody could press Ctrl-C. */
const SMALL = 1_000_000;
/** A large maze is carved in about so many portions: often enough for a bar, too few to cost time. */
const PORTIONS = 24;

/** Makes a maze; large ones show their progress and can be stopped. */
export async function makeWithProgress(spec: MazeSpec, io: Io): Promise<Maze> {
  const making = beginMaze(spec);
  const { count } = spec.grid;
  if (count <= SMALL) {
    while (!making.advance(WHOLE_RUN));
    return making.maze();
  }
  const progress = startProgress(io, `carving ${spec.grid.width} x ${spec.grid.height}`);
  try {
    const budget = Math.ceil(count / PORTIONS);
    while (!making.advance(budget)) {
      progress.show(making.progress());
      await io.breathe();
    }
  } finally {
    progress.end();
  }
  return making.maze();
}
