import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { saveRegistry, textHash } from '@warren/client';
import { GAMES, verify } from '@warren/games';
import { beforeEach, describe, expect, test } from 'vitest';
import { readCaveFile } from '../../src/games/cave/settings.js';
import { isRunOf } from '../../src/games/classic/players.js';
import { readSavedLevels } from '../../src/games/labyrinth/level-files.js';
import { labyrinthOptions } from '../../src/games/labyrinth/settings.js';
import { readSignedIn } from '../../src/online/account.js';
import { openSaveFiles } from '../../src/online/save-files.js';
import { openSyncFile } from '../../src/online/sync-file.js';
import { openUploadFiles } from '../../src/online/upload-files.js';
import { silentLog } from '../../src/storage/log.js';
import { openProfileFile } from '../../src/storage/profiles.js';
import { readRecordingFile } from '../../src/storage/recordings.js';
import { resumeSavedRun } from '../../src/storage/runs.js';
import { readPlayerName, readScores } from '../../src/storage/scores.js';
import { openWorldRepository } from '../../src/storage/worlds/repository.js';
import { must } from '../support/must.js';
import { folder } from '../support/warren.js';

/** A data folder that version 0.1 wrote: a run, a recording and scores of each game, and everything beside them. */
const FIXTURE = join(import.meta.dirname, '..', 'fixtures', 'data-folder-0.1');

let data: string;
let play: string;
beforeEach(() => {
  data = folder();
  play = join(data, 'play');
  cpSync(FIXTURE, data, { recursive: true });
});

/** Every file below a folder with the hash of its bytes. */
function filesOf(root: string): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return Object.fromEntries(paths.map((path) => [relative(root, path), hash(path)]));
}

/** Version 0.1 played every game by rules 1. */
const SAME_RULES = GAMES.filter(({ rules }) => rules === 1);
const OTHER_RULES = GAMES.filter(({ rules }) => rules !== 1);

describe('the data folder of version 0.1', () => {
  test.each(SAME_RULES)('the saved run of $title goes on', (game) => {
    const ticks = game.id === 'classic' ? 60 : 240;
    const saved = must(resumeSavedRun(play, game));
    expect(saved?.run).toMatchObject({ tick: ticks, seed: `fixture-${game.id}`, finished: false });
    expect(saved?.hasTurns).toBe(game.id === 'cave');
    expect(saved?.ticket?.id).toBe(game.id === 'treasure-rush' ? 'ticket-1' : undefined);
    const text = JSON.parse(readFileSync(join(play, 'runs', `${game.id}.json`), 'utf8'));
    expect(saved?.run.save()).toEqual(text.saved);
    saved?.run.advance([]);
    expect(saved?.run.tick).toBe(ticks + 1);
  });

  test.each(OTHER_RULES)(
    'a run of $title by older rules is refused in a sentence, and stays',
    async (game) => {
      const before = filesOf(data);
      const reason = `was played by rules 1; this Warren plays ${game.title} by rules ${game.rules}`;
      const refused = { ok: false, reason: expect.stringContaining(reason) };
      expect(resumeSavedRun(play, game)).toMatchObject(refused);
      const recording = must(await readRecordingFile(join(play, 'recordings', `${game.id}.warren`)));
      expect(verify(game, recording)).toMatchObject(refused);
      expect(filesOf(data)).toEqual(before);
    },
  );

  test.each(SAME_RULES)('the recording of $title is valid', async (game) => {
    const recording = must(await readRecordingFile(join(play, 'recordings', `${game.id}.warren`)));
    expect(must(verify(game, recording))).toMatchObject({ ticks: recording.ticks });
    expect(recording.seed).toBe('short');
  });

  test('scores and the name of the player are there', () => {
    const boards: Record<string, string> = {
      'lost-cause': 'campaign',
      'treasure-rush': 'pick-ups',
      cave: 'expedition',
      labyrinth: 'run-2',
    };
    for (const game of GAMES.filter(({ id }) => id in boards)) {
      const rows = must(readScores({ folder: play, game, board: boards[game.id] }));
      expect(rows.map(({ name, score }) => [name, score])).toEqual([
        ['Ada', 120],
        ['Zoë', 80],
      ]);
    }
    expect(readPlayerName(play)).toBe('Ada');
  });

  test('the profiles of Classic are there, and the run is that of Ada', async () => {
    const { profiles, close } = must(await openProfileFile(play, Date.now));
    const records = await profiles.records();
    close();
    expect(records.map(({ name, completions }) => [name, completions.length])).toEqual([
      ['Ada', 1],
      ['Grace', 0],
    ]);
    expect(records[0].completions[0]).toMatchObject({ kind: 'normal', level: 1, ticks: 600, medal: 'gold' });
    expect([isRunOf(play, 'Ada'), isRunOf(play, 'Grace')]).toEqual([true, false]);
  });

  test('both worlds of Cave open, the one that was never closed too', () => {
    const worlds = openWorldRepository({ folder: play, now: Date.now, log: silentLog });
    const listed = worlds.list();
    expect(listed).toMatchObject([
      { kind: 'sound', name: 'Höhle', seed: 'deep', moves: 28, explored: 620 },
      { kind: 'sound', name: 'Left in peace', seed: 'quiet', moves: 30, explored: 610 },
    ]);
    const ticks: number[] = [];
    for (const { folder: name, moves } of listed as readonly { folder: string; moves: number }[]) {
      const open = must(worlds.open(name));
      // The world goes on by the rules of today from its last snapshot; moves after it are played again.
      ticks.push(open.world.run.tick);
      expect(open.world.run.state.moves).toBe(moves);
      must(open.play([]));
      open.close();
    }
    expect(ticks).toEqual([30, 0]);
  });

  test('settings, options and custom levels are there', () => {
    expect(readCaveFile(play)).toMatchObject({
      settings: { goldLeast: 2 },
      client: { turnDelayMs: 100, announce: true },
      complaints: [],
    });
    expect(labyrinthOptions(play)).toMatchObject({ 'solver-speed': 50 });
    const levels = must(readSavedLevels(play));
    expect(levels.levels).toMatchObject([{ name: 'My level', line: 'w1-CwkJBwJtZcVs8Q' }]);
    expect(levels.strays).toEqual(['this line is no level']);
  });

  test('the account, its sync points and the waiting upload are there', async () => {
    const account = must(readSignedIn(data));
    if (account === null) throw new Error('no account is signed in');
    expect(account).toMatchObject({ server: 'https://warren.example', name: 'Ada', guest: false });
    const records = openSyncFile(play, account, () => '');
    expect(await records.record(account.id, 'lost-cause.campaign')).toMatchObject({
      revision: 3,
      conflict: null,
    });
    const [waiting, ...more] = await openUploadFiles(play, account).uploads();
    expect(more).toEqual([]);
    expect(waiting).toMatchObject({
      game: 'treasure-rush',
      ticks: 200,
      at: 1_794_657_691_000,
      ticket: { id: 'ticket-2', nonce: 'nonce-2' },
      state: { phase: 'waiting', why: 'queued' },
    });
  });

  test('what was alike on both sides is still known to be, by the hashes of that version', async () => {
    const account = { server: 'https://warren.example', id: 'p1' };
    const text = 'the save as it was sent';
    const hash = createHash('sha256').update(text).digest('hex');
    const points = { 'lost-cause.campaign': { revision: 3, hash } };
    writeFileSync(join(play, 'sync.json'), JSON.stringify({ server: account.server, account: 'p1', points }));
    const hashWith = async (local: string) =>
      (await openSyncFile(play, account, () => local).record('p1', 'lost-cause.campaign'))?.hash;
    expect(await hashWith(text)).toBe(textHash(text));
    expect(await hashWith('played on')).not.toBe(textHash('played on'));
  });

  test('the runs of four games and both worlds are saves to be synced', () => {
    const worlds = openWorldRepository({ folder: play, now: Date.now, log: silentLog });
    const saves = openSaveFiles({ folder: play, worlds, now: Date.now });
    const { fixed } = saveRegistry();
    const texts = fixed
      .filter(({ game }) => game !== undefined)
      .map((slot) => [slot.slot, slot.summary(saves.read(slot))]);
    expect(texts).toEqual([
      // By older rules, so level and score are not read; the saves are carried as they are.
      ['lost-cause.campaign', 'Campaign'],
      ['treasure-rush.run', 'Run'],
      // Its gold was not written beside it in that version.
      ['cave.expedition', 'Expedition'],
      // By older rules, so its level is not read; the save is carried as it is.
      ['labyrinth.run', 'Run'],
    ]);
    expect(saves.slots()).toHaveLength(2);
  });

  test('looking at it changes no file', async () => {
    for (const game of GAMES) resumeSavedRun(play, game);
    openWorldRepository({ folder: play, now: Date.now, log: silentLog }).list();
    must(await openProfileFile(play, Date.now)).close();
    readCaveFile(play);
    labyrinthOptions(play);
    must(readSavedLevels(play));
    expect(filesOf(data)).toEqual(filesOf(FIXTURE));
    expect(existsSync(join(data, 'log', 'warren.log'))).toBe(true);
  });
});
