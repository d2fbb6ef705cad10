import type { Run } from '@warren/games';
import { type CaveState, isAtCamp } from '@warren/games/cave';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caveRunUntil, storedExpedition } from './support/cave-runs.js';
import { openSite, type Site } from './support/site.js';

// The choices of Cave in a real browser: what happens by itself, in a fight and at a camp.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function goOn(run: Run<CaveState>) {
  const visit = await site.open(null, { reducedMotion: 'reduce' });
  const { page } = visit;
  await page.addInitScript((items) => {
    for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
  }, storedExpedition(run));
  await page.goto(`${site.address}/cave/expedition`);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('[data-phase=playing]').waitFor();
  return visit;
}

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

test('exploring stops at a monster, and the key alone does not go on', async () => {
  const run = caveRunUntil(({ moves }) => moves === 1);
  const { page, close } = await goOn(run);
  await page.keyboard.press('KeyO');
  const choices = page.getByRole('region', { name: 'What to do here' });
  await choices.waitFor();
  const tick = await tickOf(page);
  await page.keyboard.press('KeyO');
  await page
    .getByText(/Fight it, go round it, or walk away/)
    .first()
    .waitFor();
  expect(await tickOf(page)).toBe(tick);
  await page.getByRole('button', { name: 'Go round' }).click();
  await page.locator(`[data-tick="${tick + 1}"]`).waitFor();
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
