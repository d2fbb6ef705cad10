import { readFileSync } from 'node:fs';
import { findGame, openPlayback, type Playback, parseRecordingText, stateHash } from '@warren/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.js';

// Recordings watched in a real browser: every tick is the one the rules make of it.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const CALM = { reducedMotion: 'reduce' } as const;
const GOLDEN = new URL('../../../packages/games/test/golden/', import.meta.url);

const textOf = (name: string) => readFileSync(new URL(`${name}.txt`, GOLDEN), 'utf8').trimEnd();

function playbackOf(text: string): Playback {
  const recording = parseRecordingText(text);
  if (!recording.ok) throw new Error(recording.reason);
  const game = findGame(recording.value.game);
  if (!game.ok) throw new Error(game.reason);
  const playback = openPlayback(game.value, recording.value);
  if (!playback.ok) throw new Error(playback.reason);
  return playback.value;
}

/** The theatre with a recording in it, opened from a file. */
async function openRecording(text: string) {
  const visit = await site.open('/replay', CALM);
  await chooseFile(visit.page, text);
  await visit.page.locator('[data-tick]').waitFor();
  return { ...visit, playback: playbackOf(text) };
}

async function chooseFile(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'run.warren', mimeType: 'text/plain', buffer });
}

/** Waits until the page stands at a tick, and compares its state with the one made here. */
async function expectTick(page: Page, playback: Playback, tick: number): Promise<void> {
  await page.locator(`[data-tick="${tick}"]`).waitFor();
  playback.seek(tick);
  const there = await page.locator('[data-tick]').evaluate((stage: HTMLElement) => {
    stage.dispatchEvent(new Event('warren:state'));
    return Number(stage.dataset.hash);
  });
  expect([tick, there]).toEqual([tick, stateHash(playback.state)]);
}

describe('the theatre', () => {
  test('lands on the exact state wherever one scrubs or steps to', async () => {
    const { page, playback, complaints, close } = await openRecording(textOf('lost-cause-level-3'));
    const { ticks } = playback.recording;
    const slider = page.getByRole('slider', { name: 'Place in the recording' });
    // A recording stands still at first.
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    for (const tick of [600, 599, 2345, 4000, 1, 601, ticks, 0, 3333]) {
      await slider.fill(String(tick));
      await expectTick(page, playback, tick);
    }
    await page.getByRole('button', { name: 'One tick forward' }).click();
    await expectTick(page, playback, 3334);
    await page.getByRole('button', { name: 'One tick back' }).click();
    await page.getByRole('button', { name: 'One tick back' }).click();
    await expectTick(page, playback, 3332);
    await page.keyboard.press('End');
    await expectTick(page, playback, ticks);
    expect(complaints).toEqual([]);
    await close();
  });

  test('plays on, and says by its own reckoning what the recording came to', async () => {
    const { page, close } = await openRecording(textOf('lost-cause-code'));
    await page.locator('[data-verdict=valid]').waitFor();
    expect(await page.locator('[data-score]').getAttribute('data-score')).toBe('3244');
    const slider = page.getByRole('slider', { name: 'Place in the recording' });
    await slider.fill('100');
    await page.locator('[data-tick="100"]').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(130);
    await close();
  });

  test('says of a damaged file what is wrong with it, and stays', async () => {
    const { page, close } = await site.open('/replay', CALM);
    const text = textOf('lost-cause-level-1');
    for (const damaged of [
      'hello',
      'r1-AAAA',
      `${text.slice(0, 60)}x${text.slice(61)}`,
      text.slice(0, -8),
      '',
    ]) {
      await chooseFile(page, damaged);
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').textContent()).toMatch(/This cannot be shown: .{8,}/);
    }
    await chooseFile(page, text);
    await page.locator('[data-tick]').waitFor();
    await close();
  });

  test('saves the recording it shows, and lets somebody take over where it is', async () => {
    const text = textOf('lost-cause-level-1');
    const { page, close } = await openRecording(text);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(readFileSync(await file.path(), 'utf8').trimEnd()).toBe(text);
    await page.getByRole('slider', { name: 'Place in the recording' }).fill('300');
    await page.locator('[data-tick="300"]').waitFor();
    await page.getByRole('button', { name: 'Play from here' }).click();
    // It begins paused, as every run that is gone on with.
    await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
    await expect
      .poll(async () => Number(await page.locator('[data-tick]').getAttribute('data-tick')))
      .toBeGreaterThan(310);
    await close();
  });
});
