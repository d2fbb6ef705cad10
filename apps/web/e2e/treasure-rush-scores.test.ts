import type { ScoreRow } from '@warren/games/scores';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORED_SCORES } from '../src/games/treasure-rush/storage.js';
import { expectNoBarrier } from './support/axe.js';
import { openSite, type Site } from './support/site.js';

// The pages around a run of Treasure Rush: its rules, the name of its player, and the tables it stands in.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;

async function scoresOn(page: Page): Promise<readonly ScoreRow[]> {
  const tables = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), STORED_SCORES);
  return tables.rush ?? [];
}

test('no name is asked for before a game; it is chosen beside the leaderboard, and kept', async () => {
  const { page, complaints, close } = await site.open('/treasure-rush', CALM);
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  await page.locator('[data-phase=playing]').waitFor();
  await page.goto(`${site.address}/treasure-rush/scores`);
  await page.getByRole('button', { name: 'Choose your name' }).click();
  await page.getByRole('dialog').waitFor();
  await expectNoBarrier(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('A name has at least one letter.').waitFor();
  // The field has the focus from the beginning, and again after a mistake.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Choose your name' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('  Grace ');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'You play as Grace' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("the original's own file, highscores.txt, comes in whole: 29 rows", async () => {
  const { page, complaints, close } = await site.open('/treasure-rush/scores', CALM);
  const chooser = page.locator('input[type=file]');
  const offered = ((await chooser.getAttribute('accept')) ?? '').split(',');
  expect(offered).toEqual(expect.arrayContaining(['.csv', '.txt']));
  // Days without a time, and rows that are equal.
  const rows = Array.from({ length: 29 }, (_, i) => `${9 - (i % 4)},Ada,2019-05-0${1 + (i % 3)}`);
  const buffer = Buffer.from(['Score,Name,Date', ...rows, ''].join('\n'));
  await chooser.setInputFiles({ name: 'highscores.txt', mimeType: 'text/plain', buffer });
  await page.getByText('29 new rows were entered.').waitFor();
  expect(await scoresOn(page)).toHaveLength(29);
  // Cells stand in columns, and a row is a line.
  const lines = page.locator('tbody tr');
  expect(await lines.count()).toBe(10);
  for (const height of await lines.evaluateAll((all) => all.map((row) => row.clientHeight)))
    expect(height).toBeLessThan(72);
  const shown = await page
    .locator('tbody td')
    .evaluateAll((all) => all.map((cell) => getComputedStyle(cell).display));
  expect(new Set(shown)).toEqual(new Set(['table-cell']));
  expect(complaints).toEqual([]);
  await close();
});

test('scores go out as CSV and come in again; what is amiss is named by its line', async () => {
  const { page, complaints, close } = await site.open('/treasure-rush/scores', CALM);
  const text = 'Score,Name,Date\n7,"Grace, ""the fast""",2026-01-02\nmany,Ada,2026-01-03\n9,Ada,2026-01-03\n';
  const file = { name: 'scores.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('2 new rows were entered. These lines were not read:').waitFor();
  await page.getByText('Line 3: the score is no whole number.').waitFor();
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(['Ada', 'Grace, "the fast"']);
  await expectNoBarrier(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saving).createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8')).toBe(
    'Score,Name,Date\n9,Ada,2026-01-03T00:00:00Z\n7,"Grace, ""the fast""",2026-01-02T00:00:00Z\n',
  );
  expect(complaints).toEqual([]);
  await close();
});

test('the board of the world stands beside the table of this device', async () => {
  const { page, complaints, close } = await site.open('/treasure-rush/scores', CALM);
  await page.getByRole('radio', { name: 'World' }).check();
  await page.getByText('Nobody in the world stands on this board yet.').waitFor();
  await expectNoBarrier(page);
  expect(complaints).toEqual([]);
  await close();
});

test('how it is played is told without a barrier, the three algorithms by name', async () => {
  const { page, close } = await site.open('/treasure-rush/how-to-play', CALM);
  await page.getByRole('heading', { name: 'How to play Treasure Rush' }).waitFor();
  const told = (await page.locator('main').textContent()) ?? '';
  for (const algorithm of ['binary tree', 'Sidewinder', 'Wilson']) expect(told).toContain(algorithm);
  await expectNoBarrier(page);
  await close();
});
