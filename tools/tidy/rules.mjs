import { cycles } from './rules/cycles.mjs';
import { engineOrder } from './rules/engine-order.mjs';
import { houseOrder } from './rules/house-order.mjs';
import { length } from './rules/length.mjs';
import { lockfileAddresses } from './rules/lockfile-addresses.mjs';
import { machinePaths } from './rules/machine-paths.mjs';
import { moduleState } from './rules/module-state.mjs';
import { namedExports } from './rules/named-exports.mjs';
import { pureGlobals } from './rules/pure-globals.mjs';
import { pureImports } from './rules/pure-imports.mjs';
import { unfinished } from './rules/unfinished.mjs';
import { wholeTests } from './rules/whole-tests.mjs';

/**
 * Every rule. A rule is one file with `{ id, level, looksAt(path), check(files, project) }`; it gets the files
 * it looks at and returns findings `{ path, line, message }`.
 */
export const RULES = [
  cycles,
  houseOrder,
  engineOrder,
  pureGlobals,
  pureImports,
  namedExports,
  moduleState,
  wholeTests,
  unfinished,
  machinePaths,
  lockfileAddresses,
  length,
];

/** All findings of these rules. A rule that had nothing to look at is a finding itself: green on nothing is red. */
export function findingsOf(rules, project) {
  return rules.flatMap((rule) => {
    const files = project.files.filter((file) => rule.looksAt(file.path));
    const found = files.length === 0 ? [nothingSeen] : rule.check(files, project);
    const level = files.length === 0 ? 'error' : rule.level;
    return found.map((finding) => ({ rule: rule.id, level, ...finding }));
  });
}

const nothingSeen = { path: '.', line: 1, message: 'found no file to look at, so it protects nothing' };
