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
import { makeSuites } from './suites/registry.mjs';

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
  const server = await startWarren({ folder, profile });
  const suites = [];
  try {
    for (const suite of makeSuites({ ...seeded, rows })) {
      if (!names.includes(suite.name)) continue;
      console.error(`measuring ${suite.name}`);
      suites.push(await measure(suite, { folder, address: server.address, rounds, seconds }));
    }
  } finally {
    await server.stop();
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
