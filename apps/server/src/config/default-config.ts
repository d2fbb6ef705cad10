import { availableParallelism } from 'node:os';
import { RECORDING_LIMITS } from '@warren/games';
import type { Config } from './config.js';
import { dataFolder } from './data-folder.js';
import { DEFAULT_LIMITS } from './default-limits.js';

/** Threads for what is slow: one core stays for answering. */
function workers(most: number): number {
  return Math.max(1, Math.min(most, availableParallelism() - 1));
}

/** A server for this machine alone, which forgets everything when it stops: what tests want, and a start. */
export function defaultConfig(): Config {
  return {
    host: 'localhost',
    port: 8080,
    data: dataFolder(),
    database: 'sqlite::memory:',
    redis: null,
    publicUrl: null,
    trustedHops: 0,
    log: 'silent',
    sessionDays: 90,
    ticketHours: 24,
    limits: DEFAULT_LIMITS,
    passwords: { concurrent: workers(4), waiting: 32 },
    checking: { workers: workers(8), queue: 200, patienceMs: 2_500, ticks: RECORDING_LIMITS.ticks },
  };
}
