import type { Config } from '../config/config.js';
import { memoryCounter } from './memory-counter.js';
import { makeRateLimiter, type RateLimiter } from './rate-limiter.js';
import { redisCounter } from './redis-counter.js';

interface LimiterOptions {
  readonly config: Pick<Config, 'limits' | 'redis'>;
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/** The limits of the settings, counted in Redis where there is one, else in this process. */
export function openLimiter({ config, now, warn }: LimiterOptions): RateLimiter {
  const memory = memoryCounter(now);
  const counter =
    config.redis === null ? memory : redisCounter({ url: config.redis, fallback: memory, warn });
  return makeRateLimiter(config.limits, counter);
}
