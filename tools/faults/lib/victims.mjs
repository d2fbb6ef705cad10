import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTcpProxy, throughPort } from '../../cluster/tcp-proxy.mjs';
import { NO_LIMITS, startWarren } from '../../lib/warren-process.mjs';
import { makeFaultyDisk } from '../shim/shim.mjs';
import { makeSchema } from './postgres.mjs';

/** @typedef {import('../../../packages/engine/dist/index.js').Rng} Rng */
/** @typedef {import('../../lib/warren-process.mjs').WarrenProcess} WarrenProcess */
/** @typedef {import('../../lib/warren-process.mjs').WarrenOptions} WarrenOptions */
/**
 * A server that is killed at a chosen event, and the database it leaves behind.
 * @typedef {object} Victim
 * @property {() => Promise<WarrenProcess>} start Throws when it dies before it has started.
 * @property {(events: number) => void} arm It dies at this event from now on.
 * @property {() => void} disarm
 * @property {string} database Its address, past all faults.
 * @property {number} span Within so many events a player's writes are hit anywhere.
 * @property {() => void} afterKill What the machine does to its disk then.
 * @property {() => Promise<void>} remove
 */
/**
 * @typedef {object} VictimOptions
 * @property {Rng} rng
 * @property {Pick<WarrenOptions, 'program' | 'node' | 'env'>} how Which program is started, and as which mutant.
 * @property {boolean} [skipsSync] A control mutant: flushes do nothing.
 */

export const FLAGS = [...NO_LIMITS, '--check-threads', '1', '--check-patience', '300', '--log', 'error'];

/**
 * On SQLite: an event is a write, a truncation or a flush of its files. The server dies before, in the middle of or
 * after it, and every other time the power fails too: of what was not flushed some is lost.
 * @param {VictimOptions} options
 * @returns {Promise<Victim>}
 */
export async function makeSqliteVictim({ rng, how, skipsSync = false }) {
  const disk = makeFaultyDisk(mkdtempSync(join(tmpdir(), 'warren-faults-')));
  const env = { ...how.env, ...disk.env };
  const disarm = () => disk.set({ killAt: 0, skipSync: skipsSync ? 1 : 0 });
  return {
    start: () => startWarren({ words: [...FLAGS, '--data', disk.folder], ...how, env }),
    arm: (events) => disk.set({ killAt: disk.get('count') + events, killHow: rng.below(3) }),
    disarm,
    database: `sqlite:${join(disk.folder, 'warren.sqlite')}`,
    span: 150,
    afterKill() {
      const [parts, whole] = skipsSync ? [1, 1] : [rng.below(3), 2];
      disk.cutPower(() => rng.chance(parts, whole));
    },
    remove: async () => disk.remove(),
  };
}

/**
 * On PostgreSQL: an event is a piece of data between server and database, either way. The server dies when it is on
 * its way; every other time it still arrives.
 * @param {VictimOptions & { postgres: string }} options
 * @returns {Promise<Victim>}
 */
export async function makePostgresVictim({ rng, postgres, how }) {
  const schema = await makeSchema(postgres);
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let left = 0;
  const tap = () => {
    if (left === 0 || --left > 0) return true;
    child?.kill('SIGKILL');
    return rng.chance(1, 2);
  };
  const proxy = await openTcpProxy({ port: Number(new URL(postgres).port), tap });
  const words = [...FLAGS, '--database', throughPort(schema.address, proxy.port)];
  return {
    start: () =>
      startWarren({
        words,
        ...how,
        spawned: (started) => {
          child = started;
        },
      }),
    arm: (events) => {
      left = events;
    },
    disarm: () => {
      left = 0;
    },
    database: schema.address,
    span: 250,
    // Nothing: the machine of the database goes on.
    afterKill: () => {},
    async remove() {
      await proxy.close();
      await schema.remove();
    },
  };
}
