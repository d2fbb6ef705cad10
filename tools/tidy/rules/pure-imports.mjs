import { isPure } from '../house.mjs';
import { importsOf } from '../imports.mjs';

/** The pure packages import each other and nothing else: no `node:` module, no dependency. */
export const pureImports = {
  id: 'pure-imports',
  level: 'error',
  looksAt: isPure,
  check: (files) => files.flatMap(checkFile),
};

function checkFile(file) {
  return importsOf(file)
    .filter(({ specifier }) => !specifier.startsWith('.') && specifier !== '@warren/engine')
    .map(({ specifier, line }) => ({
      path: file.path,
      line,
      message: `${specifier} does not belong in a pure package`,
    }));
}
