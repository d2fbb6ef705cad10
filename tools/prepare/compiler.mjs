import { canUseApt, installByApt } from './apt.mjs';
import { UserError } from './messages.mjs';
import { candidates, isExecutable, pathFolders } from './programs.mjs';

const NAMES = ['cc', 'gcc', 'clang'];
const TITLE = 'a C compiler';

/** The path of a C compiler on this machine, or `null`. */
export function findCompiler(env = process.env) {
  return candidates(pathFolders(env), NAMES).find(isExecutable) ?? null;
}

/** Finds a C compiler, which tests of failing disks need, or installs it where that can be done without asking. */
export async function prepareCompiler(env = process.env) {
  const found = findCompiler(env);
  if (found !== null) return found;
  if (!canUseApt()) throw new UserError(`no C compiler found for the tests of failing disks; install one`);
  await installByApt(TITLE, 'gcc', env);
  await installByApt(TITLE, 'libc6-dev', env);
  const installed = findCompiler(env);
  if (installed === null) throw new UserError(`apt-get installed ${TITLE}, but there is none to be found`);
  return installed;
}
