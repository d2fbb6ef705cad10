import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoBarrier } from './support/axe.js';
import { goOn, letPass, openStill, showsGame } from './support/lockstep.js';
import {
  openNamed,
  openProgram,
  openRankedSite,
  openVisitor,
  playByBot,
  playRanked,
  type RankedSite,
  tellTime,
} from './support/ranked.js';

// The challenge of a day: one ranked try, and its secret. Days of the week differ in size; this one is a Monday.

const NOON = Date.UTC(2026, 10, 16, 12);
const TODAY = '2026-11-16';

let site: RankedSite;
beforeAll(async () => {
  site = await openRankedSite(NOON);
});
afterAll(() => site.close());

/** The challenge of Lost Cause; the second one is that of yesterday. */
const card = (page: Page, place = 0) => page.getByRole('article', { name: 'Lost Cause' }).nth(place);

describe('the challenge of the day', () => {
  test('allows one ranked try, which a reload does not end, and then practice', async () => {
    const visit = await openNamed(site, 'Ada');
    const { page, complaints, close } = visit;
    await openStill(page, `${site.address}/daily`);
    const play = card(page).getByRole('button', { name: 'Play ranked' });
    await letPass(page, () => play.isVisible());
    await letPass(page, () => page.getByText(/^12:00:00$|^11:59:\d\d$/).isVisible());
    expect(await card(page).getByText('Practice opens after your ranked try').isVisible()).toBe(true);
    await play.click();
    await letPass(page, () =>
      page.getByText('You can pause it and come back today, but not restart it.').isVisible(),
    );
    await expectNoBarrier(page, { still: true });
    const { game } = await playRanked(visit, () =>
      page.getByRole('button', { name: 'Start my one try' }).click(),
    );
    await game.press('slot-1');
    await game.wait(60);
    await tellTime(page);
    await page.reload();
    await goOn(page);
    await game.playBot();
    await letPass(page, () =>
      page.getByText('Rank 1 of 1 on Challenge of 16 November 2026 (witnessed)').isVisible(),
    );
    expect(await page.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Daily challenges' }).click();
    await letPass(page, () => page.getByText(/^Rank 1 \(witnessed\), /).isVisible());
    expect(await play.count()).toBe(0);
    await card(page).getByRole('link', { name: 'Practise' }).click();
    await letPass(page, () => page.getByText('Practice, 16 November 2026: unranked').isVisible());
    await letPass(page, showsGame(page));
    const second = await page.evaluate(async (daily) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ game: 'lost-cause', daily });
      return (await fetch('/api/tickets', { method: 'POST', headers, body })).status;
    }, TODAY);
    expect(second).toBe(409);
    // The browser itself writes down that last answer, which is asked for here.
    expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
    await close();
  });

  test('is practised once the ranked try is over: one that goes on is finished or given up first', async () => {
    const visit = await openVisitor(site);
    const { page, close } = visit;
    await openStill(page, `${site.address}/daily`);
    await letPass(page, () => card(page).getByRole('button', { name: 'Play ranked' }).isVisible());
    await card(page).getByRole('button', { name: 'Play ranked' }).click();
    await playRanked(visit, () => page.getByRole('button', { name: 'Start my one try' }).click());
    await page.goto(`${site.address}/daily`);
    const goOn = card(page).getByRole('link', { name: 'Continue your ranked try' });
    await letPass(page, () => goOn.isVisible());
    expect(await card(page).getByRole('link', { name: 'Practise' }).count()).toBe(0);
    await expectNoBarrier(page, { still: true });
    await page.goto(`${site.address}/daily/lost-cause?practice=${TODAY}`);
    const title = page.getByRole('heading', { name: 'Finish your ranked try first' });
    await letPass(page, () => title.isVisible());
    expect(await page.getByRole('link', { name: 'Continue your ranked try' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Give up the try' }).click();
    await letPass(page, () => page.getByText('Give up your ranked try?').isVisible());
    await expectNoBarrier(page, { still: true });
    await page.getByRole('button', { name: 'Yes' }).click();
    await letPass(page, () => page.getByText('Practice, 16 November 2026: unranked').isVisible());
    await page.goto(`${site.address}/daily`);
    await letPass(page, () => card(page).getByText('Your ranked try of today is over.').isVisible());
    expect(await card(page).getByRole('link', { name: 'Practise' }).isVisible()).toBe(true);
    await close();
  });

  test('stays secret to whoever has not drawn: a run of it says where to draw', async () => {
    const run = await playByBot(site, await openProgram(site, 'Quick'), { daily: TODAY });
    const { page, close } = await openVisitor(site);
    await page.goto(`${site.address}/replay/${run.id}`);
    await page.getByRole('heading', { name: 'Secret until your own try' }).waitFor();
    await expectNoBarrier(page);
    await page.getByRole('link', { name: 'To today’s challenge' }).click();
    await card(page).getByRole('button', { name: 'Play ranked' }).waitFor();
    await close();
  });

  test('of yesterday can be practised by anybody', async () => {
    const { page, complaints, close } = await site.open('/daily', { reducedMotion: 'reduce' });
    await card(page, 1).getByRole('link', { name: 'Practise' }).click();
    await page.getByText('Practice, 15 November 2026: unranked').waitFor();
    await page.locator('[data-phase=playing]').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test('an address of no run says so, with ways on', async () => {
  const { page, close } = await site.open('/replay/nobody-ever-played-this', { reducedMotion: 'reduce' });
  await page.getByRole('heading', { name: 'No such run' }).waitFor();
  await expectNoBarrier(page);
  await close();
});
