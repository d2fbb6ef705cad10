import { preparePostgres } from './postgres.mjs';
import { prepareRedis } from './redis.mjs';
import { say } from './say.mjs';
import { Trouble } from './trouble.mjs';

/**
 * Sees that the databases are there which the tests start. Where one can't be had, its tests say so themselves;
 * where CI is true that is a failure, and it is better known now.
 */
export async function prepareServices(env = process.env) {
  for (const { address, prepare } of [
    { address: env.WARREN_TEST_POSTGRES, prepare: preparePostgres },
    { address: env.WARREN_TEST_REDIS, prepare: prepareRedis },
  ]) {
    // One that somebody else runs need not be installed here.
    if (address) continue;
    try {
      await prepare(env);
    } catch (error) {
      if (!(error instanceof Trouble) || env.CI === 'true') throw error;
      say(error.message);
    }
  }
}
