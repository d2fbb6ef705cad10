import { importsOf } from '../imports.mjs';
import { isPure } from '../workspaces.mjs';

/**
 * The pure packages import each other and nothing else: no `node:` module, no dependency.
 * @type {import('../rules.mjs').Rule}
 */
export const pureImports = {
  id: 'pure-imports',
  looksAt: isPure,
  check: (files, project) => files.flatMap((file) => checkFile(file, project)),
};

/**
 * @param {import('../project.mjs').ProjectFile} file
 * @param {import('../project.mjs').Project} project
 */
function checkFile(file, project) {
  return importsOf(file, project)
    .filter(({ specifier }) => !specifier.startsWith('.') && !/^@warren\/engine(\/|$)/.test(specifier))
    .map(({ specifier, line }) => ({
      path: file.path,
      line,
      message: `${specifier} does not belong in a pure package`,
    }));
}
