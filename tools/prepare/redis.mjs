import { canUseApt, installByApt } from './apt.mjs';
import { UserError } from './messages.mjs';
import { candidates, isExecutable, pathFolders } from './programs.mjs';

const NAMES = ['redis-server', 'valkey-server'];
const PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The path of a Redis on this machine, or `null`. */
export function findRedis(env = process.env) {
  return candidates([...pathFolders(env), ...PLACES], NAMES).find(isExecutable) ?? null;
}

/** Finds Redis, or installs it where that can be done without asking. */
export async function prepareRedis(env = process.env) {
  const found = findRedis(env);
  if (found !== null) return found;
  if (!canUseApt()) throw new UserError('no Redis found for the tests of shared limits; install one');
  await installByApt('Redis', 'redis-server', env);
  const installed = findRedis(env);
  if (installed === null) throw new UserError('apt-get installed Redis, but there is none to be found');
  return installed;
}
