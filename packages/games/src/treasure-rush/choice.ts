import { type Candidate, type MazeOrder, makeCandidate } from './candidate.js';
import { limitOf } from './clock.js';
import { difficultyInTime, wantedDifficulty } from './difficulty.js';
import { CANDIDATES, SEVERITY } from './numbers.js';

export interface Chosen extends Candidate {
  readonly difficulty: number;
}

/**
 * The next maze: of several the one whose difficulty is nearest to the wanted one, the first of equals; without
 * choice simply the first. Measured is against the usual clock, hunter or not.
 */
export function chooseMaze(order: MazeOrder, ease: number, choice: boolean): Chosen {
  const { side, severity, from } = order;
  const wanted = wantedDifficulty({ side, severity, ease });
  let best: Chosen | null = null;
  for (let i = 0; i < (choice ? CANDIDATES : 1); i++) {
    const candidate = makeCandidate({ ...order, stream: `${order.stream}/${i}` });
    const { maze, treasure, cost } = candidate;
    const limit = limitOf(cost, ease, false);
    const loops = severity < SEVERITY.most;
    const difficulty = difficultyInTime({ maze, loops, from, to: treasure }, limit);
    if (best !== null && Math.abs(difficulty - wanted) >= Math.abs(best.difficulty - wanted)) continue;
    best = { ...candidate, difficulty };
  }
  if (best === null) throw new Error('no maze was drawn');
  return best;
}
