// The games as they are measured, each where it has the most to draw.
import { findBot } from '../../packages/games/dist/bots/index.js';
import { cave } from '../../packages/games/dist/cave/index.js';
import { startRun } from '../../packages/games/dist/index.js';
import { labyrinth } from '../../packages/games/dist/labyrinth/index.js';
import { randomCode } from '../../packages/games/dist/lost-cause/index.js';
import { treasureRush } from '../../packages/games/dist/treasure-rush/index.js';
import { must } from '../lib/must.mjs';

/** @typedef {import('playwright-core').Page} Page */
/**
 * A game as it is opened and played while it is measured.
 * @typedef {object} MeasuredGame
 * @property {string} path
 * @property {{ width: number, height: number }} [viewport]
 * @property {Record<string, string>} [stored] What lies in the storage of the browser before.
 * @property {(page: Page) => Promise<void>} [begin] Starts the game.
 * @property {(page: Page, turn: number) => Promise<void>} [act] Does something at every turn of the walk.
 */

const EXPLORED_MOVES = 400;
const LARGEST_SIDE = 20;
const LARGEST_LEVEL = 33;
/** Wheel turns and drags at each turn, and how far they go, in pixels. */
const WHEEL_TURNS = 6;
const WHEEL_STEP = 120;
const DRAG_STEPS = 12;
const DRAG_STEP = 14;
const MIDDLE = { x: 640, y: 400 };

/** A small level of Lost Cause, which starts fast. */
export const SMALLEST = '/play/AwPpuzNkUAAA==';

/**
 * The largest level of Lost Cause there is, with all its 243 slimes.
 * @type {MeasuredGame}
 */
export const LARGEST = { path: `/play/${randomCode('bench', { width: 25, height: 25 })}` };

/**
 * Treasure Rush in a maze of twenty by twenty, just as it appears.
 * @type {MeasuredGame}
 */
export const WIDEST_RUSH = {
  path: '/treasure-rush',
  stored: { 'warren.treasure-rush.run': JSON.stringify({ score: 0, saved: largestRush().save() }) },
  begin: continueRun,
};

/**
 * Classic in the largest maze there is, with tunnels, walked in, zoomed and dragged.
 * @type {MeasuredGame}
 */
export const WIDEST_CLASSIC = {
  path: '/classic/play/custom?width=200&height=200&cell=20&seed=bench&tunnels=1',
  async act(page, turn) {
    await page.mouse.move(MIDDLE.x, MIDDLE.y);
    const way = turn % 2 === 0 ? 1 : -1;
    for (let i = 0; i < WHEEL_TURNS; i++) await page.mouse.wheel(0, way * WHEEL_STEP);
    await page.mouse.down();
    for (let i = 1; i <= DRAG_STEPS; i++) {
      await page.mouse.move(MIDDLE.x + way * i * DRAG_STEP, MIDDLE.y - way * i * DRAG_STEP);
    }
    await page.mouse.up();
    if (turn % 5 === 4) await page.keyboard.press('Digit0');
  },
};

/**
 * Cave on a large screen, in the middle of an expedition that has no early end: every monster is fought at once.
 * @type {MeasuredGame}
 */
export const WIDEST_CAVE = {
  path: '/cave/expedition',
  viewport: { width: 1920, height: 1080 },
  stored: { 'warren.cave.expedition': JSON.stringify({ gold: 0, ticket: '', saved: exploredCave().save() }) },
  begin: continueRun,
  async act(page) {
    await page.keyboard.press('KeyF');
    // A dialog tells of a lost fight.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('KeyO');
  },
};

/**
 * Labyrinth at its largest level, forty by forty, with a clock that does not run out while it is measured.
 * @type {MeasuredGame}
 */
export const WIDEST_LABYRINTH = {
  path: '/labyrinth',
  stored: {
    'warren.labyrinth.run': JSON.stringify({ level: LARGEST_LEVEL, saved: longestLabyrinth().save() }),
  },
  begin: continueRun,
};

/**
 * Goes on with the stored run; one in real time begins paused.
 * @param {Page} page
 */
async function continueRun(page) {
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('[data-phase]').waitFor();
  if (!(await page.locator('[data-paused=true]').isVisible())) return;
  await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('[data-paused=false]').waitFor();
}

function largestRush() {
  const run = must(startRun(treasureRush, {}, 'bench'));
  const player = must(findBot(treasureRush.id)).begin();
  while (run.state.round.side < LARGEST_SIDE) run.advance(player(run.state));
  return run;
}

function exploredCave() {
  const run = must(startRun(cave, { mode: 'expedition', moves: 100_000 }, 'bench'));
  const player = must(findBot(cave.id)).begin();
  while (run.state.moves < EXPLORED_MOVES || run.state.phase !== 'walking') run.advance(player(run.state));
  return run;
}

/** Of a few mazes that with the longest way. */
function longestLabyrinth() {
  const runs = Array.from({ length: 20 }, (_, i) =>
    must(startRun(labyrinth, { level: LARGEST_LEVEL }, `bench-${i}`)),
  );
  return runs.reduce((best, run) => (run.state.round.limit > best.state.round.limit ? run : best));
}
