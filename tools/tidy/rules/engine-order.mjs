import { importsOf, resolveImport } from '../imports.mjs';

/** The folders of the engine in reading order: each imports only those before it. */
const FOLDERS = [
  'text',
  'rng',
  'grid',
  'maze',
  'transform',
  'spec',
  'solve',
  'measure',
  'cave',
  'code',
  'draw',
];
const PLACE = /^packages\/engine\/src\/([^/]+)\//;

/** The engine can be read from its first folder to its last. */
export const engineOrder = {
  id: 'engine-order',
  level: 'error',
  looksAt: (path) => PLACE.test(path) && path.endsWith('.ts'),
  check: (files, project) => files.flatMap((file) => checkFile(file, project)),
};

function checkFile(file, project) {
  const here = PLACE.exec(file.path)[1];
  const position = FOLDERS.indexOf(here);
  if (position < 0)
    return [{ path: file.path, line: 1, message: `${here} has no place in the order of the engine` }];
  return importsOf(file).flatMap(({ specifier, line }) => {
    const there = PLACE.exec(resolveImport(project, file.path, specifier) ?? '')?.[1];
    if (there === undefined || FOLDERS.indexOf(there) <= position) return [];
    return [{ path: file.path, line, message: `${here} must not import ${there}, which comes after it` }];
  });
}
