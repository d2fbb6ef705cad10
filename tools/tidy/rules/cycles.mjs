import { importsOf, resolveImport } from '../imports.mjs';
import { isCode } from '../project.mjs';

/** No file imports itself by a roundabout way: what can't be read in order can't be understood in order. */
export const cycles = {
  id: 'import-cycle',
  level: 'error',
  looksAt: isCode,
  check(files, project) {
    const targets = new Map(files.map((file) => [file.path, edgesOf(file, project)]));
    const findings = [];
    const done = new Set();
    const visit = (path, trail) => {
      const start = trail.indexOf(path);
      if (start >= 0) findings.push(finding(trail.slice(start)));
      if (start >= 0 || done.has(path)) return;
      trail.push(path);
      for (const next of targets.get(path) ?? []) visit(next, trail);
      trail.pop();
      done.add(path);
    };
    for (const file of files) visit(file.path, []);
    return findings;
  },
};

function edgesOf(file, project) {
  return importsOf(file)
    .map(({ specifier }) => resolveImport(project, file.path, specifier))
    .filter((path) => path !== null);
}

function finding(loop) {
  return { path: loop[0], line: 1, message: `imports itself: ${[...loop, loop[0]].join(' -> ')}` };
}
