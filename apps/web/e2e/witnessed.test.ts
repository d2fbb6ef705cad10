import type { Run } from '@warren/protocol/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarrier } from './support/axe.js';
import { goOn, letPass } from './support/lockstep.js';
import { openRanked, openRankedSite, type RankedSite, tellTime } from './support/ranked.js';

// Runs that the server follows while they are played, and what becomes of those it does not hear of.

let site: RankedSite;
beforeAll(async () => {
  site = await openRankedSite(Date.UTC(2026, 10, 15, 12));
});
afterAll(() => site.close());

const SHORT = '/ranked/lost-cause.level-1';
/** Takes the bot 35 seconds at least. */
const LONG = '/ranked/lost-cause.level-3';
/** A run on this page is kept when the page is left. */
const KEPT = '/play/AwPpuzNkUAAA==';
const SECOND = 60;

const reads = (page: Page, text: string | RegExp) =>
  letPass(page, () => page.getByText(text).first().isVisible());

/** Follows the way to the board of a run, and waits for the row of its player. */
async function findRow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'See the leaderboard' }).click();
  await letPass(page, () => page.locator('tr[data-mine]').getByText(name).isVisible());
}

describe('a run that is played online', () => {
  test('is witnessed, from its ticket to its row and its replay', async () => {
    const { page, game, complaints, close } = await openRanked(site, SHORT, 'Ada');
    await game.playBot();
    await reads(page, 'Rank 1 of 1 on Level 1 (witnessed)');
    await findRow(page, 'Ada');
    expect(await page.getByRole('radio', { name: 'Witnessed 1' }).isChecked()).toBe(true);
    await page.locator('tr[data-mine]').getByRole('link').click();
    await reads(page, 'Witnessed: the server followed it while it was played.');
    await reads(page, /^Uploaded 0:\d\d after its start; /);
    await expectNoBarrier(page, { still: true });
    expect(complaints).toEqual([]);
    await close();
  });

  test('stays witnessed where the connection is lost for half a minute', async () => {
    const { page, context, game, close } = await openRanked(site, LONG, 'Bea');
    await game.playBot(({ tick }) => tick >= 2 * SECOND);
    await context.setOffline(true);
    await game.playBot(({ tick }) => tick >= 32 * SECOND);
    expect(game.run.finished).toBe(false);
    await context.setOffline(false);
    await game.playBot();
    await reads(page, 'Rank 1 of 1 on Level 3 (witnessed)');
    await findRow(page, 'Bea');
    await close();
  });

  test('stays witnessed where the page is loaded anew', async () => {
    const { page, game, ticket, close } = await openRanked(site, KEPT, 'Cleo');
    await game.press('slot-1');
    await game.wait(3 * SECOND);
    await tellTime(page);
    await page.reload();
    const goesOn = page.getByRole('button', { name: 'Continue' });
    await letPass(page, () => goesOn.isVisible());
    // Longer than a connection may be lost: the page has said that it was left.
    await page.clock.runFor(90_000);
    const uploading = page.waitForResponse((answer) => answer.url().endsWith('/api/runs'));
    await goesOn.click();
    await goOn(page);
    await game.playBot();
    await reads(page, 'Rank 1 of 1 on a shared maze (witnessed)');
    const upload = await uploading;
    expect(upload.request().postDataJSON().ticket.id).toBe(ticket.id);
    const { category, pausedMs } = (await upload.json()) as Run;
    expect(category).toBe('witnessed');
    expect(pausedMs).toBeGreaterThan(90_000);
    await close();
  });
});

test('a run whose connection is lost until its end stands among offline runs, with the reason', async () => {
  const { page, context, game, close } = await openRanked(site, SHORT, 'Dora');
  await game.playBot(({ tick }) => tick >= SECOND);
  await context.setOffline(true);
  await game.playBot();
  await reads(page, 'Waiting for a connection: your run will be uploaded later.');
  await page.clock.runFor(60_000);
  await context.setOffline(false);
  await reads(
    page,
    'Rank 1 of 1 among offline runs on Level 1: for more than a minute the server did not hear of it.',
  );
  await findRow(page, 'Dora');
  expect(new URL(page.url()).search).toBe('?list=offline&around=me');
  await page.locator('tr[data-mine]').getByRole('link').click();
  await reads(page, 'Offline, not witnessed. For more than a minute the server did not hear of it.');
  await close();
});
