import { type Client, makeClient } from '@warren/protocol/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarrier } from './support/axe.js';
import {
  openNamed,
  openProgram,
  openRankedSite,
  openVisitor,
  playByBot,
  type RankedSite,
} from './support/ranked.js';
import type { Visit } from './support/site.js';

// Boards with many rows, and tables as files.

/** More than two pages. */
const PLAYERS = 55;
const BOARD = '/boards/lost-cause.level-1';
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let site: RankedSite;
beforeAll(async () => {
  site = await openRankedSite(Date.UTC(2026, 10, 15, 12));
  for (let i = 0; i < PLAYERS; i++) {
    await playByBot(site, await openProgram(site, `Player ${i}`), { settings: { mode: 'level', level: 1 } });
  }
});
afterAll(() => site.close());

/** A visitor whose browser belongs to somebody who has played for the board. */
async function openPlayer(name: string): Promise<Visit> {
  const visit = await openNamed(site, name);
  await playByBot(site, clientOf(visit.page), { settings: { mode: 'level', level: 1 } });
  return visit;
}

/** Calls the server from a page, as whoever is signed in there. */
function clientOf(page: Page): Client {
  return makeClient({
    async fetch(...asked) {
      const { text, ...rest } = await page.evaluate(async ([path, request]) => {
        const answer = await fetch(path, request);
        const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
        return { status: answer.status, headers, text: await answer.text() };
      }, asked);
      return new Response(text, rest);
    },
  });
}

const rows = (page: Page) => page.locator('tbody tr[data-rank]');

describe('a board', () => {
  test('is read page after page, every rank once', async () => {
    const { page, complaints, close } = await site.open(BOARD, { reducedMotion: 'reduce' });
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(25);
    // A row is a line of the table, not a pile of boxes.
    const heights = await rows(page).evaluateAll((list) => list.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(72);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows(page).count()).toBe(50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(PLAYERS);
    await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
    const ranks = await rows(page).evaluateAll((list) => list.map((row) => Number(row.dataset.rank)));
    expect(ranks).toEqual(ranks.map((_, index) => index + 1));
    expect(complaints).toEqual([]);
    await close();
  });

  test('shows one’s own row at its end, and the rows around it', async () => {
    const { page, complaints, close } = await openPlayer('Ada');
    await page.goto(site.address + BOARD);
    const own = page.locator('tfoot tr, tbody tr[data-mine]');
    await own.first().waitFor();
    const rank = Number(await own.first().getAttribute('data-rank'));
    expect(rank).toBeGreaterThan(1);
    await page.getByRole('radio', { name: 'Around me' }).click();
    await page.waitForURL('**around=me');
    const mine = page.locator(`tbody tr[data-mine][data-rank="${rank}"]`);
    await mine.waitFor();
    expect(await page.locator(`tbody tr[data-rank="${rank - 1}"]`).count()).toBe(1);
    expect(await page.locator('tfoot tr').count()).toBe(0);
    await expectNoBarrier(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('has three lists, each with what it means, and a guest sees the place they would have', async () => {
    const { page, complaints, close } = await openVisitor(site);
    await page.goto(`${site.address}/settings`);
    await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/guest', { method: 'POST', headers, body: '{}' });
      const { account } = (await answer.json()) as { account: unknown };
      localStorage.setItem('warren.account', JSON.stringify(account));
    });
    await playByBot(site, clientOf(page), { settings: { mode: 'level', level: 1 } });
    await page.goto(site.address + BOARD);
    await page.getByText(/^You would be \d+(st|nd|rd|th) of \d+; choose a name to be listed\.$/).waitFor();
    await page.getByText('The server followed each of these runs').waitFor();
    // At the end of the table one's own row, which stays in sight, covers no other.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectNoBarrier(page);
    await page.getByRole('radio', { name: /^Offline 0$/ }).click();
    await page.waitForURL('**?list=offline');
    await page.getByText('No run on “Level 1” was played offline.').waitFor();
    await page.getByText('How it was played, the server did not see.').waitFor();
    await page.getByRole('radio', { name: /^Bots 0$/ }).click();
    await page.getByText('No bot stands on “Level 1”.').waitFor();
    await page.getByRole('radio', { name: /^Witnessed \d+$/ }).click();
    await page.waitForURL(new RegExp(`${BOARD}$`));
    await page.getByRole('button', { name: 'Choose a name' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an account' });
    await dialog.getByLabel('Name').fill('Dora');
    await dialog.locator('input[name=password]').fill('lantern light');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await page.locator('tfoot tr, tbody tr[data-mine]').getByText('Dora').waitFor();
    await page.getByText('choose a name to be listed').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  test('is operated by the keyboard alone: from the row to its replay', async () => {
    const { page, close } = await site.open(BOARD, { reducedMotion: 'reduce' });
    await rows(page).first().waitFor();
    await rows(page).first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/replay/*');
    await page.getByText('Verified: the server has played it again').waitFor();
    await close();
  });

  test('has a way to report a name, and a replay one to report the run', async () => {
    const { page, complaints, close } = await openVisitor(site);
    await page.goto(site.address + BOARD);
    await rows(page).first().hover();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Report the name/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is wrong?').fill('<img src=x onerror=alert(1)>');
    await expectNoBarrier(page);
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await rows(page).first().getByText('Reported').waitFor();
    await rows(page)
      .first()
      .getByRole('link', { name: /^Watch/ })
      .click();
    await page.getByRole('button', { name: /^Report this run/ }).click();
    await dialog.getByLabel('What is wrong?').fill('It turns faster than anybody can');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await page.getByText('Reported').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('marks a run that looks like a program’s, and its replay says what was measured', async () => {
    await playByBot(site, await openProgram(site, 'Clockwork'), { settings: { mode: 'level', level: 3 } });
    const { page, complaints, close } = await site.open('/boards/lost-cause.level-3', {
      reducedMotion: 'reduce',
    });
    await rows(page).getByText('unreviewed').waitFor();
    await expectNoBarrier(page);
    await page.getByRole('link', { name: /^Watch the run of Clockwork/ }).click();
    await page.getByText('Unreviewed: it looks like a program’s.').waitFor();
    await page.getByText('What was measured').click();
    await page.getByText(/^Turns: \d+; the key came /).waitFor();
    await expectNoBarrier(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test('that is empty invites to be the first; one that is none says so', async () => {
    const { page, close } = await site.open('/boards/lost-cause.level-7', { reducedMotion: 'reduce' });
    await page.getByText('Nobody stands on “Level 7” yet. Be the first.').waitFor();
    await expectNoBarrier(page);
    await page.goto(`${site.address}/boards/lost-cause.nothing`);
    await page.getByText('There is no such board.').waitFor();
    await close();
  });

  test('says when it cannot be fetched, and comes when it is asked for again', async () => {
    const { page, close } = await site.open(null, { reducedMotion: 'reduce' });
    await page.route('**/api/boards/**', (route) => route.abort());
    await page.goto(site.address + BOARD);
    await page.getByText('The board cannot be fetched without a connection.').waitFor();
    await expectNoBarrier(page);
    await page.unroute('**/api/boards/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await rows(page).first().waitFor();
    await close();
  });
});

describe('tables as files', () => {
  test('are saved, and imported apart from what was checked', async () => {
    const { page, complaints, close } = await openPlayer('Bea');
    await page.goto(site.address + BOARD);
    await page.getByText('Tables as files').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save this list as CSV' }).click();
    const text = (await (await saving).createReadStream()).setEncoding('utf8');
    let csv = '';
    for await (const part of text) csv += part;
    expect(csv).toMatch(/^Score,Name,Date\n\d+,Player \d+,2026-/);
    const mine = 'Score,Name,Date\n900,"Ada, of old",2009-05-01T10:00:00Z\nmany,Bob,2009-05-01T10:00:00Z\n';
    await page.locator('input[type=file]').setInputFiles({
      name: 'scores.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(mine),
    });
    await page.getByText(/1 row was imported\. Not read: line 3/).waitFor();
    await page.getByText('Imported, unverified').waitFor();
    await page.getByText('Ada, of old').waitFor();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Delete them' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('The imported rows are gone.').waitFor();
    await page.getByText('Ada, of old').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

test('the list of boards leads to each of them', async () => {
  const { page, complaints, close } = await site.open('/boards', { reducedMotion: 'reduce' });
  await page.getByRole('heading', { name: 'Boards', level: 2 }).waitFor();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: /^Level 1 / }).click();
  await rows(page).first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('one’s own runs stand on the page of the account, on a desk and on a phone', async () => {
  const { page, close } = await openPlayer('Cleo');
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto(`${site.address}/account`);
    await page.getByRole('link', { name: 'Lost Cause, level 1' }).waitFor();
    await expectNoBarrier(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.getByRole('link', { name: 'Lost Cause, level 1' }).click();
  await page.getByText('Verified: the server has played it again').waitFor();
  await close();
});
