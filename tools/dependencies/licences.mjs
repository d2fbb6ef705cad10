// Lists the licences of all dependencies: `npm run licences`, with --json for programs. A licence of a production
// dependency that is not permissive fails.
import { UserError } from '../prepare/messages.mjs';
import { ROOT } from '../prepare/root.mjs';
import { licenceFlaws, readDependencies } from './dependencies.mjs';

/** @typedef {import('./dependencies.mjs').Dependency} Dependency */

function main() {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== '--json')) {
    console.error('licences: npm run licences -- [--json]');
    return 2;
  }
  const dependencies = readDependencies(ROOT);
  console.log(words.length > 0 ? JSON.stringify(dependencies, null, 2) : table(dependencies));
  const flaws = licenceFlaws(dependencies);
  for (const flaw of flaws) console.error(`licences: ${flaw}`);
  return flaws.length === 0 ? 0 : 1;
}

/** @param {readonly Dependency[]} dependencies */
function table(dependencies) {
  const rows = dependencies.map(({ name, version, licence, production, installed }) => {
    const use = production ? 'production' : 'development';
    return [name, version, licence ?? 'none', installed ? use : `${use}, other machines`];
  });
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
  const production = dependencies.filter((one) => one.production).length;
  return [...lines, `${dependencies.length} dependencies, ${production} of them in production`].join('\n');
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`licences: ${error.message}`);
  process.exitCode = 1;
}
