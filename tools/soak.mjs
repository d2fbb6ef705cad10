// Runs test files over and over while busy loops take the processors, to find what passes only on a quiet machine.
// Without words these are all files that drive a pseudo-terminal or a browser.
//   npm run test:soak -- [--runs 10] [--busy 6] [file ...]
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './prepare/root.mjs';
import { run } from './prepare/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '10' }, busy: { type: 'string', default: '6' } },
});
const files = positionals.length > 0 ? positionals : slowFiles();
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');

const loops = Array.from({ length: Number(values.busy) }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const runs = Number(values.runs);
let failed = 0;
let done = 0;
for (let round = 1; round <= runs; round++) {
  for (const file of files) {
    const started = Date.now();
    const { code, output } = await run(process.execPath, [vitest, 'run', file], { cwd: ROOT });
    const seconds = Math.round((Date.now() - started) / 1000);
    done++;
    if (code !== 0) failed++;
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${round} of ${runs} ${file} ${seconds} s`);
    if (code !== 0) console.log(output);
  }
}
console.log(`${done - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** The test files in which other processes set the pace. */
function slowFiles() {
  /** @param {string} file */
  const drives = (file) =>
    file.includes('/e2e/') || readFileSync(join(ROOT, file), 'utf8').includes("/pty.js'");
  return ['apps/terminal', 'apps/web']
    .flatMap((app) => ['test', 'e2e'].map((folder) => `${app}/${folder}`))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => file.endsWith('.test.ts') && drives(file))
    .sort();
}
