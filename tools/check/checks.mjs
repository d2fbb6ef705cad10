import { join } from 'node:path';
import { ROOT } from '../prepare/root.mjs';
import { run } from '../prepare/run.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} script
 * @property {string[]} words
 * @property {boolean} [asks] Whether it asks the network: not before every commit, and what it says is always shown.
 */

/** What has to hold besides the tests. @type {Check[]} */
const CHECKS = [
  {
    name: 'format and lint',
    script: 'node_modules/@biomejs/biome/bin/biome',
    words: ['check', '--error-on-warnings', '.'],
  },
  { name: 'unused code', script: 'node_modules/knip/bin/knip.js', words: ['--no-progress'] },
  { name: 'order of the house', script: 'tools/tidy/main.mjs', words: [] },
  { name: 'types', script: TSC, words: ['-b'] },
  { name: 'types of the tests', script: TSC, words: ['-p', 'tsconfig.test.json'] },
  { name: 'types of the tools', script: TSC, words: ['-p', 'tools'] },
  { name: 'known holes of dependencies', script: 'tools/dependencies/audit.mjs', words: [], asks: true },
];

/**
 * Runs every check, or those that ask nothing of the network; prints a line for each and what it complains about, and
 * counts them.
 * @param {{ isQuick: boolean }} options
 */
export async function runChecks({ isQuick }) {
  const chosen = CHECKS.filter(({ asks }) => !(isQuick && asks));
  let failed = 0;
  for (const { name, script, words, asks } of chosen) {
    const { code, output } = await run(process.execPath, [join(ROOT, script), ...words], { cwd: ROOT });
    if (code !== 0) failed++;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0 || asks) console.log(output.trimEnd());
  }
  return { passed: chosen.length - failed, failed };
}
