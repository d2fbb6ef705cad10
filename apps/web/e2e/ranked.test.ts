import { STORED_OUTBOX } from '@warren/client';
import { startRun } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarrier } from './support/axe.js';
import { goOn, type Lockstep, letPass, lockstep, openStill, showsGame } from './support/lockstep.js';
import { openRanked, openRankedSite, openVisitor, playRanked, type RankedSite } from './support/ranked.js';

// Runs that count: from the ticket to the board, the replay and the race.

let site: RankedSite;
beforeAll(async () => {
  site = await openRankedSite(Date.UTC(2026, 10, 15, 12));
});
afterAll(() => site.close());

const PLAY = '/play/AwPpuzNkUAAA==';

/** Waits until a text is on the page; its time goes by meanwhile. */
async function reads(page: Page, text: string | RegExp): Promise<void> {
  await letPass(page, () => page.getByText(text).first().isVisible());
}

/** Begins a run and does nothing for so many ticks: the same run of another player would be a copy. */
async function standStill(game: Lockstep, ticks: number): Promise<void> {
  await game.press('slot-1');
  await game.wait(ticks);
}

describe('a run with a ticket', () => {
  test('is played, checked and ranked; others watch it by its link and race it', async () => {
    const { page, game, ticket, complaints, close } = await openRanked(site, PLAY, 'Ada');
    expect(game.run.seed).toBe(ticket.seed);
    expect(await page.getByText('Not on the leaderboard').count()).toBe(0);
    await game.playBot();
    expect(game.run.outcome.result).toBe('won');
    await reads(page, 'Rank 1 of 1 on a shared maze (witnessed)');
    await expectNoBarrier(page, { still: true });
    await page.getByRole('link', { name: 'See the leaderboard' }).click();
    const row = page.locator('tr[data-rank="1"]');
    await letPass(page, () => row.isVisible());
    expect(await row.textContent()).toContain('you');
    await expectNoBarrier(page, { still: true });
    const watch = await row.getByRole('link').getAttribute('href');
    expect(complaints).toEqual([]);
    await close();

    const other = await openVisitor(site);
    await openStill(other.page, site.address + watch);
    await reads(other.page, 'Verified: the server has played it again');
    await letPass(other.page, () => other.page.locator('[data-verdict=valid]').isVisible());
    await expectNoBarrier(other.page, { still: true });
    await other.page.getByRole('button', { name: 'Race this run' }).click();
    await reads(other.page, 'Racing a ghost: unranked');
    await letPass(other.page, () => other.page.locator('[data-tick="0"]').isVisible());
    // The race begins with the first key.
    await other.page.keyboard.press('Digit1');
    await letPass(other.page, () => other.page.locator('[data-tick="30"]').isVisible());
    await other.page.keyboard.press('Escape');
    await letPass(other.page, () =>
      other.page.getByRole('button', { name: 'Back to the replay' }).isVisible(),
    );
    await other.page.getByRole('button', { name: 'Back to the replay' }).click();
    await reads(other.page, 'Verified: the server has played it again');
    expect(other.complaints).toEqual([]);
    await other.close();
  });

  test('is ranked though the server takes seconds to answer', async () => {
    const { page, close } = await openVisitor(site);
    let asked = false;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/tickets', async (route) => {
      asked = true;
      await answered;
      await route.continue();
    });
    await openStill(page, site.address + PLAY);
    await letPass(page, async () => asked, { unanswered: true });
    await page.clock.runFor(4000);
    answer();
    await letPass(page, () => page.locator('[data-tick]').isVisible());
    expect(await page.getByText('Not on the leaderboard').count()).toBe(0);
    await close();
  });

  test('that is given up is ranked by the levels it completed', async () => {
    const { page, close } = await openVisitor(site);
    const drawing = page.waitForResponse((answer) => answer.url().endsWith('/api/tickets'));
    await openStill(page, `${site.address}/lost-cause`);
    const shows = (name: string) => letPass(page, () => page.getByRole('button', { name }).isVisible());
    await shows('New game');
    await page.getByRole('button', { name: 'New game' }).click();
    await letPass(page, showsGame(page));
    const { settings, seed } = await (await drawing).json();
    const run = startRun(lostCause, settings, seed);
    if (!run.ok) throw new Error(run.reason);
    const game = lockstep(page, run.value);
    await game.playBot();
    await shows('Continue');
    await page.getByRole('button', { name: 'Continue' }).click();
    await letPass(page, async () => (await page.locator('[data-level="2"]').count()) > 0);
    await page.keyboard.press('Escape');
    await shows('Give up');
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await reads(page, /^You would be 1st of 1 on Campaign \(witnessed\); choose a name to be listed\.$/);
    await close();
  });

  test('that was changed on its way is refused, with the reason', async () => {
    const { page, game, close } = await openRanked(site, PLAY, 'Bea');
    await page.route('**/api/runs', async (route) => {
      const upload = route.request().postDataJSON() as { recording: string };
      const { recording } = upload;
      // One letter of the log: the checkpoints no longer follow from it.
      const at = recording.length - 40;
      const changed = recording.slice(0, at) + (recording[at] === 'A' ? 'B' : 'A') + recording.slice(at + 1);
      await route.continue({ postData: JSON.stringify({ ...upload, recording: changed }) });
    });
    await game.playBot();
    await letPass(page, () => page.locator('[data-after=bad]').isVisible());
    expect(await page.locator('[data-after=bad]').textContent()).toMatch(/^Refused: .{10,}/);
    await close();
  });

  test('goes on with its ticket after the page was loaded anew', async () => {
    const { page, game, ticket, close } = await openRanked(site, PLAY, 'Cleo');
    await standStill(game, 150);
    await page.reload();
    await letPass(page, () => page.getByRole('button', { name: 'Continue' }).isVisible());
    const uploading = page.waitForRequest((request) => request.url().endsWith('/api/runs'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await goOn(page);
    await game.playBot();
    await letPass(page, () => page.locator('[data-after]').isVisible());
    await letPass(page, () => page.locator('[data-after=good]').isVisible());
    const upload = (await uploading).postDataJSON() as { ticket: { id: string } };
    expect(upload.ticket.id).toBe(ticket.id);
    await close();
  });

  test('waits for a connection where there is none; when it arrives later, that is said wherever one is', async () => {
    const { page, context, game, close } = await openRanked(site, PLAY, 'Dora');
    await context.setOffline(true);
    await standStill(game, 20);
    await game.playBot();
    await reads(page, 'Waiting for a connection: your run will be uploaded later.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await reads(page, 'Not on the leaderboard: you are offline; it is uploaded later');
    await context.setOffline(false);
    await reads(
      page,
      /^Lost Cause, a shared maze: your run was checked, rank \d+ (\(witnessed\)|among offline runs)\.$/,
    );
    await close();
  });

  test('is handed in at the next visit when the page was closed at the moment of its end', async () => {
    const visit = await openVisitor(site);
    const { page, context, close } = visit;
    // The queue is not there yet: its database never opens on this page.
    await page.addInitScript(() => {
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function () {
        const request = open.call(this, 'another');
        request.addEventListener = () => {};
        return request;
      };
    });
    const { game, ticket } = await playRanked(visit, () => openStill(page, site.address + PLAY));
    await standStill(game, 40);
    await game.playBot();
    await page.close();
    // Some time goes by until the next visit.
    site.clock.now += 10_000;

    const next = await context.newPage();
    const uploads: Response[] = [];
    next.on('response', (answer) => answer.url().endsWith('/api/runs') && uploads.push(answer));
    await next.goto(site.address);
    await letPass(next, async () => uploads.length > 0);
    const [upload] = uploads;
    expect(upload.request().postDataJSON().ticket.id).toBe(ticket.id);
    expect(await upload.json()).toMatchObject({ status: 'verified', ranked: true });
    const isEmpty = (name: string) => localStorage.getItem(name) === null;
    expect(await next.evaluate(isEmpty, STORED_OUTBOX)).toBe(true);
    await close();
  });
});

describe('a run without a ticket', () => {
  test('begins all the same when the server cannot be reached, and says that it is unranked', async () => {
    const { page, close } = await openVisitor(site);
    await page.route('**/api/tickets', (route) => route.abort());
    await openStill(page, site.address + PLAY);
    await letPass(page, () => page.locator('[data-tick]').isVisible());
    expect(await page.locator('[data-note]').textContent()).toBe(
      'Not on the leaderboard: you are offline; it is uploaded later',
    );
    await close();
  });

  test('does not wait for a server that does not answer', async () => {
    const { page, close } = await openVisitor(site);
    await page.route('**/api/tickets', () => {});
    await openStill(page, site.address + PLAY);
    await letPass(page, () => page.locator('[data-tick]').isVisible(), { unanswered: true });
    expect(await page.locator('[data-note]').textContent()).toBe(
      'Not on the leaderboard: the server did not answer in time',
    );
    await close();
  });

  test('is what whoever hands in nothing plays; nothing is asked of the server', async () => {
    const { page, close } = await site.open(null, { reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openStill(page, site.address + PLAY);
    await letPass(page, () => page.locator('[data-tick]').isVisible());
    expect(await page.locator('[data-note]').textContent()).toBe(
      'Not on the leaderboard: uploading is turned off',
    );
    expect(asked.filter((path) => path === '/api/tickets' || path === '/api/guest')).toEqual([]);
    await close();
  });
});
