import { findBot } from '../../packages/games/dist/bots/index.js';
import { cave } from '../../packages/games/dist/cave/index.js';
import { startRun } from '../../packages/games/dist/index.js';

const MOVES = 400;

/** Cave on a large screen, in the middle of an expedition that has no early end: whatever is met is fought at once. */
export const WIDEST_CAVE = {
  path: '/cave/expedition',
  viewport: { width: 1920, height: 1080 },
  stored: { 'warren.cave.expedition': JSON.stringify({ gold: 0, ticket: '', saved: exploredRun().save() }) },
  begin: (page) => page.getByRole('button', { name: /^Continue/ }).click(),
  async stir(page) {
    await page.keyboard.press('KeyF');
    // Whoever lost a fight is told so.
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('KeyO');
  },
};

function exploredRun() {
  const run = must(startRun(cave, { mode: 'expedition', moves: 100_000 }, 'bench'));
  const player = must(findBot('cave')).begin();
  while (run.state.moves < MOVES || run.state.phase !== 'walking') run.advance(player(run.state));
  return run;
}

function must(result) {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}
