import type { FastifyInstance } from 'fastify';
import type { Passwords } from '../auth/passwords.js';
import type { Sessions } from '../auth/sessions.js';
import type { Config } from '../config/config.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { Store } from '../store/store.js';
import type { VerificationQueue } from '../verification/verification-queue.js';
import type { DailySeeds } from './daily/daily-seeds.js';
import type { RunVerifier } from './runs/run-verifier.js';

/** What the routes below /api stand on. */
export interface Api {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly config: Config;
  readonly verification: VerificationQueue;
  readonly verifier: RunVerifier;
  readonly seeds: DailySeeds;
  readonly sessions: Sessions;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  /** The server's clock, in milliseconds since 1970. */
  readonly now: () => number;
}
