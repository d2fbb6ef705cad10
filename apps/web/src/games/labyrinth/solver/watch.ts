import { accept, type Result } from '@warren/engine';
import { beginWayOut, type LabyrinthRound, type Square } from '@warren/games/labyrinth';

/** A solver being watched: what it has looked at so far, and the way it found. */
export interface Watch {
  /** Makes so many steps; returns the squares it came to, in their order. */
  advance(steps: number): Square[];
  readonly ended: boolean;
  /** How many squares it has looked at; one that it comes back to counts again. */
  readonly visited: number;
  readonly cursor: Square | null;
  /** After the end: the way out, or why there is none. */
  readonly path: Result<readonly Square[]> | null;
}

/** Sets a solver to work in a level, from where somebody is. */
export function beginWatch(round: LabyrinthRound, solver: string, from: Square): Result<Watch> {
  const begun = beginWayOut({ round, solver, from });
  if (!begun.ok) return begun;
  const wayOut = begun.value;
  let ended = false;
  return accept({
    advance(steps) {
      const squares: Square[] = [];
      for (let i = 0; i < steps && !ended; i++) {
        ended = wayOut.advance(1);
        const square = wayOut.cursor();
        if (square !== null) squares.push(square);
      }
      return squares;
    },
    get ended() {
      return ended;
    },
    get visited() {
      return wayOut.visited();
    },
    get cursor() {
      return wayOut.cursor();
    },
    get path() {
      return ended ? wayOut.path() : null;
    },
  });
}
