import { checkpointsOf, compareEngines } from '../determinism/compare.mjs';
import { shellEngine } from '../determinism/engine.mjs';
import { findEngines } from '../determinism/engines.mjs';
import { playRuns } from '../determinism/runs.mjs';
import { bundleCore } from '../determinism/script.mjs';

/** Seeds a game. */
const WHOLE = 100;
/** The control mutants: engines whose `Math.imul` or `sort` is altered, each of which must be caught. */
const MUTANTS = {
  'Math.imul': 'const imul = Math.imul; Math.imul = (a, b) => imul(a, b) ^ ((a & 0xfff) === 0x123 ? 1 : 0);',
  sort: 'const sort = Array.prototype.sort; Array.prototype.sort = function (by) { return sort.call(this.reverse(), by ?? ((a, b) => (a > b ? -1 : 1))); };',
};
/** A mutant shows in few runs. */
const MUTANT_RUNS = 10;

/**
 * Plays runs of every game by bots and compares all engines at every checkpoint.
 * @param {import('../main.mjs').FaultOptions & { install?: boolean, longest?: number }} options
 * @returns {Promise<import('../main.mjs').FaultReport>}
 */
export async function run({ rounds = WHOLE, seed, print, install = true, longest }) {
  const core = await bundleCore();
  const runs = [...playRuns({ seeds: rounds, seed, longest })];
  const ticks = runs.reduce((sum, run) => sum + run.ticks, 0);
  print(`${runs.length} runs, ${ticks} ticks`);
  const trusted = shellEngine(`this Node (${process.versions.node})`, process.execPath);
  const { engines, absent } = await findEngines({ install, print });
  if (absent.length > 0) print(`absent: ${absent.join(', ')}`);
  /** @type {string[]} */
  const failures = [];
  let checks = 0;
  const expected = await trusted.hash(core, checkpointsOf(runs));
  for (const other of engines) {
    const began = performance.now();
    const found = await compareEngines({ core, runs, expected, trusted, other });
    checks += found.checks;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    print(
      `${other.name}: ${found.checks} checkpoints, ${found.differences.length} runs differ, ${seconds} s`,
    );
    failures.push(...found.differences.map((difference) => sentence(other.name, difference)));
  }
  for (const [name, before] of Object.entries(MUTANTS)) {
    const other = shellEngine(`an altered ${name}`, process.execPath, before);
    const few = sample(runs);
    const { differences } = await compareEngines({
      core,
      runs: few,
      expected: sample(expected),
      trusted,
      other,
    });
    checks++;
    const [first] = differences;
    if (first === undefined) failures.push(`the control mutant with ${other.name} was not caught`);
    else print(`control mutant caught: ${sentence(other.name, first)}`);
  }
  return { checks, failures };
}

/**
 * @param {string} engine
 * @param {import('../determinism/compare.mjs').Difference} difference
 */
function sentence(engine, { run: { game, seed, ticks }, tick }) {
  return `${engine} and this Node part in ${game}, seed "${seed}", after tick ${tick} of ${ticks}`;
}

/**
 * Some of the runs, of every game: the same of two lists of equal length.
 * @template Item
 * @param {readonly Item[]} items
 */
function sample(items) {
  const step = Math.max(1, Math.floor(items.length / MUTANT_RUNS));
  return items.filter((_, i) => i % step === 0);
}
