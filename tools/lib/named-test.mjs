import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../prepare/root.mjs';

/**
 * Whether a test is there that a document names as "`path` > title": the path of its file without `.test.ts`, below the
 * folder where no folder of the house begins it, and how its title, or that of its group, begins.
 * @param {string} named
 * @param {string} [folder]
 */
export function isTestThere(named, folder = '') {
  const [, path, title] = /^`([^`]+)` > (.+)$/.exec(named) ?? [];
  if (path === undefined) return false;
  const file = `${ROOT}/${/^(apps|packages|tools|bench)\//.test(path) ? '' : folder}${path}.test.ts`;
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}`));
}
