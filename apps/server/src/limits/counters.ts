import { Redis } from 'ioredis';

/** How often something happened in its current time window. */
export interface Counted {
  readonly count: number;
  /** When the window ends, in milliseconds from now. */
  readonly restMs: number;
}

/** Counts events by name, anew in each time window. */
export interface Counter {
  /** Answers without a promise where the count is known at once, so that most requests do not wait. */
  add(name: string, windowMs: number): Counted | Promise<Counted>;
  close(): Promise<void>;
}

/** The memory counter keeps at most this many names; the one first seen is dropped first. */
const MOST_NAMES = 100_000;

/** Counts within this process. */
export function memoryCounter(now: () => number, mostNames = MOST_NAMES): Counter {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function begin(name: string, windowMs: number, at: number) {
    // Deleted first, so that the map stays in the order in which windows began.
    windows.delete(name);
    const window = { count: 0, endsAt: at + windowMs };
    windows.set(name, window);
    const [oldest] = windows.size > mostNames ? windows.keys() : [];
    if (oldest !== undefined) windows.delete(oldest);
    return window;
  }

  return {
    add(name, windowMs) {
      const at = now();
      let window = windows.get(name);
      if (window === undefined || window.endsAt <= at) window = begin(name, windowMs, at);
      window.count++;
      return { count: window.count, restMs: window.endsAt - at };
    },
    async close() {
      windows.clear();
    },
  };
}

export interface RedisOptions {
  readonly url: string;
  /** Counts while Redis cannot be reached: a limit for each process alone is better than none. */
  readonly fallback: Counter;
  /** Called once when Redis is lost, and once when it is back. */
  readonly warn: (message: string) => void;
}

/** A request waits at most this long for a count. */
const PATIENCE_MS = 250;
const LONGEST_RETRY_MS = 5_000;
const PREFIX = 'warren:limit:';

/** The first count sets the end of the window; both happen together or not at all. */
const ADD = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`;

/** Counts together with every other server on the same Redis. Requests never fail because Redis is down. */
export function redisCounter({ url, fallback, warn }: RedisOptions): Counter {
  const redis = new Redis(url, {
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    // A count that arrives late is useless.
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(LONGEST_RETRY_MS, 100 * times),
  });
  const breaker = makeBreaker(async () => {
    await redis.ping();
  }, warn);
  redis.on('ready', breaker.probe);
  redis.on('error', breaker.open);

  async function count(name: string, windowMs: number): Promise<Counted> {
    try {
      const [count, restMs] = (await redis.eval(ADD, 1, PREFIX + name, windowMs)) as [number, number];
      return { count, restMs };
    } catch {
      breaker.open();
      return fallback.add(name, windowMs);
    }
  }

  return {
    add: (name, windowMs) =>
      redis.status === 'ready' && !breaker.isOpen ? count(name, windowMs) : fallback.add(name, windowMs),
    async close() {
      breaker.stop();
      redis.disconnect();
      await fallback.close();
    },
  };
}

/** Keeps requests from waiting for a Redis that does not answer. */
interface Breaker {
  /** While it is open nothing is asked of Redis but whether it is back. */
  readonly isOpen: boolean;
  open(): void;
  /** Asks at once whether Redis is back. */
  probe(): void;
  stop(): void;
}

const PROBE_MS = 1_000;

/** A breaker that asks once a second whether Redis is back, and tells of every loss and every return once. */
function makeBreaker(ping: () => Promise<void>, warn: (message: string) => void): Breaker {
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;

  function probe(): void {
    clearTimeout(timer);
    if (!isOpen) return;
    timer = setTimeout(probe, PROBE_MS).unref();
    ping().then(close, () => {});
  }

  function close(): void {
    clearTimeout(timer);
    if (isOpen) warn('Redis is back: limits are shared again');
    isOpen = false;
  }

  return {
    get isOpen() {
      return isOpen;
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      warn('Redis cannot be reached: limits are counted by this process alone');
      timer = setTimeout(probe, PROBE_MS).unref();
    },
    probe,
    stop: () => clearTimeout(timer),
  };
}
