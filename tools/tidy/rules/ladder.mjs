import { importsOf } from '../imports.mjs';
import { LADDERS } from '../ladders.mjs';
import { isCode } from '../project.mjs';
import { isSource, workspaceOf } from '../workspaces.mjs';

/** @typedef {import('../project.mjs').Finding} Finding */
/** @typedef {import('../project.mjs').Project} Project */
/** @typedef {import('../project.mjs').ProjectFile} ProjectFile */

/** The rung of files that lie directly in `src`: above all folders. */
const ENTRY = Number.POSITIVE_INFINITY;
const MANIFEST = /^((?:packages|apps)\/[^/]+|[^/]+)\/package\.json$/;

/**
 * The folders of every workspace's `src` form a ladder: each imports only folders before it.
 * @type {import('../rules.mjs').Rule}
 */
export const ladder = {
  id: 'ladder',
  looksAt: (path) => MANIFEST.test(path) || (isCode(path) && isSource(path)),
  check: (files, project) => {
    const manifests = files.filter(({ path }) => MANIFEST.test(path));
    const sources = files.filter(({ path }) => !MANIFEST.test(path));
    return [
      ...manifests.flatMap(checkWorkspace),
      ...unplacedFolders(sources),
      ...sources.flatMap((file) => checkImports(file, project)),
    ];
  },
};

/**
 * @param {ProjectFile} manifest
 * @returns {Finding[]}
 */
function checkWorkspace({ path }) {
  if (LADDERS[MANIFEST.exec(path)?.[1] ?? ''] !== undefined) return [];
  return [{ path, line: 1, message: 'this workspace has no ladder in tools/tidy/ladders.mjs' }];
}

/**
 * One finding for each top folder that its ladder does not name.
 * @param {ProjectFile[]} files
 * @returns {Finding[]}
 */
function unplacedFolders(files) {
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  for (const { path } of files) {
    const workspace = workspaceOf(path) ?? '';
    const folder = topOf(workspace, path);
    const message = `${folder} has no place in the ladder of ${workspace} (tools/tidy/ladders.mjs)`;
    const known = rungOf(workspace, folder) !== undefined || findings.has(message);
    if (!known) findings.set(message, { path, line: 1, message });
  }
  return [...findings.values()];
}

/**
 * @param {ProjectFile} file
 * @param {Project} project
 * @returns {Finding[]}
 */
function checkImports(file, project) {
  const workspace = workspaceOf(file.path) ?? '';
  const here = topOf(workspace, file.path);
  const rung = rungOf(workspace, here);
  if (rung === undefined || rung === ENTRY) return [];
  return importsOf(file, project).flatMap(({ specifier, line, target }) => {
    if (target === null || !target.startsWith(`${workspace}/src/`)) return [];
    const there = topOf(workspace, target);
    if (there === here || (rungOf(workspace, there) ?? -1) < rung) return [];
    const message = `${here} must not import ${there}, which does not come before it: '${specifier}'`;
    return [{ path: file.path, line, message }];
  });
}

/**
 * The rung that a path lies on; its top folder (or the file itself, directly in `src`) if it has none.
 * @param {string} workspace
 * @param {string} path
 */
function topOf(workspace, path) {
  const inside = path.slice(`${workspace}/src/`.length);
  const rung = LADDERS[workspace]?.flat().find((name) => inside === name || inside.startsWith(`${name}/`));
  return rung ?? inside.split('/')[0] ?? '';
}

/**
 * The number of a rung from the ground; `undefined` when the ladder does not have it. A file without a rung of
 * its own stands above all folders.
 * @param {string} workspace
 * @param {string} top
 */
function rungOf(workspace, top) {
  const index = LADDERS[workspace]?.findIndex((step) => [step].flat().includes(top)) ?? -1;
  if (index >= 0) return index;
  return isCode(top) || top.includes('.') ? ENTRY : undefined;
}
