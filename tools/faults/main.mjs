// Plants faults and attacks, and checks that nothing acknowledged is lost and nothing false is listed.
//   npm run test:faults -- [--rounds N] [--seed TEXT] [kind ...]
// Without names it runs every kind, without --rounds each in its whole size. docs/FAULTS.md says what each does.
import { parseArgs } from 'node:util';

/**
 * How a kind of fault is run.
 * @typedef {object} FaultOptions
 * @property {number | undefined} rounds How often; the kind's whole size when it is left out.
 * @property {string} seed Equal seeds choose equal faults.
 * @property {(line: string) => void} print Takes what the kind measures, line by line.
 */
/**
 * What a kind of fault has found.
 * @typedef {object} FaultReport
 * @property {number} checks How many comparisons were made.
 * @property {string[]} failures One sentence for each that did not hold, and for each control mutant that was not caught.
 */
/** @typedef {{ run(options: FaultOptions): Promise<FaultReport> }} FaultKind */

/** @type {Record<string, () => Promise<FaultKind>>} */
const KINDS = {
  kills: () => import('./kinds/kills.mjs'),
  disk: () => import('./kinds/disk.mjs'),
  attacks: () => import('./kinds/attacks.mjs'),
  cluster: () => import('./kinds/cluster.mjs'),
  tampering: () => import('./kinds/tampering.mjs'),
  parsers: () => import('./kinds/parsers.mjs'),
  determinism: () => import('./kinds/determinism.mjs'),
};
const MOST_SHOWN = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, seed: { type: 'string', default: 'warren' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(KINDS);
const unknown = names.filter((name) => KINDS[name] === undefined);
if (unknown.length > 0) {
  console.error(`there is no kind ${unknown.join(', ')}; there are ${Object.keys(KINDS).join(', ')}`);
  process.exit(2);
}

let failed = 0;
for (const name of names) {
  const began = performance.now();
  const kind = await KINDS[name]?.();
  const report = await kind?.run({
    rounds: values.rounds === undefined ? undefined : Number(values.rounds),
    seed: values.seed,
    print: (line) => console.log(`${name}: ${line}`),
  });
  const { checks = 0, failures = [] } = report ?? {};
  failed += failures.length;
  for (const failure of failures.slice(0, MOST_SHOWN)) console.log(`${name}: FAILED ${failure}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${checks} checks, ${failures.length} failed, ${seconds} s`);
}
process.exit(failed === 0 ? 0 : 1);
