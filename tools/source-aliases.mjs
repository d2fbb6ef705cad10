import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Aliases that lead the public names of workspaces to their sources instead of what was built from them, so that a
 * failing line is a line of the source. They follow from the `exports` of each `package.json`.
 *
 * @param {readonly string[]} workspaces folders below the root of the repository
 * @returns {{ find: RegExp; replacement: string }[]}
 */
export function sourceAliases(workspaces) {
  return workspaces.flatMap((folder) => {
    const root = fileURLToPath(new URL(`../${folder}`, import.meta.url));
    /** @type {{ name: string; exports: Record<string, { default: string }> }} */
    const { name, exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
    return Object.entries(exports).map(([subpath, target]) => ({
      find: new RegExp(`^${name}${subpath.slice(1)}$`),
      replacement: `${root}/${target.default.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts')}`,
    }));
  });
}
