import { posix } from 'node:path';
import { lineAt } from './project.mjs';

const FROM = /\b(?:import|export)\b[^;'"()]*?\bfrom\s*(['"])([^'"\n]+)\1/g;
const BARE = /\bimport\s*(['"])([^'"\n]+)\1/g;
const DYNAMIC = /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g;

/** What a file imports: specifiers with their lines, types and dynamic imports included. */
export function importsOf(file) {
  return [FROM, BARE, DYNAMIC].flatMap((pattern) =>
    [...file.plain.matchAll(pattern)]
      // A keyword that is blank in `code` stood inside a string.
      .filter((match) => file.code[match.index] !== ' ')
      .map((match) => ({ specifier: match[2], line: lineAt(file.text, match.index) })),
  );
}

/** The path an import leads to, or `null` when it leaves the project. */
export function resolveImport(project, from, specifier) {
  const own = /^@warren\/([a-z-]+)$/.exec(specifier);
  if (own !== null) {
    const places = [`packages/${own[1]}/src/index.ts`, `apps/${own[1]}/src/index.ts`];
    return places.find((path) => project.byPath.has(path)) ?? null;
  }
  if (!specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const stem = path.replace(/\.js$/, '');
  return [path, `${stem}.ts`, `${stem}.tsx`].find((place) => project.byPath.has(place)) ?? path;
}
