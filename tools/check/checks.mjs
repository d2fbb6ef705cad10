import { join } from 'node:path';
import { ROOT } from '../prepare/root.mjs';
import { run } from '../prepare/run.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

/** What has to hold besides the tests. */
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
];

/** Runs every check, prints a line for each and what it complains about, and counts them. */
export async function runChecks() {
  let failed = 0;
  for (const { name, script, words } of CHECKS) {
    const { code, output } = await run(process.execPath, [join(ROOT, script), ...words], { cwd: ROOT });
    if (code !== 0) failed++;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0) console.log(output);
  }
  return { passed: CHECKS.length - failed, failed };
}
