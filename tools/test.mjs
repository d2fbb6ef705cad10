// Everything that has to hold before a change goes in: lint, types, every test. Ends with "N passed, N failed".
// Words after `npm test --` choose test files, as vitest reads them; the other checks run always.
// With --quick (`npm run test:quick`) only the unit tests of what changed since main run.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readChanges, testsOf } from './check/changed-tests.mjs';
import { runChecks } from './check/checks.mjs';
import { countTests } from './check/count-tests.mjs';
import { ROOT } from './prepare/root.mjs';
import { runInherited } from './prepare/run.mjs';

const REPORT = join(ROOT, '.cache', 'vitest.json');

const isQuick = process.argv.includes('--quick');
const words = process.argv.slice(2).filter((word) => word !== '--quick');
const checks = await runChecks({ isQuick });
const tests = isQuick ? await runChangedTests() : await runTests(words);
for (const remark of tests.remarks) console.log(remark);
const failed = checks.failed + tests.failed;
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runChangedTests() {
  const { changed, files } = await readChanges(ROOT);
  const chosen = testsOf(changed, files);
  if (chosen.length > 0) return runTests(['--project', 'unit*', ...chosen]);
  return { passed: 0, failed: 0, remarks: ['no unit test belongs to what changed since main'] };
}

/** @param {string[]} chosen */
async function runTests(chosen) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(REPORT, { force: true });
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const code = await runInherited(process.execPath, [vitest, 'run', ...reporters, ...chosen], { cwd: ROOT });
  return countTests(readReport(), code);
}

function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return null;
  }
}
