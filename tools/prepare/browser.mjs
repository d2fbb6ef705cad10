import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { canUseApt, installByApt } from './apt.mjs';
import { UserError } from './messages.mjs';
import { candidates, isExecutable, pathFolders } from './programs.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** Where a browser lies inside a folder of Playwright's, newest layouts first. */
const PLAYWRIGHT_LAYOUTS = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

/** The path of a Chromium on this machine, or `null`. */
export function findBrowser(env = process.env) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new UserError(`CHROMIUM_PATH names ${named}, which is not a program`);
  }
  const onPath = candidates(pathFolders(env), NAMES);
  return [...onPath, ...PLACES, ...playwrightPlaces(env)].find(isExecutable) ?? null;
}

/** Finds a Chromium, or installs one where that can be done without asking. */
export async function prepareBrowser(env = process.env) {
  const found = findBrowser(env);
  if (found !== null) return found;
  if (!canUseApt()) {
    throw new UserError('no Chromium found for the browser tests; install one, or name it in CHROMIUM_PATH');
  }
  await installByApt('Chromium', 'chromium', env);
  const installed = findBrowser(env);
  if (installed === null) throw new UserError('apt-get installed Chromium, but there is none to be found');
  return installed;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
function playwrightPlaces(env) {
  const folders = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    '/ms-playwright',
  ];
  return folders
    .filter((folder) => folder !== undefined)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
        .flatMap((name) => PLAYWRIGHT_LAYOUTS.map((layout) => join(folder, name, layout))),
    );
}
