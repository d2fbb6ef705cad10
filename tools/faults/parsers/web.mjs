import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { sourceAliases } from '../../source-aliases.mjs';

const ALIAS = sourceAliases(['packages/engine', 'packages/games', 'packages/protocol', 'packages/client']);

/**
 * A module of the pages, from its source: the built pages have no modules to ask.
 * @param {string} path below `apps/web/src`
 * @returns {Promise<Record<string, any>>}
 */
export async function importWeb(path) {
  const file = fileURLToPath(new URL(`../../../apps/web/src/${path}`, import.meta.url));
  const { module } = await runnerImport(file, {
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: ALIAS },
  });
  return /** @type {Record<string, any>} */ (module);
}
