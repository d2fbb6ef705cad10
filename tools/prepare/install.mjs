import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { say } from './say.mjs';
import { Trouble } from './trouble.mjs';

const NETWORK_TROUBLE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

/** Installs the dependencies when what is installed is not what the lockfile names. */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return;
  say('installing dependencies');
  const [program, ...words] = npmCommand();
  // Development dependencies are needed to build, whatever NODE_ENV says.
  const wishes = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run(program, [...words, 'ci', ...wishes], { cwd: root });
  if (code !== 0) throw new Trouble(whyInstallFailed(output));
}

/**
 * npm writes what it installed to `node_modules/.package-lock.json` as its last act, so an interrupted
 * installation or an older lockfile shows as a difference, and no stamp of our own can go stale.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (wanted === null) throw new Trouble('package-lock.json cannot be read');
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return found !== null && sameTree(wanted, found);
}

/** Whether everything wanted is there in the same version; packages for other machines may be missing. */
export function sameTree(wanted, found) {
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const there = found[path];
    if (there === undefined) {
      if (entry.optional) continue;
      return false;
    }
    if (there.version !== entry.version || there.integrity !== entry.integrity) return false;
    // A workspace that gained or lost a dependency has to be linked anew.
    if (!sameList(there.dependencies, entry.dependencies)) return false;
  }
  return Object.keys(found).every((path) => path in wanted);
}

function sameList(a = {}, b = {}) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** The npm that runs us when there is one: it is known to work, and needs no shell on Windows. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running?.endsWith('.js')) return [process.execPath, running];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

export function whyInstallFailed(output) {
  if (NETWORK_TROUBLE.test(output)) {
    return 'cannot reach the npm registry; Warren needs the network once, to install its dependencies';
  }
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('code ') && !line.startsWith('A complete log'));
  return `npm ci failed: ${lines[0] ?? 'it gave no reason'}`;
}
