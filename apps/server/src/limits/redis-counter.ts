import { Redis } from 'ioredis';
import type { Counted, Counter } from './counter.js';

export interface RedisOptions {
  readonly url: string;
  /** Counts while Redis cannot be reached: a limit of each process alone is better than none. */
  readonly fallback: Counter;
  /** Told once when Redis is lost, and once when it is back. */
  readonly warn: (message: string) => void;
}

/** Nobody waits longer than this for a count. */
const PATIENCE_MS = 250;
const LONGEST_RETRY_MS = 5_000;
const PREFIX = 'warren:limit:';

/** The first to count sets when the window ends; both happen together or not at all. */
const ADD = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`;

/** Counts together with every other server on the same Redis. No request ever fails for want of it. */
export function redisCounter({ url, fallback, warn }: RedisOptions): Counter {
  const redis = new Redis(url, {
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    // A count that comes late is of no use.
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(LONGEST_RETRY_MS, 100 * times),
  });
  let lost = false;
  redis.on('ready', () => {
    if (lost) warn('Redis is back: limits are shared again');
    lost = false;
  });
  redis.on('error', () => tellLost());

  function tellLost(): void {
    if (!lost) warn('Redis cannot be reached: limits are counted by this process alone');
    lost = true;
  }

  async function ask(name: string, windowMs: number): Promise<Counted> {
    try {
      const [count, restMs] = (await redis.eval(ADD, 1, PREFIX + name, windowMs)) as [number, number];
      return { count, restMs };
    } catch {
      tellLost();
      return fallback.add(name, windowMs);
    }
  }

  return {
    add: (name, windowMs) => (redis.status === 'ready' ? ask(name, windowMs) : fallback.add(name, windowMs)),
    async close() {
      redis.disconnect();
      await fallback.close();
    },
  };
}
