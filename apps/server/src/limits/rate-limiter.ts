import type { LimitClass } from '@warren/protocol';
import type { Config } from '../config/config.js';
import { makeLabelledCounter } from '../lib/labelled-counter.js';
import { addressGroup, addressSite } from './addresses.js';
import { type Counted, type Counter, memoryCounter, redisCounter } from './counters.js';

interface LimiterOptions {
  readonly config: Pick<Config, 'limits' | 'redis'>;
  /** A clock that is never set: when the machine's clock is, windows neither end early nor last for hours. */
  readonly monotonic: () => number;
  readonly warn: (message: string) => void;
}

/** The limits of the settings, counted in Redis where there is one, else in this process. */
export function openRateLimiter({ config, monotonic, warn }: LimiterOptions): RateLimiter {
  const memory = memoryCounter(monotonic);
  const counter =
    config.redis === null ? memory : redisCounter({ url: config.redis, fallback: memory, warn });
  return makeRateLimiter(config.limits, counter);
}

/** So many times what an address may do, all addresses of its /48 together may. */
const SITE_SHARE = 8;

export type RateLimiter = ReturnType<typeof makeRateLimiter>;

/** Limits how often a client may call, by the numbers of the settings for each class of calls. */
export function makeRateLimiter(limits: Config['limits'], counter: Counter) {
  const limited = makeLabelledCounter();

  function count(
    limit: LimitClass,
    of: 'address' | 'account',
    id: string,
    most: number,
  ): number | Promise<number> {
    const waitOf = ({ count, restMs }: Counted) => {
      if (count <= most) return 0;
      limited.add({ limit, of });
      return Math.max(1, Math.ceil(restMs / 1000));
    };
    const counted = counter.add(`${limit} ${of} ${id}`, limits[limit].seconds * 1000);
    return counted instanceof Promise ? counted.then(waitOf) : waitOf(counted);
  }

  /** Counts a request of an address: 0, or the seconds until the next one is allowed. */
  function address(limit: LimitClass, address: string): number | Promise<number> {
    const most = limits[limit].address;
    const wait = count(limit, 'address', addressGroup(address), most);
    const site = addressSite(address);
    if (site === null) return wait;
    const siteWait = count(limit, 'address', site, most * SITE_SHARE);
    if (typeof wait === 'number' && typeof siteWait === 'number') return Math.max(wait, siteWait);
    return Promise.all([wait, siteWait]).then((waits) => Math.max(...waits));
  }

  return {
    address,
    /** The same for an account, from any address. */
    account: (limit: LimitClass, id: string) => count(limit, 'account', id, limits[limit].account),
    /** How often a limit was met, by limit and whether it was that of an address or of an account. */
    limited,
    close: () => counter.close(),
  };
}
