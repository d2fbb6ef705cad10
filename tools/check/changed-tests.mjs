import { run } from '../prepare/run.mjs';

const UNIT_TEST = /^(?:packages|apps|tools|bench)\/(?!.*\/e2e\/).*\.test\.tsx?$/;
/** A source of a workspace: the workspace, and the top folder or file of its `src`. */
const SOURCE = /^((?:packages|apps)\/[^/]+|bench)\/src\/([^/]+)/;
/** What helps tests: the folder it lies in. */
const HELPER = /^(.*\/test\/[^/]+)\//;
const TOOL = /^(tools\/[^/]+)\//;

/**
 * The unit tests that belong to changed files: those that changed themselves, and those in the folder that mirrors
 * the top folder of a changed source. Tests elsewhere may depend on it too; `npm test` runs them.
 * @param {readonly string[]} changed
 * @param {readonly string[]} files Every file of the repository.
 */
export function testsOf(changed, files) {
  const tests = files.filter((path) => UNIT_TEST.test(path));
  const chosen = changed.flatMap((path) => {
    if (UNIT_TEST.test(path)) return [path];
    const start = startOfTests(path);
    return start === null
      ? []
      : tests.filter((test) => test.startsWith(`${start}/`) || test === `${start}.test.ts`);
  });
  return tests.filter((test) => chosen.includes(test));
}

/**
 * How the paths of the tests of a file begin.
 * @param {string} path
 */
function startOfTests(path) {
  const source = SOURCE.exec(path);
  if (source !== null) return `${source[1]}/test/${source[2].replace(/\.tsx?$/, '')}`;
  const helper = HELPER.exec(path);
  if (helper !== null) return helper[1];
  const tool = TOOL.exec(path);
  return tool === null ? null : `${tool[1]}/test`;
}

/**
 * What changed since the branch left main, committed or not, and every file there is. Without an `origin` main is
 * the local branch; on main itself what is not committed has changed.
 * @param {string} root
 */
export async function readChanges(root) {
  const base = (await mergeBase(root, 'origin/main')) ?? (await mergeBase(root, 'main')) ?? 'HEAD';
  const untracked = await git(root, 'ls-files', '--others', '--exclude-standard');
  const changed = await git(root, 'diff', '--name-only', base);
  const tracked = await git(root, 'ls-files');
  return { changed: [...changed, ...untracked], files: [...tracked, ...untracked] };
}

/**
 * @param {string} root
 * @param {string} branch
 */
async function mergeBase(root, branch) {
  const { code, output } = await run('git', ['merge-base', 'HEAD', branch], { cwd: root });
  return code === 0 ? output.trim() : null;
}

/**
 * The lines that git prints.
 * @param {string} root
 * @param {...string} words
 */
async function git(root, ...words) {
  const { code, output } = await run('git', words, { cwd: root });
  if (code !== 0) throw new Error(`git ${words[0]}: ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}
