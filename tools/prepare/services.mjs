import { prepareCompiler } from './compiler.mjs';
import { log, UserError } from './messages.mjs';
import { preparePostgres } from './postgres.mjs';
import { prepareRedis } from './redis.mjs';

/**
 * Makes sure that the databases are installed which the tests start, and the compiler of their failing disk. Where one
 * can't be installed, its tests report that themselves; where CI is true this fails at once.
 */
export async function prepareServices(env = process.env) {
  for (const { address, prepare } of [
    { address: env.WARREN_TEST_POSTGRES, prepare: preparePostgres },
    { address: env.WARREN_TEST_REDIS, prepare: prepareRedis },
    { address: undefined, prepare: prepareCompiler },
  ]) {
    // One that runs elsewhere need not be installed here.
    if (address) continue;
    try {
      await prepare(env);
    } catch (error) {
      if (!(error instanceof UserError) || env.CI === 'true') throw error;
      log(error.message);
    }
  }
}
