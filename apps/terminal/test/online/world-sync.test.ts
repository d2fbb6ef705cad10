import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorldText, readWorldText } from '@warren/games/cave';
import { LIMITS } from '@warren/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Choice, syncAll } from '../../src/online/sync.js';
import type { WorldRepository } from '../../src/storage/worlds/repository.js';
import { repositoryIn, SMALL, walk } from '../storage/worlds/support.js';
import { must } from '../support/must.js';
import { signInGuest } from '../support/synced-guest.js';
import { type Opened, openWarrenServer } from '../support/warren-server.js';

let server: Opened;
beforeAll(async () => {
  server = await openWarrenServer();
});
afterAll(() => server.close());

function makeWorld(repository: WorldRepository, name: string, moves: number) {
  const open = must(repository.create({ name, seed: name, settings: SMALL }));
  walk(open, moves);
  open.close();
  return { folder: open.folder, id: open.world.id, slot: `cave.world.${open.world.id}` };
}

function playOn(repository: WorldRepository, folder: string, moves: number): string {
  const open = must(repository.open(folder));
  walk(open, moves);
  open.close();
  return makeWorldText(open.world);
}

/** A player with two machines, each of which syncs as the command does. */
async function signIn() {
  const { line, account, play, sync: syncByCommand, openMachine } = await signInGuest(server);

  function machine(folder: string) {
    const repository = repositoryIn(folder);
    async function sync(keep: Choice = 'later') {
      const told: string[] = [];
      const report = async (words: string) => void told.push(words);
      const choose = async () => keep;
      const tools = {
        line,
        account,
        folder,
        worlds: repository,
        now: Date.now,
        device: 'Test',
        prefersLocal: keep === 'here',
        choose,
        report,
      };
      const isDone = await syncAll(tools);
      return { isDone, worlds: told.filter((words) => words.includes('world')).sort() };
    }
    return { play: folder, repository, sync };
  }

  return { line, syncByCommand, here: machine(play), other: machine(openMachine().play) };
}

test('a world goes to the browser and to another terminal and back, state by state', async () => {
  const { line, syncByCommand, here, other } = await signIn();
  const { folder, slot } = makeWorld(here.repository, 'Höhle', 7);
  const first = await syncByCommand();
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/^the world “Höhle”: sent: Höhle: \d+ cells explored, \d+ moves$/m);

  // The browser plays on with the text it finds.
  const save = await line.call('readSave', { params: { slot } });
  if (!save.ok) throw new Error(save.message);
  expect(save.value.text).toBe(must(here.repository.exportText(folder)));
  const there = must(readWorldText(save.value.text));
  there.run.advance([2]);
  const text = makeWorldText({ ...there, playedAt: there.playedAt + 1000 });
  const body = { text, summary: 'Höhle: played in the browser' };
  expect(await line.call('writeSave', { params: { slot }, revision: 1, body })).toMatchObject({ ok: true });

  // Another terminal has never seen it.
  expect((await other.sync()).worlds).toEqual([
    expect.stringMatching(/^a world of Cave: fetched: Höhle: \d+ cells explored/),
  ]);
  expect(must(other.repository.exportText(folder))).toBe(text);
  const played = playOn(other.repository, folder, 3);
  expect((await other.sync()).worlds).toEqual([expect.stringContaining('sent: Höhle')]);

  expect((await here.sync()).worlds).toEqual([expect.stringContaining('fetched: Höhle')]);
  expect(must(here.repository.exportText(folder))).toBe(played);
  expect(await here.sync()).toEqual({ isDone: true, worlds: ['the world “Höhle”: up to date'] });
});

test('a world deleted on one side goes on the other; one that was played on meanwhile stays', async () => {
  const { here, other } = await signIn();
  const [gone, stays] = [makeWorld(here.repository, 'Gone', 2), makeWorld(here.repository, 'Stays', 2)];
  await here.sync();
  await other.sync();
  expect(other.repository.list()).toHaveLength(2);
  must(here.repository.remove(gone.folder));
  must(here.repository.remove(stays.folder));
  playOn(other.repository, stays.folder, 3);

  const words = 'a world of Cave: it was deleted here; the server knows';
  expect(await here.sync()).toEqual({ isDone: true, worlds: [words, words] });
  expect((await here.sync()).worlds).toEqual([]);
  const { worlds } = await other.sync();
  expect(worlds[0]).toBe('the world “Gone”: it was deleted elsewhere');
  expect(worlds[1]).toContain('the world “Stays”: sent');
  await here.sync();
  expect(here.repository.list()).toMatchObject([{ name: 'Stays' }]);
});

test('where both sides went on the player chooses, and both copies are kept', async () => {
  const { line, here, other } = await signIn();
  const { folder, slot } = makeWorld(here.repository, 'Two', 2);
  await here.sync();
  await other.sync();
  const mine = playOn(here.repository, folder, 3);
  const theirs = playOn(other.repository, folder, 5);
  await other.sync();
  expect(await here.sync()).toEqual({
    isDone: false,
    worlds: [expect.stringContaining('two copies; choose with --keep')],
  });
  expect(must(here.repository.exportText(folder))).toBe(mine);
  expect(await here.sync('server')).toMatchObject({ isDone: true });
  expect(must(here.repository.exportText(folder))).toBe(theirs);
  const save = await line.call('readSave', { params: { slot } });
  if (!save.ok) throw new Error(save.message);
  const copies = await Promise.all(
    save.value.copies.map((copy) => line.call('readSaveCopy', { params: { slot, copy: copy.id } })),
  );
  expect(copies.map((copy) => copy.ok && copy.value.text)).toContain(mine);
});

test('a world that is being played, is damaged or is too large is left alone with a sentence', async () => {
  const { line, here } = await signIn();
  const { repository, play } = here;
  const [played, damaged, large] = ['Played', 'Damaged', 'Large'].map((name) =>
    makeWorld(repository, name, 2),
  );
  await here.sync();
  const open = must(repository.open(played.folder));
  walk(open, 1);
  writeFileSync(join(play, 'worlds', damaged.folder, 'journal'), 'nothing');
  const world = must(readWorldText(must(repository.exportText(large.folder))));
  Object.assign(world.run.state as object, { log: ['x'.repeat(LIMITS.saveBytes)] });
  must(repository.replaceText(makeWorldText(world), large.id));

  const { isDone, worlds } = await here.sync();
  expect(isDone).toBe(false);
  expect(worlds[0]).toBe('the world “Damaged”: its journal does not begin as journals do');
  expect(worlds[1]).toMatch(/^the world “Large”: it is too large to be carried: \d+ bytes/);
  expect(worlds[2]).toBe('the world “Played”: it is open in this window already');
  for (const { slot } of [played, damaged, large]) {
    expect(await line.call('readSave', { params: { slot } })).toMatchObject({ value: { revision: 1 } });
  }
  open.close();
  expect((await here.sync()).worlds[2]).toContain('the world “Played”: sent');
});

test('any name goes along', async () => {
  const { here, other } = await signIn();
  const name = `Bell \u0007, half \ud800, ${'💎'.repeat(40)}`;
  makeWorld(here.repository, name, 1);
  expect(await here.sync()).toMatchObject({ isDone: true });
  await other.sync();
  expect(other.repository.list()).toMatchObject([{ name }]);
});

test('worlds that cannot be seen are not taken for deleted ones', async () => {
  const { line, here } = await signIn();
  const { slot } = makeWorld(here.repository, 'Hidden', 1);
  await here.sync();
  renameSync(join(here.play, 'worlds'), join(here.play, 'elsewhere'));
  writeFileSync(join(here.play, 'worlds'), 'a file');
  expect(await here.sync()).toEqual({
    isDone: false,
    worlds: [expect.stringMatching(/^the worlds of Cave: can't read /)],
  });
  expect(await line.call('readSave', { params: { slot } })).toMatchObject({ value: { revision: 1 } });
});

test('a text of the server that is no world, or another one, is refused and nothing is written', async () => {
  const { line, here } = await signIn();
  const { folder, slot } = makeWorld(here.repository, 'Right', 1);
  const before = must(here.repository.exportText(folder));
  await here.sync();
  const write = (params: { slot: string }, revision: number, text: string) =>
    line.call('writeSave', { params, revision, body: { text } });
  await write({ slot }, 1, '{"format":"warren-world"}');
  await write({ slot: 'cave.world.aaaaaaaa' }, 0, before);
  const { isDone, worlds } = await here.sync();
  expect(isDone).toBe(false);
  expect(worlds.join()).toContain('the text is that of another world');
  expect(must(here.repository.exportText(folder))).toBe(before);
  expect(here.repository.list()).toHaveLength(1);
});
