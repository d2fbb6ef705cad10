import { caveBot } from '@warren/games/bots';
import { beginWorld, type World } from '@warren/games/cave';
import type { Page } from 'playwright-core';
import { storedMoves, storedWorld } from '../../src/games/cave/storage.js';
import { newWorldId, openSavedWorld, type SavedWorld } from '../../src/games/cave/worlds/world-repository.js';

/** Makes a world on the page of worlds, and waits until it is there to be played; its id. */
export async function createWorld(
  page: Page,
  { name, seed }: { name: string; seed: string },
): Promise<string> {
  const before = await idsOn(page);
  await page.getByRole('button', { name: 'New world' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Create world' }).click();
  await page.locator('[data-tick]').waitFor();
  const made = (await idsOn(page)).filter((id) => !before.includes(id));
  if (made.length !== 1) throw new Error(`There are ${made.length} new worlds.`);
  return made[0];
}

function idsOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).flatMap((name) => /^warren\.cave\.world\.([a-z0-9]+)$/.exec(name)?.[1] ?? []),
  );
}

/** Presses these letters, a move each, and waits until each is shown. */
export async function walk(page: Page, letters: string): Promise<void> {
  for (const letter of letters) {
    const before = await tickOn(page);
    await page.keyboard.press(`Key${letter}`);
    await page.waitForFunction(
      (tick) => Number(document.querySelector<HTMLElement>('[data-tick]')?.dataset.tick) > tick,
      before,
    );
  }
}

function tickOn(page: Page): Promise<number> {
  return page.locator('[data-tick]').evaluate((stage) => Number((stage as HTMLElement).dataset.tick));
}

/** The hash of the state that is shown. */
export async function hashOn(page: Page): Promise<number> {
  const stage = page.locator('[data-tick]');
  await stage.waitFor();
  return stage.evaluate((element) => {
    element.dispatchEvent(new Event('warren:state'));
    return Number((element as HTMLElement).dataset.hash);
  });
}

/** From a world back to the list of worlds. */
export async function leaveWorld(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the worlds' }).click();
  await page.getByRole('heading', { name: 'Your worlds' }).waitFor();
}

/** A text in the storage of a page; empty for none. */
export function textOn(page: Page, name: string): Promise<string> {
  return page.evaluate((key) => localStorage.getItem(key) ?? '', name);
}

/** Lays a text into the storage of a page, as playing would. */
export async function putText(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      window.dispatchEvent(new CustomEvent('warren:storage', { detail: key }));
    },
    [name, text] as const,
  );
}

/** The world of an id as it lies in the storage of a page, opened here. */
export async function keptWorld(page: Page, id: string): Promise<SavedWorld> {
  // At one moment: the sync makes one of both while a test is under way.
  const [text, movesText] = await page.evaluate(
    (names) => names.map((name) => localStorage.getItem(name) ?? ''),
    [storedWorld(id), storedMoves(id)],
  );
  return openSavedWorld({ id, text, movesText });
}

/** A world in which a bot has made some moves. */
export function walkingWorld({ name, moves }: { name: string; moves: number }): World {
  const id = newWorldId();
  const world = beginWorld({ id, name, seed: 'quiet start', settings: {}, now: 1_000_000 });
  if (!world.ok) throw new Error(world.reason);
  const player = caveBot.begin();
  for (let i = 0; i < moves; i++) world.value.run.advance(player(world.value.run.state));
  return world.value;
}
