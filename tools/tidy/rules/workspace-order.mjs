import { importsOf, workspaceNamed } from '../imports.mjs';
import { isCode } from '../project.mjs';
import { isSource, WORKSPACES, workspaceOf } from '../workspaces.mjs';

/**
 * A workspace imports only workspaces before it, and its source only by the name of the package.
 * @type {import('../rules.mjs').Rule}
 */
export const workspaceOrder = {
  id: 'workspace-order',
  looksAt: (path) => isCode(path) && workspaceOf(path) !== undefined,
  check: (files, project) => files.flatMap((file) => checkFile(file, project)),
};

/**
 * @param {import('../project.mjs').ProjectFile} file
 * @param {import('../project.mjs').Project} project
 */
function checkFile(file, project) {
  const here = workspaceOf(file.path) ?? '';
  return importsOf(file, project).flatMap(({ specifier, line, target }) => {
    const named = workspaceNamed(specifier)?.workspace;
    if (named === undefined && target === null) return [];
    const there = named ?? workspaceOf(target ?? '');
    const message = wrong(here, there, specifier, isSource(file.path));
    return message === null ? [] : [{ path: file.path, line, message }];
  });
}

/**
 * What is wrong with an import of `there` by a file of `here`, if anything is.
 * @param {string} here
 * @param {string | undefined} there
 * @param {string} specifier
 * @param {boolean} source
 */
function wrong(here, there, specifier, source) {
  if (there === here) return null;
  if (there === undefined) return source ? `${specifier} belongs to no workspace` : null;
  if (WORKSPACES.indexOf(there) > WORKSPACES.indexOf(here))
    return `${here} must not import ${there}, which comes after it: '${specifier}'`;
  if (source && specifier.startsWith('.'))
    return `import ${there} by the name of its package, not '${specifier}'`;
  return null;
}
