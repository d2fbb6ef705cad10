import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findService } from '../services/find-service.mjs';
import { tearDown } from '../services/global-setup.mjs';

/**
 * Starts a PostgreSQL and a Redis for this process, in a folder that is deleted with them. They end with the process,
 * however that comes about.
 * @template {'postgres' | 'redis'} Name
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, string> & { stop(): Promise<void> }>}
 */
export async function startServices(names) {
  const root = join(tmpdir(), `warren-cluster-${randomBytes(8).toString('hex')}`);
  const env = { ...process.env, WARREN_TEST_SERVICES: root, WARREN_TEST_OWNER: `${process.pid}` };
  const stop = () => tearDown(root);
  const addresses = /** @type {Record<Name, string>} */ ({});
  for (const name of names) {
    const { address, reason } = await findService(name, env);
    if (address === undefined) {
      await stop();
      throw new Error(reason);
    }
    addresses[name] = address;
  }
  return { ...addresses, stop };
}
