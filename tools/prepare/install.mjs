import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, UserError } from './messages.mjs';
import { run } from './run.mjs';

const NETWORK_FAILURE =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

/**
 * What a lockfile says of the packages, by their folder.
 * @typedef {Record<string, LockedPackage>} Packages
 */
/**
 * @typedef {object} LockedPackage
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link] Whether it is a workspace of this repository.
 * @property {boolean} [dev] Whether it is needed to build and to test alone.
 * @property {boolean} [optional]
 * @property {Record<string, string>} [dependencies]
 */

/**
 * Installs the dependencies when what is installed is not what the lockfile names.
 * @param {string} root
 */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return;
  log('installing dependencies');
  const [program = 'npm', ...words] = npmCommand();
  // Development dependencies are needed to build, whatever NODE_ENV says.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run(program, [...words, 'ci', ...flags], { cwd: root });
  if (code !== 0) throw new UserError(whyInstallFailed(output));
}

/**
 * npm writes what it installed to `node_modules/.package-lock.json` as its last act, so an interrupted
 * installation or an older lockfile shows as a difference, and no stamp of our own can go stale.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (wanted === null) throw new UserError('package-lock.json cannot be read');
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return found !== null && sameTree(wanted, found);
}

/**
 * Whether everything wanted is there in the same version; packages for other machines may be missing.
 * @param {Packages} wanted
 * @param {Packages} found
 */
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

/**
 * @param {Record<string, string>} a
 * @param {Record<string, string>} b
 */
function sameList(a = {}, b = {}) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/**
 * The packages of a lockfile; `null` when it cannot be read.
 * @param {string} path
 * @returns {Packages | null}
 */
export function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** The npm that runs us when there is one: it is known to work, and needs no shell on Windows. */
export function npmCommand() {
  const running = process.env.npm_execpath;
  if (running?.endsWith('.js')) return [process.execPath, running];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm'];
}

/**
 * The reason in one line, from what npm printed.
 * @param {string} output
 */
export function whyInstallFailed(output) {
  if (NETWORK_FAILURE.test(output)) {
    return 'cannot reach the npm registry; Warren needs the network once, to install its dependencies';
  }
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('code ') && !line.startsWith('A complete log'));
  return `npm ci failed: ${lines[0] ?? 'it gave no reason'}`;
}
