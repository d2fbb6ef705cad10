import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.js';
import { total, weighScripts } from './support/weigh.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const MOST_BYTES = 60 * 1024;

async function weigh(path: string): Promise<ReadonlyMap<string, number>> {
  const { page, close } = await site.open(null);
  const scripts = await weighScripts(page, site.address + path);
  await close();
  return scripts;
}

test('the entrance takes at most 60 KB of compressed script, and every other page at most 60 KB more', async () => {
  const home = await weigh('/');
  expect(total(home)).toBeGreaterThan(10_000);
  expect(total(home)).toBeLessThanOrEqual(MOST_BYTES);
  for (const path of [
    '/play/AwPpuzNkUAAA==',
    '/lost-cause',
    '/treasure-rush',
    '/treasure-rush/scores',
    '/cave',
    '/classic/mazes',
    '/classic/custom',
    '/classic/play/normal-30',
    '/labyrinth',
    '/labyrinth/levels',
    '/cave/expedition',
    '/studio',
    '/replay',
    '/gamecomplete',
    '/boards/lost-cause.campaign',
    '/daily',
    '/ranked/lost-cause.level-1',
  ]) {
    const more = new Map([...(await weigh(path))].filter(([name]) => !home.has(name)));
    expect([path, total(more) > 0, total(more) <= MOST_BYTES]).toEqual([path, true, true]);
  }
});
