import { join } from 'node:path';
import { isBuilt, sourceHash, writeBuildStamp } from './build-stamp.mjs';
import { log, UserError } from './messages.mjs';
import { run } from './run.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

/**
 * Builds when a source changed since the last build.
 * @param {string} root
 */
export async function buildIfNeeded(root) {
  if (isBuilt(root, sourceHash(root))) return;
  log('building');
  await build(root);
}

/**
 * The art, the type check and compilation of all parts, then the web app. Throws with what the compiler says.
 * @param {string} root
 */
export async function build(root) {
  // The art is written as PNG by a package that has to be compiled first.
  await step(root, 'the type check failed', TSC, ['-b', 'packages/png']);
  const { writeAtlas } = await import('../atlas/write-atlas.mjs');
  // Before the hash, which counts what is made of the art, and before the compiler, which reads it.
  writeAtlas(root);
  // Hashed first: what is edited while the build runs has to be built again.
  const hash = sourceHash(root);
  await step(root, 'the type check failed', TSC, ['-b']);
  await step(root, 'the web build failed', 'node_modules/vite/bin/vite.js', [
    'build',
    'apps/web',
    '--logLevel',
    'warn',
  ]);
  writeBuildStamp(root, hash);
}

/**
 * @param {string} root
 * @param {string} failure
 * @param {string} script
 * @param {string[]} words
 */
async function step(root, failure, script, words) {
  const { code, output } = await run(process.execPath, [join(root, script), ...words], { cwd: root });
  if (code !== 0) throw new UserError(`${failure}:\n${output.trim()}`);
}
