// Measures the server under load, beside bare Fastify routes, and prints JSON: `npm run bench:server`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '../../apps/server/dist/config/data-folder.js';
import { measureDisk } from './disk.mjs';
import { measure } from './measure.mjs';
import { readOptions, USAGE } from './options.mjs';
import { SERVE, startWarren } from './processes.mjs';
import { seed } from './seed.mjs';
import { eachOnce, makeSuites, WITNESS } from './suites/registry.mjs';
import { measureWitness } from './witness/measure-witness.mjs';

/** More than the server remembers of a board, and enough for every round of what each player does but once. */
const MOST_SIGNED_IN = 8_192;
/** What the server answers when the client does not say how many rows. */
const PAGE_ROWS = 50;

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) {
    console.error(`bench:server: ${options.reason}\n${USAGE}`);
    return 2;
  }
  const { data = tmpdir() } = options.value;
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, 'warren-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // A signal also stops the servers and removes the folder.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const report = await measureAll(options.value, folder);
  console.log(JSON.stringify(report, null, 2));
  return report.suites.some(({ failed }) => failed) ? 1 : 0;
}

/**
 * @param {import('./options.mjs').Options} options
 * @param {string} folder
 */
async function measureAll({ names, rows, rounds, seconds, profile }, folder) {
  const before = { load: loadavg(), disk: measureDisk(folder) };
  const signedIn = Math.min(rows, MOST_SIGNED_IN);
  console.error(`filling a board with ${rows} rows`);
  const seeded = await seed({ file: databaseFile(folder), rows, signedIn, pageRows: PAGE_ROWS });
  const nextPlayer = eachOnce(seeded.tokens);
  const chosen = makeSuites({ ...seeded, rows, nextPlayer }).filter(({ name }) => names.includes(name));
  /** @type {{ name: string, failed: boolean }[]} */
  const suites = [];
  if (chosen.length > 0) {
    const server = await startWarren({ folder, profile });
    try {
      for (const suite of chosen) {
        console.error(`measuring ${suite.name}`);
        suites.push(await measure(suite, { folder, address: server.address, rounds, seconds }));
      }
    } finally {
      await server.stop();
    }
  }
  if (names.includes(WITNESS)) {
    console.error(`measuring ${WITNESS}`);
    suites.push(await measureWitness({ folder, profile, rounds, nextPlayer }));
  }
  return {
    machine: {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      node: process.versions.node,
      loadBefore: before.load,
      loadAfter: loadavg(),
      fdatasyncMs: before.disk,
    },
    rounds,
    seconds,
    serve: `warren ${SERVE.join(' ')}`,
    units: { rate: 'answers a second', p50: 'ms', p99: 'ms', cpu: 'microseconds of processor an answer' },
    suites,
  };
}

process.exitCode = await main();
