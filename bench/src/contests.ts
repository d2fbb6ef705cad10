import type { Contest } from './contender.js';
import { CAVE } from './suites/cave.js';
import { GENERATE } from './suites/generate.js';
import { SOLVE } from './suites/solve.js';

/** Everything that is timed. A new algorithm or solver enters by its registry. */
export const CONTESTS: readonly Contest[] = [...GENERATE, ...SOLVE, ...CAVE];
