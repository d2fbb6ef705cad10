import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../../prepare/root.mjs';
import { sourceAliases } from '../../source-aliases.mjs';

/** @typedef {import('./core.mjs').HashRequest} HashRequest */

/** The pure core as one classic script, made of the sources. */
export async function bundleCore() {
  const results = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    resolve: { alias: sourceAliases(['packages/engine', 'packages/games']) },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('core.mjs', import.meta.url)),
        formats: ['iife'],
        name: 'warrenCore',
      },
    },
  });
  const [result] = Array.isArray(results) ? results : [results];
  if (result === undefined || !('output' in result)) throw new Error('the core was not bundled');
  return result.output[0].code;
}

/**
 * What an engine runs: the core, what is asked of it, and the answer handed to `report`, which each kind of engine
 * has in its own way: a page posts it, a shell prints it.
 * @param {string} core
 * @param {readonly HashRequest[]} requests
 */
export function scriptOf(core, requests) {
  return `${core}
;(function () {
  var answer;
  try { answer = { ok: true, value: warrenCore.hashRuns(${JSON.stringify(requests)}) }; }
  catch (error) { answer = { ok: false, reason: String(error) }; }
  var text = JSON.stringify(answer);
  if (typeof document !== 'undefined') fetch('/answer', { method: 'POST', body: text });
  else if (typeof process !== 'undefined') process.stdout.write(text);
  else print(text);
})();
`;
}
