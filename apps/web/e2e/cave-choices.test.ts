import type { Run } from '@warren/games';
import { CAVE_FIGHT_OUT, type CaveState, cave, isAtCamp } from '@warren/games/cave';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caveRunUntil, expectSameState, goOnWith, goOnWithStill } from './support/cave-runs.js';
import { letPass } from './support/lockstep.js';
import { openSite, type Site } from './support/site.js';

// The choices of Cave in a real browser: what happens by itself, in a fight, after a defeat and at a camp.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const goOn = (run: Run<CaveState>) => goOnWith(site, run);
const tickOf = async (page: Page) => Number(await page.locator('[data-tick]').getAttribute('data-tick'));
const fighting = ({ phase, player }: CaveState) => phase === 'fighting' && player.health > 4000;

test('a fight waits for the player, who wins it by decisions', async () => {
  const run = caveRunUntil(fighting);
  const { page, complaints, close } = await goOn(run);
  const panel = page.getByRole('region', { name: /^A fight with/ });
  await panel.waitFor();
  const before = await tickOf(page);
  await page.getByRole('button', { name: 'Strike' }).click();
  await page.locator(`[data-tick="${before + 1}"]`).waitFor();
  await page.getByRole('button', { name: 'Fight to the end' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

/** What fighting to the end leads to, tried on a copy. */
function foughtOut(state: CaveState): CaveState {
  const copy = structuredClone(state);
  cave.step(copy, [CAVE_FIGHT_OUT]);
  return copy;
}

const isHopeless = (state: CaveState) =>
  state.phase === 'fighting' && state.gold > 1 && foughtOut(state).deaths === 1;

test.each([
  ['usual', 'wake 7', {}, 20],
  // By the plain rules a monster can have any strength.
  ['long', 'wake 1', { rules: 'classic', playerHealth: 100, monsterHealth: 900 }, 60],
])('after a %s fight that is lost the player wakes, is told what lies where, and goes on', async (...row) => {
  const [, seed, settings, leastEvents] = row;
  const run = caveRunUntil(isHopeless, { seed, settings });
  const { gold } = run.state;
  expect(foughtOut(run.state).events.length).toBeGreaterThanOrEqual(leastEvents);
  const { page, complaints, close } = await goOn(run);
  await page.getByRole('button', { name: 'Fight to the end' }).click();
  const dialog = page.getByRole('dialog', { name: 'You wake up' });
  await dialog.waitFor();
  const words = await dialog.textContent();
  expect(words).toContain('10 moves later');
  expect(words).toContain(`${Math.floor(gold / 2)} of your gold lie where you fell`);
  run.advance([CAVE_FIGHT_OUT]);
  await expectSameState(page, run);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

test('a player who goes on striking after a lost fight still reads what was lost', async () => {
  const run = caveRunUntil(isHopeless, { seed: 'wake 7' });
  const { page, close } = await goOnWithStill(site, run);
  const dialog = page.getByRole('dialog', { name: 'You wake up' });
  await page.keyboard.press('KeyF');
  await letPass(page, () => dialog.isVisible());
  for (let strike = 0; strike < 8; strike++) {
    await page.keyboard.press('Enter');
    await page.clock.runFor(200);
  }
  expect(await dialog.isVisible()).toBe(true);
  await page.clock.runFor(500);
  await page.keyboard.press('Enter');
  await letPass(page, async () => (await dialog.count()) === 0);
  await close();
});

test('exploring stops at a monster, and the key alone does not go on', async () => {
  const run = caveRunUntil(({ moves }) => moves === 1);
  const { page, close } = await goOnWithStill(site, run);
  await page.keyboard.press('KeyO');
  const choices = page.getByRole('region', { name: 'What to do here' });
  await letPass(page, () => choices.isVisible());
  const tick = await tickOf(page);
  const asked = choices.getByText(/Fight it, go round it, or walk away/);
  await letPass(page, () => asked.isVisible());
  // It stands there once: no caption says the same.
  const words = (await asked.textContent()) ?? '';
  const [sentence] = words.split(' Fight it');
  expect(await page.locator('[data-place=bottom]').textContent()).not.toContain(sentence.slice(0, -1));
  await page.keyboard.press('KeyO');
  // Keys count with the next tick, a click at once: a click in between would come before the key.
  await page.clock.runFor(200);
  await letPass(page, () => choices.isVisible());
  expect(await tickOf(page)).toBe(tick);
  await page.keyboard.press('KeyV');
  await letPass(page, () => page.getByRole('dialog').getByText(sentence).isVisible());
  await page.keyboard.press('Escape');
  await letPass(page, async () => (await page.getByRole('dialog').count()) === 0);
  await page.getByRole('button', { name: 'Go round' }).click();
  await letPass(page, () => page.locator(`[data-tick="${tick + 1}"]`).isVisible());
  await close();
});

test('a camp sells a draught for gold', async () => {
  const rich = caveRunUntil((state) => isAtCamp(state) && state.gold >= 15 && state.phase === 'walking', {
    settings: { moves: 20_000 },
  });
  const { gold } = rich.state;
  const { page, close } = await goOn(rich);
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await page.getByRole('button', { name: /^Healing draught/ }).click();
  await page.getByText(`You have ${gold - 15} gold.`).waitFor();
  await close();
});
