import type { Plain } from './plain.js';

/** What a run came to. Games add everything their score was computed from. */
export interface Outcome {
  readonly result: 'playing' | 'won' | 'lost';
  readonly [field: string]: Plain;
}
