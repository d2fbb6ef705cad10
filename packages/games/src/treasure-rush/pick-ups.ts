import type { Rng } from '@warren/engine';
import { type Candidate, costOfWay } from './candidate.js';
import { PICK_UP } from './numbers.js';
import type { PickUp } from './state.js';

/** The pick-up of a maze, if it has one: on a random cell to which one has to make a detour. */
export function layPickUp(candidate: Candidate, from: number, rng: Rng): PickUp | null {
  const draw = rng.below(PICK_UP.mazes);
  if (draw >= PICK_UP.lives + PICK_UP.times) return null;
  const kind = draw < PICK_UP.lives ? 'extra-life' : 'extra-time';
  for (let i = 0; i < PICK_UP.tries; i++) {
    const cell = rng.below(candidate.tiles.length);
    if (cell !== from && detourTo(candidate, from, cell) >= PICK_UP.detour) return { kind, cell };
  }
  return null;
}

/** What it costs more to come to the treasure by this cell, in quarters of a plain cell. */
function detourTo({ maze, tiles, treasure, cost }: Candidate, from: number, cell: number): number {
  return costOfWay(maze, tiles, from, cell) + costOfWay(maze, tiles, cell, treasure) - cost;
}
