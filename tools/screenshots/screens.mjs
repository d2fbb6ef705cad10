import { readFileSync } from 'node:fs';
import { lostCause } from '../../packages/games/dist/lost-cause/index.js';
import { CAVE_SCREENS } from './cave-screens.mjs';
import { CLASSIC_SCREENS } from './classic-screens.mjs';
import { LABYRINTH_SCREENS } from './labyrinth-screens.mjs';
import { RUSH_SCREENS } from './rush-screens.mjs';
import { continueRun, heading, playUntil as playGameUntil } from './screen-parts.mjs';

const GOLDEN = new URL('../../packages/games/test/golden/lost-cause-level-3.txt', import.meta.url);
const STORED_CAMPAIGN = 'warren.lost-cause.campaign';
const TEN_SECONDS = 600;

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./screen-parts.mjs').Ready} Ready */
/** @typedef {ReturnType<typeof playUntil>} Campaign */

/**
 * Every screen.
 * @type {import('./screen-parts.mjs').Screen[]}
 */
export const SCREENS = [
  { name: 'home', path: '/', ready: heading('Lost Cause') },
  { name: 'lost-cause', path: '/lost-cause', stored: campaign(middleOf(4)), ready: heading('Lost Cause') },
  { name: 'game', path: '/lost-cause', stored: campaign(fightIn(4)), ready: continueRun },
  {
    name: 'paused',
    path: '/lost-cause',
    stored: campaign(middleOf(2)),
    ready: continueCampaign(heading('Paused')),
  },
  {
    name: 'level-complete',
    path: '/lost-cause',
    stored: campaign(endOf(3)),
    ready: continueCampaign(heading('Level complete')),
  },
  {
    name: 'game-over',
    path: '/lost-cause',
    stored: campaign(beforeDeath()),
    ready: async (page) => {
      await continueRun(page);
      await heading('Game over')(page);
    },
  },
  ...RUSH_SCREENS,
  ...CLASSIC_SCREENS,
  ...CAVE_SCREENS,
  ...LABYRINTH_SCREENS,
  { name: 'theatre', path: '/replay', ready: openRecording },
  { name: 'theatre-empty', path: '/replay', ready: heading('Replays') },
  { name: 'free-play', path: '/gamecomplete', stored: completed(), ready: heading('A maze of your own') },
  { name: 'free-play-locked', path: '/gamecomplete', ready: heading('Free play is locked') },
  { name: 'how-to-play', path: '/lost-cause/how-to-play', ready: heading('How to play Lost Cause') },
  { name: 'settings', path: '/settings', ready: heading('Settings') },
  {
    name: 'workshop',
    path: '/studio?seed=lantern&show=solution',
    ready: (page) => page.locator('main[data-state=finished]').waitFor(),
  },
  { name: 'bad-code', path: '/play/AwPpuzNkQAAA==', ready: heading('This is no maze') },
];

/**
 * Has the bot play the campaign until its state is as wanted.
 * @param {(state: import('../../packages/games/dist/lost-cause/state.js').LostCauseState) => boolean} isWanted
 */
function playUntil(isWanted) {
  return playGameUntil(lostCause, isWanted, { settings: { mode: 'campaign' } });
}

/** @param {number} level */
function middleOf(level) {
  return playUntil((state) => state.level.number === level && state.level.ticks > TEN_SECONDS);
}

/**
 * A moment at which a slime is close by and things have been found.
 * @param {number} level
 */
function fightIn(level) {
  return playUntil(
    ({ level: now }) =>
      now.number === level && now.slimesDefeated >= 2 && now.slimes.some((slime) => slime.health < 10),
  );
}

/** @param {number} level */
function endOf(level) {
  return playUntil(({ phase, level: now }) => phase === 'won' && now.number === level);
}

/** A player who has stood still too long in level 2: the last bite is about to come. */
function beforeDeath() {
  const standStill = () => {
    const run = playUntil(({ level }) => level.number === 2 && level.ticks > 0);
    if (run.state.level.player.held !== 0) run.advance([0]);
    return run;
  };
  const doomed = standStill();
  while (!doomed.finished) doomed.advance([]);
  const run = standStill();
  while (run.tick < doomed.tick - 1) run.advance([]);
  return run;
}

/**
 * A campaign as the pages keep it.
 * @param {Campaign} run
 */
function campaign(run) {
  return { [STORED_CAMPAIGN]: JSON.stringify({ level: run.state.level.number, saved: run.save() }) };
}

/** A player who has completed the campaign and a few mazes of free play. */
function completed() {
  const codes = [3, 2, 1].map((level) => playUntil(({ level: now }) => now.number === level).state.level);
  const mazes = codes.map(({ code, width, height }, i) => ({
    code,
    width,
    height,
    maxEnemies: i === 1 ? 5 : -1,
    maxLocks: -1,
    score: [5156, 4780, 3012][i],
    when: 1,
  }));
  return { 'warren.lost-cause': JSON.stringify({ completedOnce: true, mazes }) };
}

/**
 * Continues the saved campaign, and then waits for what follows.
 * @param {Ready} then
 * @returns {Ready}
 */
function continueCampaign(then) {
  return async (page) => {
    await page.getByRole('button', { name: /Continue at level/ }).click();
    await then(page);
  };
}

/** @type {Ready} */
async function openRecording(page) {
  const buffer = readFileSync(GOLDEN);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'run.warren', mimeType: 'text/plain', buffer });
  await page.locator('[data-verdict=valid]').waitFor();
  await page.getByRole('slider', { name: 'Place in the recording' }).fill('4000');
  await page.locator('[data-tick="4000"]').waitFor();
  // The ring around what has the focus is not what the picture is about.
  await page.getByRole('slider', { name: 'Place in the recording' }).blur();
}
