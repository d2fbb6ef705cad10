import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { UserError } from '../prepare/messages.mjs';
import { findRedis } from '../prepare/redis.mjs';
import { freePort } from './free-port.mjs';

/**
 * Starts an empty Redis that writes nothing to disk.
 * @param {string} folder
 * @returns {Promise<import('./guard.mjs').Service>}
 */
export async function startRedis(folder) {
  const program = findRedis();
  if (program === null) throw new UserError('there is no Redis on this machine');
  const port = await freePort();
  const password = randomBytes(16).toString('hex');
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', password];
  const process = spawn(program, [...words, '--save', '', '--appendonly', 'no', '--dir', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    process,
    readyWhen: /ready to accept connections/i,
    address: `redis://:${password}@127.0.0.1:${port}`,
    stopSignal: 'SIGTERM',
  };
}
