import { classNames } from './rules/class-names.mjs';
import { cycles } from './rules/cycles.mjs';
import { folderCycles } from './rules/folder-cycles.mjs';
import { ladder } from './rules/ladder.mjs';
import { length } from './rules/length.mjs';
import { lockfileAddresses } from './rules/lockfile-addresses.mjs';
import { machinePaths } from './rules/machine-paths.mjs';
import { moduleState } from './rules/module-state.mjs';
import { namedExports } from './rules/named-exports.mjs';
import { pureGlobals } from './rules/pure-globals.mjs';
import { pureImports } from './rules/pure-imports.mjs';
import { unfinished } from './rules/unfinished.mjs';
import { wholeTests } from './rules/whole-tests.mjs';
import { workspaceOrder } from './rules/workspace-order.mjs';

/** @typedef {import('./project.mjs').Finding} Finding */
/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {import('./project.mjs').ProjectFile} ProjectFile */
/**
 * A rule gets the files it looks at and returns what it finds.
 * @typedef {object} Rule
 * @property {string} id
 * @property {(path: string) => boolean} looksAt
 * @property {(files: ProjectFile[], project: Project) => Finding[]} check
 */

/**
 * Every rule, each in a file of its own.
 * @type {Rule[]}
 */
export const RULES = [
  cycles,
  folderCycles,
  workspaceOrder,
  ladder,
  pureGlobals,
  pureImports,
  namedExports,
  moduleState,
  classNames,
  wholeTests,
  unfinished,
  machinePaths,
  lockfileAddresses,
  length,
];

/**
 * All findings of these rules. A rule that had nothing to look at is a finding itself: green on nothing is red.
 * @param {Rule[]} rules
 * @param {Project} project
 * @returns {(Finding & { rule: string })[]}
 */
export function findingsOf(rules, project) {
  return rules.flatMap((rule) => {
    const files = project.files.filter((file) => rule.looksAt(file.path));
    const found = files.length === 0 ? [nothingSeen] : rule.check(files, project);
    return found.map((finding) => ({ rule: rule.id, ...finding }));
  });
}

/** @type {Finding} */
const nothingSeen = { path: '.', line: 1, message: 'found no file to look at, so it protects nothing' };
