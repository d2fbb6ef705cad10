import { findKnots, shortestLoop } from '../cycles.mjs';
import { importsOf } from '../imports.mjs';
import { isCode } from '../project.mjs';
import { isSource } from '../workspaces.mjs';

/** @typedef {import('../project.mjs').Finding} Finding */
/** @typedef {import('../project.mjs').Project} Project */
/** @typedef {import('../project.mjs').ProjectFile} ProjectFile */
/**
 * An import that leads from a folder into another folder of the same parent.
 * @typedef {{ path: string, line: number, specifier: string }} Crossing
 */
/**
 * For each folder the folders beside it that it imports, each with one import that does.
 * @typedef {Map<string, Map<string, Crossing>>} FolderGraph
 */

/**
 * Folders that lie beside each other, at any depth of a `src`, do not import each other in a circle.
 * @type {import('../rules.mjs').Rule}
 */
export const folderCycles = {
  id: 'folder-cycle',
  looksAt: (path) => isCode(path) && isSource(path),
  check(files, project) {
    const graph = folderGraph(files, project);
    return folderKnots(graph).map((knot) => describe(graph, knot));
  },
};

/**
 * @param {ProjectFile[]} files
 * @param {Project} project
 * @returns {FolderGraph}
 */
export function folderGraph(files, project) {
  /** @type {FolderGraph} */
  const graph = new Map();
  for (const file of files) {
    for (const { target, specifier, line } of importsOf(file, project)) {
      const [from, to] = siblings(file.path, target ?? '');
      if (from === undefined || to === undefined) continue;
      const targets = graph.get(from) ?? new Map();
      graph.set(from, targets.set(to, targets.get(to) ?? { path: file.path, line, specifier }));
    }
  }
  return graph;
}

/**
 * Sets of folders that import each other in a circle.
 * @param {FolderGraph} graph
 */
export function folderKnots(graph) {
  return findKnots([...graph.keys()].sort(), (folder) => [...(graph.get(folder)?.keys() ?? [])]);
}

/**
 * The two folders of one parent that two files lie in, if they do.
 * @param {string} from
 * @param {string} to
 */
function siblings(from, to) {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/').slice(0, -1);
  const depth = here.findIndex((name, index) => name !== there[index]);
  const inOneSource = here.indexOf('src') >= 0 && depth > here.indexOf('src');
  if (!inOneSource || depth >= there.length) return [];
  return [here.slice(0, depth + 1).join('/'), there.slice(0, depth + 1).join('/')];
}

/**
 * @param {FolderGraph} graph
 * @param {string[]} knot
 * @returns {Finding}
 */
function describe(graph, knot) {
  const loop = shortestLoop(knot, (folder) => [...(graph.get(folder)?.keys() ?? [])]);
  const steps = loop.map((folder, index) => {
    const next = loop[(index + 1) % loop.length] ?? folder;
    return /** @type {Crossing} */ (graph.get(folder)?.get(next));
  });
  const [first] = steps;
  const imports = steps.map(({ path, line, specifier }) => `${path}:${line} imports '${specifier}'`);
  const message = `folders import each other (${knot.length}): ${imports.join(', ')}`;
  return { path: first?.path ?? '', line: first?.line ?? 1, message };
}
