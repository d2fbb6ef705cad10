import { readFileSync } from 'node:fs';
import { log, UserError } from './messages.mjs';
import { run } from './run.mjs';

/** Whether programs can be installed here without asking the user. */
export function canUseApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Installs a package of Debian's. `title` is what people call the program.
 * @param {string} title
 * @param {string} name
 */
export async function installByApt(title, name, env = process.env) {
  log(`installing ${title}`);
  // A fresh container has no package lists: without an update there is nothing to install.
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', ['-qq', ...words], {
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code !== 0) throw new UserError(`${title} could not be installed: ${lastLine(output)}`);
  }
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? '';
}
