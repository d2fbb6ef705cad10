import type { CaveState, World } from '@warren/games';
import type { WorldSummary } from './world-listing.js';

/** What a list says of a world. */
export function summaryOf({ id, name, createdAt, playedAt, run }: World): WorldSummary {
  const { explored, moves, gold } = run.state as CaveState;
  return { id, name, seed: run.seed, createdAt, playedAt, explored, moves, gold };
}
