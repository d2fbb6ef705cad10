import { posix } from 'node:path';
import { lineAt } from './project.mjs';
import { WORKSPACES } from './workspaces.mjs';

/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {import('./project.mjs').ProjectFile} ProjectFile */
/**
 * An import with the file it leads to; `target` is `null` outside the project.
 * @typedef {{ specifier: string, line: number, target: string | null }} ResolvedImport
 */

/**
 * What a file imports, types and dynamic imports included.
 * @param {ProjectFile} file
 * @param {Project} project
 * @returns {ResolvedImport[]}
 */
export function importsOf(file, project) {
  return file.imports.map(({ specifier, start }) => ({
    specifier,
    line: lineAt(file.text, start),
    target: resolveImport(project, file.path, specifier),
  }));
}

/**
 * @param {Project} project
 * @param {string} from
 * @param {string} specifier
 */
function resolveImport(project, from, specifier) {
  const own = workspaceNamed(specifier);
  if (own !== undefined) return exportedFile(project, own.workspace, own.subpath);
  if (!specifier.startsWith('.')) return null;
  return sourceAt(project, posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')));
}

/**
 * The workspace that a specifier such as `@warren/engine/draw` names.
 * @param {string} specifier
 */
export function workspaceNamed(specifier) {
  const match = /^@warren\/([a-z-]+)(\/.+)?$/.exec(specifier);
  if (match === null) return undefined;
  const [, name, rest = ''] = match;
  const workspace = WORKSPACES.find((path) => path === name || path.endsWith(`/${name}`));
  return workspace === undefined ? undefined : { workspace, subpath: `.${rest}` };
}

/**
 * The source of what a workspace exports under a subpath, by the `exports` of its package.json.
 * @param {Project} project
 * @param {string} workspace
 * @param {string} subpath
 */
function exportedFile(project, workspace, subpath) {
  const manifest = project.byPath.get(`${workspace}/package.json`);
  /** @type {{ exports?: Record<string, { default?: string }> }} */
  const { exports = {} } = manifest === undefined ? {} : JSON.parse(manifest.text);
  const built = exports[subpath]?.default ?? './dist/index.js';
  const path = sourceAt(project, posix.join(workspace, built.replace(/^\.\/dist\//, 'src/')));
  return project.byPath.has(path) ? path : null;
}

/**
 * The file of source behind a path that ends in `.js`, as imports write it.
 * @param {Project} project
 * @param {string} path
 */
function sourceAt(project, path) {
  const stem = path.replace(/\.js$/, '');
  return [path, `${stem}.ts`, `${stem}.tsx`].find((place) => project.byPath.has(place)) ?? path;
}
