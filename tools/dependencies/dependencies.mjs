import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '../prepare/install.mjs';
import { codeOf, UserError } from '../prepare/messages.mjs';
import { isSatisfied, parseSpdx } from './spdx.mjs';

/** @typedef {import('../prepare/install.mjs').LockedPackage} LockedPackage */
/**
 * A dependency from the registry.
 * @typedef {object} Dependency
 * @property {string} name
 * @property {string} version
 * @property {string | null} licence An SPDX expression, if its makers know what that is.
 * @property {boolean} production Whether players or servers run it.
 * @property {boolean} installed Packages for other machines are not.
 */

/** Licences that ask for no more than to be named. */
const PERMISSIVE = [
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0'],
  // Of data, such as tables of browsers or letters.
  'CC-BY-4.0',
];

const FOLDER = 'node_modules/';

/**
 * The dependencies that the lockfile names, each version once, in the order of their names. Their licences are those
 * that the installed packages state; of packages for other machines the lockfile has to do.
 * @param {string} root
 * @returns {Dependency[]}
 */
export function readDependencies(root) {
  const packages = readPackages(join(root, 'package-lock.json'));
  if (packages === null) throw new UserError('package-lock.json cannot be read');
  /** @type {Map<string, Dependency>} */
  const found = new Map();
  for (const [path, locked] of Object.entries(packages)) {
    if (locked.link || !path.includes(FOLDER)) continue;
    const dependency = readDependency(root, path, locked);
    const key = `${dependency.name}@${dependency.version}`;
    // The same version may lie in several folders, and only one of them be needed in production.
    const production = dependency.production || found.get(key)?.production === true;
    found.set(key, { ...dependency, production });
  }
  return [...found.values()].sort(byName);
}

/**
 * @param {string} root
 * @param {string} path
 * @param {LockedPackage} locked
 * @returns {Dependency}
 */
function readDependency(root, path, locked) {
  const metadata = readMetadata(join(root, path, 'package.json'));
  if (metadata === null && !locked.optional)
    throw new UserError(`${path} is not installed: run npm ci, then try again`);
  return {
    name: locked.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
    version: locked.version ?? '',
    licence: licenceOf(metadata ?? locked),
    production: locked.dev !== true,
    installed: metadata !== null,
  };
}

/**
 * The licence that the metadata of a package state, as it is written today or as it was before there was SPDX.
 * @param {{ license?: unknown, licenses?: unknown }} metadata
 * @returns {string | null}
 */
export function licenceOf({ license, licenses }) {
  const stated = [license ?? licenses]
    .flat()
    .map((one) => (typeof one === 'object' && one !== null && 'type' in one ? one.type : one))
    .flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []));
  const [first] = stated;
  if (first === undefined) return null;
  return stated.length === 1 ? first : stated.map((one) => `(${one})`).join(' OR ');
}

/**
 * Why a licence is none that we may hand on with Warren; `null` when it is one.
 * @param {string | null} licence
 */
export function licenceFlaw(licence) {
  if (licence === null) return 'no licence is stated';
  const expression = parseSpdx(licence);
  if (!expression.ok) return `"${licence}" cannot be read: ${expression.reason}`;
  return isSatisfied(expression.value, PERMISSIVE)
    ? null
    : `"${licence}" is not on the list of permissive licences`;
}

/**
 * What is wrong with the licences of the dependencies that players or servers run, a line each.
 * @param {readonly Dependency[]} dependencies
 */
export function licenceFlaws(dependencies) {
  return dependencies.flatMap(({ name, version, licence, production }) => {
    const flaw = production ? licenceFlaw(licence) : null;
    return flaw === null ? [] : [`${name} ${version}: ${flaw}`];
  });
}

/** @param {string} path */
function readMetadata(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * @param {Dependency} a
 * @param {Dependency} b
 */
function byName(a, b) {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.version < b.version ? -1 : 1;
}
