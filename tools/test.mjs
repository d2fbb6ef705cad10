// Everything that has to hold before a change goes in: lint, types, every test. Ends with "N passed, N failed".
// Words after `npm test --` choose test files, as vitest reads them; the other checks run always.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countTests } from './prepare/count-tests.mjs';
import { ROOT } from './prepare/root.mjs';
import { run, runInherited } from './prepare/run.mjs';

const REPORT = join(ROOT, '.cache', 'vitest.json');

const CHECKS = [
  {
    name: 'format and lint',
    script: 'node_modules/@biomejs/biome/bin/biome',
    words: ['check', '--error-on-warnings', '.'],
  },
  { name: 'unused code', script: 'node_modules/knip/bin/knip.js', words: ['--no-progress'] },
  { name: 'order of the house', script: 'tools/tidy/main.mjs', words: [] },
  { name: 'types', script: 'node_modules/typescript/bin/tsc', words: ['-b'] },
  {
    name: 'types of the tests',
    script: 'node_modules/typescript/bin/tsc',
    words: ['-p', 'tsconfig.test.json'],
  },
  { name: 'types of the tools', script: 'node_modules/typescript/bin/tsc', words: ['-p', 'tools'] },
];

let passed = 0;
let failed = 0;
for (const { name, script, words } of CHECKS) {
  const { code, output } = await run(process.execPath, [join(ROOT, script), ...words], { cwd: ROOT });
  if (code === 0) passed++;
  else failed++;
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) console.log(output);
}

mkdirSync(join(ROOT, '.cache'), { recursive: true });
rmSync(REPORT, { force: true });
const words = [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
  ...process.argv.slice(2),
];
const code = await runInherited(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...words], {
  cwd: ROOT,
});
const tests = countTests(readReport(), code);
passed += tests.passed;
failed += tests.failed;
for (const remark of tests.remarks) console.log(remark);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function readReport() {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return null;
  }
}
