import { createHmac, randomBytes } from 'node:crypto';
import { addressGroup } from '../limits/addresses.js';
import type { Store } from '../store/store.js';

const KEY_BYTES = 32;

/**
 * What counts as one address where runs wait, the same on every server of a database. It is a keyed hash, and kept only
 * as long as the run waits: the database knows no addresses.
 */
export function makeAddressBuckets({
  secrets,
}: Pick<Store, 'secrets'>): (address: string) => Promise<string> {
  let key: Promise<Uint8Array> | null = null;
  return async (address) => {
    key ??= secrets.get('address-buckets', () => randomBytes(KEY_BYTES));
    try {
      return createHmac('sha256', await key)
        .update(addressGroup(address))
        .digest('base64url')
        .slice(0, 22);
    } catch (error) {
      key = null;
      throw error;
    }
  };
}
