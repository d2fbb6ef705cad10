import { isSource, PARTS, partOf } from '../house.mjs';
import { importsOf, resolveImport } from '../imports.mjs';
import { isCode } from '../project.mjs';

/** A part of the house imports only parts above it, and from outside only by the name of the package. */
export const houseOrder = {
  id: 'house-order',
  level: 'error',
  looksAt: (path) => isCode(path) && partOf(path) !== undefined,
  check: (files, project) => files.flatMap((file) => checkFile(file, project)),
};

function checkFile(file, project) {
  const here = partOf(file.path);
  return importsOf(file).flatMap(({ specifier, line }) => {
    const reason = wrong(here, targetPart(project, file.path, specifier), specifier, isSource(file.path));
    return reason === null ? [] : [{ path: file.path, line, message: reason }];
  });
}

/** The part an import leads into, `null` outside the project, `undefined` in it but in no part. */
function targetPart(project, from, specifier) {
  const own = /^@warren\/([a-z-]+)/.exec(specifier);
  if (own !== null) return PARTS.find((part) => part.endsWith(`/${own[1]}`) || part === own[1]);
  const path = resolveImport(project, from, specifier);
  return path === null ? null : partOf(path);
}

function wrong(here, there, specifier, source) {
  if (there === null || there === here) return null;
  if (there === undefined) return source ? `${specifier} is no part of the house` : null;
  if (PARTS.indexOf(there) > PARTS.indexOf(here))
    return `${here} must not import ${there}, which stands below it`;
  if (source && specifier.startsWith('.'))
    return `import ${there} by the name of its package, not ${specifier}`;
  return null;
}
