import type { LimitClass } from '@warren/protocol';
import type { Config } from '../config/config.js';
import { addressGroup } from './address-group.js';
import type { Counted, Counter } from './counter.js';

/** Says when somebody asks too often. */
export interface RateLimiter {
  /** Counts a request of an address: 0, or after how many seconds to come again. */
  address(limit: LimitClass, address: string): number | Promise<number>;
  /** The same for an account, from wherever it asks. */
  account(limit: LimitClass, id: string): number | Promise<number>;
  close(): Promise<void>;
}

/** Limits each class of calls by the counts in the settings. */
export function makeRateLimiter(limits: Config['limits'], counter: Counter): RateLimiter {
  function count(limit: LimitClass, who: 'account' | 'address', name: string): number | Promise<number> {
    const { [who]: most, seconds } = limits[limit];
    const judge = ({ count, restMs }: Counted) => (count <= most ? 0 : Math.max(1, Math.ceil(restMs / 1000)));
    const counted = counter.add(`${limit} ${who} ${name}`, seconds * 1000);
    return counted instanceof Promise ? counted.then(judge) : judge(counted);
  }
  return {
    address: (limit, address) => count(limit, 'address', addressGroup(address)),
    account: (limit, id) => count(limit, 'account', id),
    close: () => counter.close(),
  };
}
