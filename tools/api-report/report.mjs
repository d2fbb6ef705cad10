import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT } from '../prepare/root.mjs';

// The public surface of a package as one text, made from the declarations that `tsc` wrote: every name by subpath.

/**
 * A named export: the file that declares it, and its name there.
 * @typedef {{ name: string; source: string; file: string }} Export
 */

const REEXPORT = /^export (?:type )?\{([^}]*)\} from '([^']+)';$/gm;
const OWN = /^export (?:declare )?(?:const|function|class|interface|type|enum) (\w+)/gm;

/** The packages that have a report. */
export function packagesWithReport() {
  return readdirSync(`${ROOT}/packages`).sort();
}

/** @param {string} name the folder of a package */
export function reportPath(name) {
  return `${ROOT}/packages/${name}/api.md`;
}

/**
 * The report of a built package.
 * @param {string} name the folder of the package
 */
export function makeReport(name) {
  const root = `${ROOT}/packages/${name}`;
  /** @type {{ name: string; exports: Record<string, { types: string }> }} */
  const manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const parts = Object.entries(manifest.exports).map(([subpath, { types }]) => {
    const shown = exportsOf(posix.join(root, types)).sort((a, b) => (a.name < b.name ? -1 : 1));
    const declarations = shown.map(declarationOf).join('\n');
    return `## ${manifest.name}${subpath.slice(1)} (${shown.length})\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`;
  });
  const head = 'Every public name, by subpath. Written by `npm run update:api-report`; a test keeps it true.';
  return [`# ${manifest.name}\n\n${head}\n`, ...parts].join('\n');
}

/**
 * What a file of declarations exports.
 * @param {string} file
 * @returns {Export[]}
 */
function exportsOf(file) {
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(OWN)].map(([, name]) => ({ name, source: name, file }));
  const passedOn = [...text.matchAll(REEXPORT)].flatMap(([, names, from]) =>
    names
      .split(',')
      .map((part) => part.trim().replace(/^type /, ''))
      .filter((part) => part !== '')
      .map((part) => {
        const [source, name = source] = part.split(' as ');
        return { name, source, file: posix.join(posix.dirname(file), from.replace(/\.js$/, '.d.ts')) };
      }),
  );
  // Overloads declare one name more than once.
  return [...new Map([...own, ...passedOn].map((shown) => [shown.name, shown])).values()];
}

/**
 * A declaration without its comments, wherever it stands.
 * @param {Export} shown
 * @returns {string}
 */
function declarationOf({ name, source, file }) {
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^[ \t]*\n/gm, '');
  // Statements begin at the margin; what belongs to one is indented or closes it.
  const statements = text.split(/\n(?=[a-z])/);
  const own = statements.filter((statement) =>
    new RegExp(`^export (declare )?(abstract )?(const|function|class|interface|type|enum) ${source}\\b`).test(
      statement,
    ),
  );
  if (own.length > 0) return own.map((statement) => statement.replace(/\n\/\/#.*$/, '').trimEnd()).join('\n');
  const next = exportsOf(file).find((shown) => shown.name === source && shown.file !== file);
  if (next === undefined) throw new Error(`${file} does not declare ${name}`);
  return declarationOf(next);
}
