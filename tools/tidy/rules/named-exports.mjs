import { findAll, isCode } from '../project.mjs';

/**
 * Everything is exported by its name, once: no default, no `export *`.
 * @type {import('../rules.mjs').Rule}
 */
export const namedExports = {
  id: 'named-exports',
  // The tools that read a configuration file want its default export.
  looksAt: (path) => isCode(path) && !/\.config\.(ts|mjs|js)$/.test(path),
  check: (files) =>
    files.flatMap((file) => [
      ...findAll(file, 'code', /\bexport\s*\*/g, () => 'export * hides what is exported: name it'),
      ...findAll(file, 'code', /\bexport\s+default\b/g, () => 'a default export has no name: name it'),
      ...findAll(file, 'code', /\bas\s+default\b(?=[^}]*\})/g, () => 'a default export has no name: name it'),
    ]),
};
