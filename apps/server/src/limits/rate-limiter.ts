import { isIPv6 } from 'node:net';
import type { LimitClass } from '@warren/protocol';
import type { Config } from '../config/config.js';
import { type Counted, type Counter, memoryCounter, redisCounter } from './counters.js';

/** Limits how often a client may call. */
export interface RateLimiter {
  /** Counts a request of an address: 0, or the seconds until the next one is allowed. */
  address(limit: LimitClass, address: string): number | Promise<number>;
  /** The same for an account, from any address. */
  account(limit: LimitClass, id: string): number | Promise<number>;
  close(): Promise<void>;
}

interface LimiterOptions {
  readonly config: Pick<Config, 'limits' | 'redis'>;
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/** The limits of the settings, counted in Redis where there is one, else in this process. */
export function openRateLimiter({ config, now, warn }: LimiterOptions): RateLimiter {
  const memory = memoryCounter(now);
  const counter =
    config.redis === null ? memory : redisCounter({ url: config.redis, fallback: memory, warn });
  return makeRateLimiter(config.limits, counter);
}

/** Limits each class of calls by the numbers in the settings. */
export function makeRateLimiter(limits: Config['limits'], counter: Counter): RateLimiter {
  function count(limit: LimitClass, by: 'account' | 'address', name: string): number | Promise<number> {
    const { [by]: most, seconds } = limits[limit];
    const waitOf = ({ count, restMs }: Counted) =>
      count <= most ? 0 : Math.max(1, Math.ceil(restMs / 1000));
    const counted = counter.add(`${limit} ${by} ${name}`, seconds * 1000);
    return counted instanceof Promise ? counted.then(waitOf) : waitOf(counted);
  }
  return {
    address: (limit, address) => count(limit, 'address', addressGroup(address)),
    account: (limit, id) => count(limit, 'account', id),
    close: () => counter.close(),
  };
}

/** An IPv4 address written as an IPv6 one, as sockets that take both kinds do. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** A household has 2^64 addresses of IPv6: the first four of the eight groups are its own. */
const HOUSEHOLD_GROUPS = 4;
const GROUPS = 8;

/** What counts as one address: an IPv4 address, or the network of a household in IPv6. */
export function addressGroup(address: string): string {
  // Most addresses have no colon, and this runs for every request.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const mapped = MAPPED.exec(address);
  if (mapped !== null) return mapped[1];
  const [head, tail = ''] = address.toLowerCase().split('%')[0].split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array(Math.max(0, GROUPS - first.length - last.length)).fill('0'), ...last];
  return groups
    .slice(0, HOUSEHOLD_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
