// Measures the web app in a real browser and prints JSON: `npm run bench:web`.
import { cpus } from 'node:os';
import { withSite } from '../browser/with-site.mjs';
import { measureFrames } from './frames.mjs';
import { LARGEST, SMALLEST, WIDEST_CAVE, WIDEST_CLASSIC, WIDEST_LABYRINTH, WIDEST_RUSH } from './games.mjs';
import { gameScripts, homeScripts } from './scripts.mjs';
import { measureStarts } from './starts.mjs';

/** @typedef {import('../browser/with-site.mjs').Site} Site */

/** What DESIGN.md asks for. */
const GOALS = { scriptBytes: 60 * 1024, frameMs: 4, startMs: 1000 };

/** The page of each game whose scripts are weighed. */
const SCRIPT_PAGES = {
  game: SMALLEST,
  treasureRush: WIDEST_RUSH.path,
  classic: '/classic/play/normal-30',
  cave: WIDEST_CAVE.path,
  labyrinth: WIDEST_LABYRINTH.path,
};

/** The games whose frames are measured. */
const FRAME_GAMES = {
  'Lost Cause, 25 by 25, 243 slimes': LARGEST,
  'the same with the widest view': { path: `${LARGEST.path}?view=1600` },
  'Treasure Rush, 20 by 20': WIDEST_RUSH,
  'Classic, 200 by 200, panned and zoomed': WIDEST_CLASSIC,
  'Cave, 1920 by 1080': WIDEST_CAVE,
  'Labyrinth, 40 by 40': WIDEST_LABYRINTH,
};

const results = await withSite(async (site) => ({
  machine: {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    node: process.versions.node,
    chromium: site.browser.version(),
  },
  scripts: { unit: 'bytes, gzip', ...(await weighScripts(site)) },
  frames: await measureGames(site),
  startToPlayable: await measureStart(site),
}));
console.log(JSON.stringify(results, null, 2));

/** @param {Site} site */
async function weighScripts(site) {
  /** @param {{ bytes: number }} scripts */
  const judge = ({ bytes }) => ({ bytes, goal: GOALS.scriptBytes, ok: bytes <= GOALS.scriptBytes });
  const home = await homeScripts(site);
  /** @type {Record<string, ReturnType<typeof judge>>} */
  const weights = { home: judge(home) };
  for (const [name, path] of Object.entries(SCRIPT_PAGES)) {
    weights[name] = judge(await gameScripts(site, path, home));
  }
  return weights;
}

/** @param {Site} site */
async function measureGames(site) {
  const measured = [];
  for (const [name, game] of Object.entries(FRAME_GAMES)) {
    const frames = await measureFrames(site, game);
    measured.push({ name, ...frames, goal: GOALS.frameMs, ok: frames.p99 <= GOALS.frameMs });
  }
  return measured;
}

/** @param {Site} site */
async function measureStart(site) {
  const starts = await measureStarts(site, SMALLEST);
  return { ...starts, goal: GOALS.startMs, ok: starts.median < GOALS.startMs };
}
