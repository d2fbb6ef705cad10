import { type Game, type Plain, type Run, startRun, startRunClock } from '@warren/games';
import { cave } from '@warren/games/cave';
import { labyrinth } from '@warren/games/labyrinth';
import { lostCause } from '@warren/games/lost-cause';
import { treasureRush } from '@warren/games/treasure-rush';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finish } from '../../../../packages/games/test/support/profiles.js';
import type { RunStorage } from '../../../web/src/game/run/saved-run.js';
import { expeditionStorage } from '../../../web/src/games/cave/expedition.js';
import { labyrinthStorage } from '../../../web/src/games/labyrinth/storage.js';
import { campaignStorage, STORED_CAMPAIGN } from '../../../web/src/games/lost-cause/storage.js';
import { startCampaign } from '../../../web/test/support/play-runs.js';
import { openProfileFile } from '../../src/storage/profiles.js';
import { deleteSavedRun, resumeSavedRun, saveRun } from '../../src/storage/runs.js';
import { must } from '../support/must.js';
import { signInGuest } from '../support/synced-guest.js';
import { type Opened, openWarrenServer } from '../support/warren-server.js';

const SLOT = { slot: 'lost-cause.campaign' };
let server: Opened;
beforeAll(async () => {
  server = await openWarrenServer();
});
afterAll(() => server.close());

const signIn = () => signInGuest(server);

/** The storage of a browser. */
function makeRepository() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
  return { texts, repository: () => storage as unknown as Storage };
}

const advance = (run: Run, ticks: number) => {
  for (let i = 0; i < ticks; i++) run.advance([]);
};

const keeping = (run: Run) => ({ run, hasTurns: false, clock: startRunClock(Date.now), ticket: null });

test('a campaign begun in the browser goes on in the terminal and back, state by state', async () => {
  const { line, play, sync } = await signIn();
  const { texts, repository } = makeRepository();
  const begun = startCampaign('round trip');
  advance(begun.run, 100);
  campaignStorage.save(begun, repository);
  const body = { text: texts.get(STORED_CAMPAIGN) ?? '', summary: 'Campaign, level 1' };
  expect(await line.call('writeSave', { params: SLOT, revision: 0, body })).toMatchObject({ ok: true });

  const fetched = await sync();
  expect(fetched).toMatchObject({ code: 0, err: '' });
  expect(fetched.out).toBe(
    [
      'the campaign of Lost Cause: fetched: Campaign, level 1',
      'the run of Treasure Rush: none',
      'the expedition in Cave: none',
      'the run of Labyrinth: none',
      'profiles of Classic: none',
      '',
    ].join('\n'),
  );
  const saved = must(resumeSavedRun(play, lostCause));
  expect(saved?.run.save()).toEqual(begun.run.save());
  expect(saved?.clock.startedAt).toBe(begun.clock.startedAt);

  if (saved === null) throw new Error('nothing was kept');
  advance(saved.run, 50);
  must(saveRun(play, saved));
  expect((await sync()).out).toContain('sent: Campaign, level 1');
  const save = await line.call('readSave', { params: SLOT });
  if (!save.ok) throw new Error(save.message);
  expect(save.value).toMatchObject({ revision: 2, summary: 'Campaign, level 1' });
  texts.set(STORED_CAMPAIGN, save.value.text);
  const back = must(campaignStorage.resume(repository));
  expect(back?.run.save()).toEqual(saved.run.save());
  expect(JSON.parse(save.value.text).level).toBe(1);

  deleteSavedRun(play, lostCause);
  expect((await sync()).out).toContain('it has ended here; the server knows');
  expect(await line.call('readSave', { params: SLOT })).toMatchObject({ value: { text: '', revision: 3 } });
});

/** The run of a game, and where the browser saves it. */
interface SavedElsewhere<State> {
  readonly game: Game<Plain, State>;
  readonly slot: string;
  readonly storage: RunStorage<State>;
  readonly settings: object;
  readonly title: string;
  readonly summary: string;
  readonly label: object;
}

test('a run of Labyrinth goes on in the terminal and back in the browser, state by state', () =>
  carryThereAndBack({
    game: labyrinth,
    slot: 'labyrinth.run',
    storage: labyrinthStorage,
    settings: { algorithm: 'weave-prim' },
    title: 'the run of Labyrinth',
    summary: 'Run, level 1',
    label: { level: 1, score: 0 },
  }));

test('an expedition in Cave goes on in the terminal and back in the browser, state by state', () =>
  carryThereAndBack({
    game: cave,
    slot: 'cave.expedition',
    storage: expeditionStorage,
    settings: { mode: 'expedition', rules: 'deep' },
    title: 'the expedition in Cave',
    summary: 'Expedition, 0 gold',
    label: { gold: 0 },
  }));

async function carryThereAndBack<State>(saved: SavedElsewhere<State>): Promise<void> {
  const { game, slot, storage, settings, title, summary, label } = saved;
  const { line, play, sync } = await signIn();
  const { texts, repository } = makeRepository();
  const run = must(startRun(game, settings, 'round trip'));
  for (let tick = 0; tick < 60; tick++) run.advance([tick % 4]);
  const begun = { run, clock: startRunClock(Date.now), ticket: null };
  expect(storage.save(begun, repository)).toBe(true);
  const body = { text: texts.get(storage.name) ?? '', summary };
  expect(await line.call('writeSave', { params: { slot }, revision: 0, body })).toMatchObject({ ok: true });

  expect((await sync()).out).toContain(`${title}: fetched: ${summary}\n`);
  const here = must(resumeSavedRun(play, game));
  expect(here?.run.save()).toEqual(run.save());
  if (here === null) throw new Error('nothing was fetched');
  for (let tick = 0; tick < 30; tick++) here.run.advance([tick % 4]);
  must(saveRun(play, here));
  expect((await sync()).out).toContain(`${title}: sent: ${summary}\n`);

  const there = await line.call('readSave', { params: { slot } });
  if (!there.ok) throw new Error(there.message);
  expect(there.value).toMatchObject({ revision: 2, summary });
  // A menu of the browser reads the numbers beside the run.
  expect(JSON.parse(there.value.text)).toMatchObject(label);
  texts.set(storage.name, there.value.text);
  expect(must(storage.resume(repository))?.run.save()).toEqual(here.run.save());

  deleteSavedRun(play, game);
  expect((await sync()).out).toContain(`${title}: it has ended here; the server knows\n`);
}

test('a level of Labyrinth that is played by itself is no run to be carried, and none is lost for it', async () => {
  const { line, play, sync } = await signIn();
  const { texts, repository } = makeRepository();
  const there = must(startRun(labyrinth, {}, 'there'));
  labyrinthStorage.save({ run: there, clock: startRunClock(Date.now), ticket: null }, repository);
  const params = { slot: 'labyrinth.run' };
  await line.call('writeSave', {
    params,
    revision: 0,
    body: { text: texts.get(labyrinthStorage.name) ?? '' },
  });
  const practice = { code: 'w1-CwkJBwJtZcVs8Q', practice: true };
  must(saveRun(play, keeping(must(startRun(labyrinth, practice, 'practice')))));
  expect((await sync()).out).toContain('the run of Labyrinth: another run of the game is under way here\n');
  expect(await line.call('readSave', { params })).toMatchObject({ value: { revision: 1 } });
  deleteSavedRun(play, labyrinth);
  expect((await sync()).out).toContain('the run of Labyrinth: fetched: Run, level 1\n');
  expect(must(resumeSavedRun(play, labyrinth))?.run.seed).toBe('there');
});

test('where both sides went on the player chooses, and both copies stay on the server', async () => {
  const { line, play, sync } = await signIn();
  const { texts, repository } = makeRepository();
  const there = startCampaign('there');
  campaignStorage.save(there, repository);
  const text = texts.get(STORED_CAMPAIGN) ?? '';
  await line.call('writeSave', { params: SLOT, revision: 0, body: { text, summary: 'Campaign, level 1' } });
  const here = must(startRun(lostCause, { mode: 'campaign' }, 'here'));
  must(saveRun(play, keeping(here)));

  const undecided = await sync();
  expect(undecided).toMatchObject({
    code: 1,
    out: expect.stringContaining('two copies; choose with --keep'),
  });
  expect(must(resumeSavedRun(play, lostCause))?.run.seed).toBe('here');

  expect(await sync('--keep', 'server')).toMatchObject({ code: 0, out: expect.stringContaining('fetched') });
  expect(must(resumeSavedRun(play, lostCause))?.run.seed).toBe('there');
  const save = await line.call('readSave', { params: SLOT });
  if (!save.ok) throw new Error(save.message);
  expect(save.value.text).toBe(text);
  const [copy] = save.value.copies;
  const other = await line.call('readSaveCopy', { params: { ...SLOT, copy: copy.id } });
  expect(other.ok && JSON.parse(other.value.text).saved.recording).toBe(here.save().recording);
});

test('what is kept here goes on when that is chosen; a run of another kind is left alone on both sides', async () => {
  const { line, play, sync } = await signIn();
  const { texts, repository } = makeRepository();
  campaignStorage.save(startCampaign('there'), repository);
  const body = { text: texts.get(STORED_CAMPAIGN) ?? '' };
  await line.call('writeSave', { params: SLOT, revision: 0, body });
  must(saveRun(play, keeping(must(startRun(lostCause, { level: 3 }, 'single')))));
  must(saveRun(play, keeping(must(startRun(treasureRush, {}, 'rush')))));
  expect((await sync()).out).toBe(
    [
      'the campaign of Lost Cause: another run of the game is under way here',
      'the run of Treasure Rush: sent: Run, score 0',
      'the expedition in Cave: none',
      'the run of Labyrinth: none',
      'profiles of Classic: none',
      '',
    ].join('\n'),
  );
  expect(await line.call('readSave', { params: SLOT })).toMatchObject({ value: { revision: 1 } });

  must(saveRun(play, keeping(must(startRun(lostCause, { mode: 'campaign' }, 'here')))));
  expect((await sync('--keep', 'here')).out).toContain('sent: Campaign, level 1');
  const save = await line.call('readSave', { params: SLOT });
  expect(save).toMatchObject({ value: { revision: 2, copies: [{ revision: 1 }] } });
});

test('a save that is no run is refused, and what is here stays', async () => {
  const { line, play, sync } = await signIn();
  await line.call('writeSave', { params: SLOT, revision: 0, body: { text: '{"saved":1}' } });
  const refused = await sync();
  expect(refused).toMatchObject({ code: 1, err: '' });
  expect(refused.out).toContain("the campaign of Lost Cause: the copy of the server can't go on here");
  expect(must(resumeSavedRun(play, lostCause))).toBeNull();
});

test('profiles of Classic go to the account and back, with the best of both sides', async () => {
  const { line, play, sync } = await signIn();
  const { profiles, close } = must(await openProfileFile(play, Date.now));
  must(await profiles.create('Ann'));
  await profiles.complete('Ann', finish(300));
  const now = Date.now();
  const bob = { name: 'Bob', createdAt: now, resetAt: 0, deletedAt: 0 };
  const body = { profiles: [{ ...bob, completions: [{ ...finish(200), at: now + 1 }] }] };
  expect(await line.call('mergeProfiles', { body })).toMatchObject({ ok: true });
  expect((await sync()).out).toContain('profiles of Classic: 2 alike here and on the server\n');
  expect((await profiles.list()).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  expect(await profiles.completions('Bob')).toMatchObject([{ ticks: 200 }]);
  const there = await line.call('profiles', {});
  expect(there).toMatchObject({
    value: { profiles: [{ name: 'Ann', completions: [{ ticks: 300 }] }, { name: 'Bob' }] },
  });
  await profiles.remove('Bob');
  close();
  expect((await sync()).out).toContain('profiles of Classic: 1 alike here and on the server\n');
});
