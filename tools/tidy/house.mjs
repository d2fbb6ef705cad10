// Prints the size and shape of each workspace's source: `npm run house`, or `npm run house -- FOLDER` for
// another checkout, to compare before and after.
import { basename } from 'node:path';
import { ROOT } from '../prepare/root.mjs';
import { isCode, lineAt, readProject } from './project.mjs';
import { folderGraph, folderKnots } from './rules/folder-cycles.mjs';

const TINY_LINES = 20;
const LARGE_LINES = 300;

const project = readProject(process.argv[2] ?? ROOT);
const workspaces = project.files.flatMap(
  ({ path }) => /^((?:packages|apps)\/[^/]+|bench)\/package\.json$/.exec(path)?.[1] ?? [],
);
console.table(Object.fromEntries(workspaces.sort().map((workspace) => [workspace, measure(workspace)])));
for (const workspace of workspaces) {
  for (const knot of knotsOf(workspace)) {
    console.log(`${workspace}: folders in a circle: ${knot.map((folder) => basename(folder)).join(' ')}`);
  }
}

/** @param {string} workspace */
function measure(workspace) {
  const lines = sourcesOf(workspace)
    .map(({ text }) => lineAt(text, text.length) - 1)
    .sort((a, b) => a - b);
  return {
    files: lines.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    median: lines[lines.length >> 1] ?? 0,
    [`<= ${TINY_LINES} lines`]: lines.filter((count) => count <= TINY_LINES).length,
    [`> ${LARGE_LINES} lines`]: lines.filter((count) => count > LARGE_LINES).length,
    'folder cycles': knotsOf(workspace).length,
  };
}

/** @param {string} workspace */
function sourcesOf(workspace) {
  return project.files.filter(({ path }) => path.startsWith(`${workspace}/src/`) && isCode(path));
}

/** @param {string} workspace */
function knotsOf(workspace) {
  return folderKnots(folderGraph(sourcesOf(workspace), project));
}
