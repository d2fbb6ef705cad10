import { type MazeRequest, makeMaze } from '@warren/engine';
import { fingerprint } from '../../src/studio/maze/choice.js';

/** The fingerprints of these mazes: what the determinism test runs in the browser. */
export function hashMazes(requests: readonly MazeRequest[]): string[] {
  return requests.map((request) => {
    const maze = makeMaze(request);
    return maze.ok ? fingerprint(maze.value) : maze.reason;
  });
}
