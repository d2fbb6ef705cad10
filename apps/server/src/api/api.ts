import type { FastifyInstance } from 'fastify';
import type { RunChecker } from '../checker/run-checker.js';
import type { Config } from '../config/config.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { Passwords } from '../passwords/passwords.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Store } from '../store/store.js';
import type { DailySeeds } from './daily/daily-seeds.js';
import type { RunDesk } from './runs/run-desk.js';

/** What the routes below /api stand on. */
export interface Api {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly config: Config;
  readonly checker: RunChecker;
  readonly desk: RunDesk;
  readonly seeds: DailySeeds;
  readonly sessions: Sessions;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  /** The server's clock, in milliseconds since 1970. */
  readonly now: () => number;
}
