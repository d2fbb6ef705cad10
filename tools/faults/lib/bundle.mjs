import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../../prepare/root.mjs';

/** Those that load binary files of their own. */
const NATIVE = ['@node-rs/argon2', '@photostructure/sqlite'];

/**
 * Puts the built `warren` and all it imports into few files, so that a server that is killed a thousand times starts
 * in two thirds of the time. It is the same code; its threads are those of the build.
 * @returns {Promise<{ program: string, remove(): void }>}
 */
export async function bundleWarren() {
  // In the project, so that it finds what is not bundled.
  const outDir = mkdtempSync(join(ROOT, '.cache', 'faults-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    publicDir: false,
    plugins: [{ name: 'places', enforce: 'pre', transform: keepPlace }],
    ssr: { noExternal: true, external: NATIVE },
    build: {
      ssr: join(ROOT, 'apps/terminal/bin/warren.mjs'),
      outDir,
      minify: false,
      target: 'es2022',
    },
  });
  return { program: join(outDir, 'warren.js'), remove: () => rmSync(outDir, { recursive: true }) };
}

/**
 * What a module finds beside itself is found from the bundle too.
 * @param {string} code
 * @param {string} id
 */
function keepPlace(code, id) {
  if (!code.includes('import.meta.url')) return null;
  return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null };
}
