import type { Watch } from '../kernel/replay.js';
import type { Measures } from './measures.js';

/** Looks at a run while it is played again, and measures. */
export interface Watcher extends Watch {
  /** What was measured so far. */
  measures(): Measures;
}
