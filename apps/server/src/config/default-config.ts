import { availableParallelism } from 'node:os';
import { RECORDING_LIMITS } from '@warren/games';
import type { Config } from './config.js';
import { dataFolder } from './data-folder.js';

const A_MINUTE = 60;
const TEN_MINUTES = 600;
const AN_HOUR = 3_600;

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
    // An address is often a family, a class or a whole office.
    limits: {
      read: { account: 1_200, address: 6_000, seconds: A_MINUTE },
      write: { account: 300, address: 1_500, seconds: A_MINUTE },
      'sign-in': { account: 30, address: 150, seconds: TEN_MINUTES },
      guest: { account: 20, address: 200, seconds: AN_HOUR },
      ticket: { account: 60, address: 300, seconds: A_MINUTE },
      upload: { account: 60, address: 300, seconds: A_MINUTE },
    },
    passwords: { concurrent: workers(4), waiting: 32 },
    checking: { workers: workers(8), queue: 200, patienceMs: 2_500, ticks: RECORDING_LIMITS.ticks },
  };
}
