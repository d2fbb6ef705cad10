import { type Maze, Rng, tunnels } from '@warren/engine';
import { LEAST_TUNNEL_DRAWS, PARTS, TUNNEL_CELLS, TUNNEL_DRAWS, TUNNELS_TAKEN } from './numbers.js';
import { tunnelsOn, wayThrough } from './way.js';

/**
 * Takes a maze apart and joins the parts by tunnels: the first draw whose way is no shorter than without them and
 * takes two or more. Where no draw is, as in very small mazes, it is the one that comes nearest.
 */
export function digTunnels(maze: Maze, seed: string): Maze {
  const { grid, start, exits } = maze;
  const cap = Math.max(PARTS.least, Math.ceil(grid.size / PARTS.share));
  const plain = wayThrough(maze).length;
  let best = maze;
  let most = -1;
  for (let draw = 0; draw < tunnelDraws(grid.size); draw++) {
    const stream = draw === 0 ? 'tunnels' : `tunnels-${draw + 1}`;
    const dug = tunnels(
      maze,
      { cap, clear: [start, ...exits], through: [start, exits[0]] },
      Rng.fromSeed(seed, stream),
    );
    const way = wayThrough(dug);
    const taken = Math.min(TUNNELS_TAKEN, tunnelsOn(way));
    if (taken === TUNNELS_TAKEN && way.length >= plain) return dug;
    // First the tunnels count, then the length.
    const worth = taken * grid.size + way.length;
    if (worth > most) [best, most] = [dug, worth];
  }
  return best;
}

/** How often tunnels are drawn at most in a maze of so many cells. */
export function tunnelDraws(cells: number): number {
  return Math.max(LEAST_TUNNEL_DRAWS, Math.min(TUNNEL_DRAWS, Math.floor(TUNNEL_CELLS / cells)));
}
