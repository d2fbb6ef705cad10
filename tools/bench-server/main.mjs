// Measures the server under load, beside bare Fastify routes, and prints JSON: `npm run bench:server`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '../../apps/server/dist/config/data-folder.js';
import { measureDisk } from './disk.mjs';
import { measure } from './measure.mjs';
import { SERVE, startWarren } from './processes.mjs';
import { seed } from './seed.mjs';
import { makeSuites } from './suites/registry.mjs';
import { readWish, USAGE } from './wish.mjs';

/** More than the server remembers of a board, and enough for every round of what each player does but once. */
const MOST_SIGNED_IN = 8_192;
/** What the server answers when nobody says how many rows. */
const PAGE_ROWS = 50;

async function main() {
  const wish = readWish(process.argv.slice(2));
  if (!wish.ok) {
    console.error(`bench:server: ${wish.reason}\n${USAGE}`);
    return 2;
  }
  const { data = tmpdir() } = wish.value;
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, 'warren-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Whoever stops the benchmark stops its servers and clears up, too.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const report = await measureAll(wish.value, folder);
  console.log(JSON.stringify(report, null, 2));
  return report.suites.some(({ failed }) => failed) ? 1 : 0;
}

async function measureAll(wish, folder) {
  const { names, rows, rounds, seconds, profile } = wish;
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
