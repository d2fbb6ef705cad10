import { join } from 'node:path';
import { stateHash } from '@warren/games';
import { caveBot } from '@warren/games/bots';
import type { CaveState } from '@warren/games/cave';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, hashOn, leaveWorld, walk } from '../../web/e2e/support/cave-worlds.js';
import { openCalm, PASSWORD, register, syncNow } from '../../web/e2e/support/people.js';
import { openSite, type Site } from '../../web/e2e/support/site.js';
import { silentLog } from '../src/storage/log.js';
import { openWorldRepository } from '../src/storage/worlds/repository.js';
import { must } from '../test/support/must.js';
import { folder, warren } from '../test/support/warren.js';

let site: Site;
beforeAll(async () => {
  site = await openSite({});
});
afterAll(() => site.close());

/** A terminal: the built command, and a view of the worlds it stores. */
function openTerminal(data: string) {
  const repository = openWorldRepository({ folder: join(data, 'play'), now: Date.now, log: silentLog });
  const open = () => {
    const [listed, ...more] = repository.list();
    expect([listed?.kind, more]).toEqual(['sound', []]);
    return must(repository.open(listed.folder));
  };
  return {
    logIn: (name: string) =>
      warren(['login', '--server', site.address, '--name', name, '--data', data], `${PASSWORD}\n`),
    sync: () => warren(['sync', '--data', data]),
    /** The state the only world is in. */
    hash() {
      const world = open();
      world.close();
      return stateHash(world.world.run.state);
    },
    /** Has the bot play on; the state then. */
    play(moves: number) {
      const world = open();
      const player = caveBot.begin();
      const stateNow = () => world.world.run.state as CaveState;
      // A fight goes on by itself on the page, and a test would look at it in the middle.
      for (let i = 0; i < moves || stateNow().phase === 'fighting'; i++) must(world.play(player(stateNow())));
      world.close();
      return stateHash(world.world.run.state);
    },
  };
}

test('a world goes from the browser to the terminal and back, and is the same at each hand-over', async () => {
  const { page, close } = await openCalm(site, '/account');
  const sync = async () => {
    await page.goto(`${site.address}/account`);
    await syncNow(page);
  };
  const goOn = async () => {
    await page.goto(`${site.address}/cave`);
    await page.getByRole('button', { name: 'Continue Both ways' }).click();
    return hashOn(page);
  };
  await register(page, 'Wayfarer');
  await page.goto(`${site.address}/cave`);
  await createWorld(page, { name: 'Both ways', seed: 'quiet start' });
  await walk(page, 'DDSSDS');
  const first = await hashOn(page);
  await leaveWorld(page);
  await sync();

  const terminal = openTerminal(folder());
  expect(await terminal.logIn('Wayfarer')).toMatchObject({ code: 0 });
  expect(await terminal.sync()).toMatchObject({ code: 0, out: expect.stringContaining('Both ways') });
  expect(terminal.hash()).toBe(first);
  const second = terminal.play(80);
  expect(second).not.toBe(first);
  expect(await terminal.sync()).toMatchObject({ code: 0, out: expect.stringContaining('sent') });

  await sync();
  expect(await goOn()).toBe(second);
  await walk(page, 'AWD');
  const third = await hashOn(page);
  expect(third).not.toBe(second);
  await leaveWorld(page);
  await sync();
  expect(await terminal.sync()).toMatchObject({ code: 0, out: expect.stringContaining('fetched') });
  expect(terminal.hash()).toBe(third);
  await close();
});
