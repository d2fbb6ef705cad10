import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canUseApt, installByApt } from '../../prepare/apt.mjs';
import { findBrowser } from '../../prepare/browser.mjs';
import { UserError } from '../../prepare/messages.mjs';
import { candidates, isExecutable, pathFolders } from '../../prepare/programs.mjs';
import { ROOT } from '../../prepare/root.mjs';
import { run } from '../../prepare/run.mjs';
import { browserEngine, shellEngine } from './engine.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

/** Which other versions of Node play: packages of the registry, kept in a cache folder and no dependency. */
const NODE_VERSIONS = [20, 22, 24, 26];
const CACHE = join(ROOT, '.cache', 'engines');
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
/** Debian has the shell of JavaScriptCore in a package of another name from release to release. */
const JSC_PACKAGES = [
  'libjavascriptcoregtk-4.0-bin',
  'libjavascriptcoregtk-4.1-bin',
  'libjavascriptcoregtk-6.0-bin',
];

/**
 * How an engine is found on this machine, and how it is installed where that can be done without asking.
 * @typedef {{ name: string, find(): Engine | null, install?(): Promise<void> }} Candidate
 */

/** @type {readonly Candidate[]} */
const CANDIDATES = [
  ...NODE_VERSIONS.map((version) => ({
    name: `Node ${version}`,
    find: () => found(`Node ${version}`, [nodeProgram(version)], shellEngine),
    install: () => installNode(version),
  })),
  {
    name: 'Chromium',
    find() {
      const program = findBrowser();
      return program === null ? null : browserEngine('Chromium', program, chromiumWords);
    },
  },
  {
    name: 'Firefox',
    find: () =>
      found('Firefox', candidates(pathFolders(), ['firefox', 'firefox-esr']), (name, program) =>
        browserEngine(name, program, firefoxWords),
      ),
    install: () => installFirst('Firefox', ['firefox-esr', 'firefox']),
  },
  {
    name: 'JavaScriptCore',
    find: () => found('JavaScriptCore', candidates(pathFolders(), ['jsc']), shellEngine),
    install: () => installFirst('JavaScriptCore', JSC_PACKAGES),
  },
];

/**
 * The engines of this machine, and the names of those that are absent. With `install` the absent ones are fetched
 * first: versions of Node from the registry, the others from Debian.
 * @param {{ install: boolean, print: (line: string) => void }} options
 */
export async function findEngines({ install, print }) {
  /** @type {Engine[]} */
  const engines = [];
  /** @type {string[]} */
  const absent = [];
  for (const candidate of CANDIDATES) {
    let engine = candidate.find();
    if (engine === null && install) {
      await candidate.install?.().catch((error) => print(`${candidate.name}: ${error.message}`));
      engine = candidate.find();
    }
    if (engine === null) absent.push(candidate.name);
    else engines.push(engine);
  }
  return { engines, absent };
}

/**
 * @param {string} name
 * @param {string[]} programs
 * @param {(name: string, program: string) => Engine} make
 */
function found(name, programs, make) {
  const program = programs.find(isExecutable);
  return program === undefined ? null : make(name, program);
}

/** @param {number} version */
function nodeFolder(version) {
  return join(CACHE, `node-${version}`);
}

/** @param {number} version */
function nodeProgram(version) {
  const program = join(nodeFolder(version), 'node_modules', NODE_PACKAGE, 'bin', 'node');
  if (existsSync(program)) return program;
  return Number(process.versions.node.split('.')[0]) === version ? process.execPath : program;
}

/** @param {number} version */
async function installNode(version) {
  const words = ['install', '--prefix', nodeFolder(version), '--no-save', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', [...words, `${NODE_PACKAGE}@${version}`]);
  if (code !== 0) throw new UserError(`could not be installed: ${output.trim().split('\n').at(-1)}`);
}

/**
 * Installs the first of these packages that Debian has here.
 * @param {string} title
 * @param {string[]} names
 */
async function installFirst(title, names) {
  if (!canUseApt()) throw new UserError('is not installed, and cannot be installed without asking');
  /** @type {unknown} */
  let last;
  for (const name of names) {
    try {
      return await installByApt(title, name);
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

/** @type {import('./engine.mjs').WordsOf} */
function chromiumWords(folder, address) {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  return [...flags, `--user-data-dir=${folder}`, address];
}

/** @type {import('./engine.mjs').WordsOf} */
function firefoxWords(folder, address) {
  return ['--headless', '--no-remote', '--profile', folder, address];
}
