import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecordingText } from '@warren/games';
import { CLASSIC_SEASON, type ClassicSettings, classic } from '@warren/games/classic';
import { describe, expect, test } from 'vitest';
import { playGame, playNew } from '../../../src/game/play-game.js';
import { classicView } from '../../../src/games/classic/view.js';
import type { Online } from '../../../src/online/play-online.js';
import { openProfileFile } from '../../../src/storage/profiles.js';
import { resumeSavedRun } from '../../../src/storage/runs.js';
import { must } from '../../support/must.js';
import { type HouseOptions, scriptedApp } from '../../support/scripted-app.js';
import { folder } from '../../support/warren.js';
import { follows, type Script } from './support.js';

const WHO = 'Classic: who plays?';
const DONE = 'Maze completed';
/** From a new profile to the levels of the first kind. */
const BEGIN: Script = [
  [WHO, 'New profile'],
  ['New profile', 'A n n enter'],
  ['Ann: which maze?: Normal', 'enter'],
];
/** From the levels out again. */
const LEAVE: Script = [
  ['Normal', 'q'],
  ['Ann: which maze?', 'q'],
  [WHO, 'Leave'],
];

async function play(script: Script, options: HouseOptions = {}) {
  const place = scriptedApp(follows(script), options);
  await playGame({ app: place, view: classicView });
  const { profiles, close } = must(await openProfileFile(place.folder, Date.now));
  const saved = Object.fromEntries(
    await Promise.all(
      (await profiles.list()).map(async ({ name }) => [name, await profiles.completions(name)] as const),
    ),
  );
  close();
  return { place, saved, results: place.stage.menus.filter(({ title }) => title === DONE) };
}

describe('a profile', () => {
  test('is made with a name that can be had, completes level 5, and sees it marked', async () => {
    const { saved, results, place } = await play([
      [WHO, 'New profile'],
      ['New profile', 'space enter'],
      ['New profile', 'backspace A n n enter'],
      ['Ann: which maze?: Normal', 'enter'],
      ['Normal: 0 of 30 done. Level 1, 4x4, not done', 'down enter'],
      [DONE, 'Menu'],
      ['Normal: 1 of 30 done. Level 5, 8x8, done', 'q'],
      ['Ann: which maze?', 'q'],
      [WHO, 'Leave'],
    ]);
    expect(place.stage.told).toContain('a profile needs a name');
    expect(saved.Ann).toMatchObject([{ kind: 'normal', level: 5, season: CLASSIC_SEASON, assisted: false }]);
    expect(results[0].lines).toContain('Completed for the first time.');
    expect(results[0].choices.map(({ title }) => title)).toEqual([
      'Next level',
      'Play again',
      'Menu',
      'Leave',
    ]);
    expect(must(parseRecordingText(place.delivered[0])).settings).toMatchObject({
      level: 5,
      season: CLASSIC_SEASON,
    });
  });

  test('goes on to the next level with one key, and leaves the game from there', async () => {
    const { saved } = await play([...BEGIN, ['Normal', 'enter'], [DONE, 'Next level'], [DONE, 'Leave']]);
    expect(saved.Ann.map(({ level }) => level)).toEqual([1, 2]);
  });

  test('has levels of their own with tunnels and against time', async () => {
    const { saved } = await play([
      ...BEGIN,
      ['Normal', 't l enter'],
      [DONE, 'Menu'],
      ['Normal, tunnels, time limit: 1 of 30 done', 't'],
      ['Normal, time limit: 0 of 30 done', 'l'],
      ...LEAVE,
    ]);
    expect(saved.Ann).toMatchObject([{ level: 1, tunnels: true, timer: true }]);
  });

  test('completes a level in turns, but has no time for it', async () => {
    const { saved, results } = await play(
      [
        ...BEGIN,
        ['Normal', 'enter'],
        [DONE, 'Menu'],
        ['Normal: 1 of 30 done. Level 1, 4x4, done with help', 'q'],
        ...LEAVE.slice(1),
      ],
      { turns: true },
    );
    expect(saved.Ann).toMatchObject([{ assisted: true, medal: 'none' }]);
    expect(results[0].lines).toContain('Played in turns: the time does not count.');
  });

  test('completes with a hint, and is told that it does not count', async () => {
    const { saved, place } = await play([
      ...BEGIN,
      ['Normal', 'enter'],
      ['maze', 'h'],
      ['maze', 'h'],
      [DONE, 'Menu'],
      ...LEAVE,
    ]);
    expect(saved.Ann).toMatchObject([{ assisted: true, medal: 'none' }]);
    expect(place.stage.told[0]).toContain('unranked');
  });

  test('is reset when that is wanted twice, and deleted when it is wanted', async () => {
    const toReset = 'down down down down down down down down down down enter';
    const done: Script = [
      ...BEGIN,
      ['Normal', 'enter'],
      [DONE, 'Menu'],
      ['Normal', 'q'],
      ['Ann: which maze?', toReset],
    ];
    const once = await play([
      ...done,
      ['Reset progress?', 'Reset'],
      ['Really?', 'Keep it'],
      ...LEAVE.slice(1),
    ]);
    expect(once.saved.Ann).toHaveLength(1);
    const twice = await play([
      ...done,
      ['Reset progress?', 'Reset'],
      ['Really?', 'Forget'],
      ...LEAVE.slice(1),
    ]);
    expect(twice.saved).toEqual({ Ann: [] });
    const gone = await play([
      ...done,
      ['Reset progress?', 'escape'],
      ['Ann: which maze?', 'q'],
      [WHO, 'Delete'],
      ['Delete a profile', 'Ann'],
      ['Delete Ann?', 'Keep it'],
      [WHO, 'Delete'],
      ['Delete a profile', 'Ann'],
      ['Delete Ann?', 'Delete it'],
      [WHO, 'Leave'],
    ]);
    expect(gone.saved).toEqual({});
  });
});

describe('a guest', () => {
  test('plays, and nothing of it is kept', async () => {
    const { place, saved, results } = await play([
      [WHO, 'Guest'],
      ['Guest: which maze?', 'enter'],
      ['Normal', 'enter'],
      [DONE, 'Menu'],
      ['Normal: 0 of 30 done', 'enter'],
      ['maze', 'q'],
      ['Leave this run?', 'Leave; the run is kept'],
      ['Normal: 0 of 30 done', 'q'],
      ['Guest: which maze?', 'q'],
      [WHO, 'Leave'],
    ]);
    expect(results[0].lines).toContain('Played as a guest: nothing is kept.');
    expect(saved).toEqual({});
    expect(must(resumeSavedRun(place.folder, classic))).toBeNull();
    expect(existsSync(join(place.folder, 'scores'))).toBe(false);
    expect(existsSync(join(place.folder, 'name.txt'))).toBe(false);
  });
});

describe('a run that was left', () => {
  test('goes on for the player that began it alone', async () => {
    const dir = folder();
    const left: Script = [
      ...BEGIN,
      ['Normal', 'down enter'],
      ['maze', 'q'],
      ['Leave this run?', 'Leave; the run'],
      ...LEAVE,
    ];
    await play(left, { folder: dir });
    const { saved } = await play(
      [
        [WHO, 'New profile'],
        ['New profile', 'B o b enter'],
        ['Bob: which maze?: Normal, 1 of 14', 'q'],
        [WHO, 'Ann'],
        ['Ann: which maze?: Continue: Normal 5', 'enter'],
        [DONE, 'Menu'],
        ['Ann: which maze?: Normal', 'q'],
        [WHO, 'Leave'],
      ],
      { folder: dir },
    );
    expect(saved.Bob).toEqual([]);
    expect(saved.Ann).toMatchObject([{ level: 5 }]);
  });

  test('without a player goes on for a guest', async () => {
    const dir = folder();
    const leaving = scriptedApp(
      follows([
        ['maze', 'q'],
        ['Leave this run?', 'Leave; the run'],
      ]),
      { folder: dir },
    );
    await playNew({ app: leaving, view: classicView }, { level: 3 });
    await play(
      [
        [WHO, 'Guest'],
        ['Guest: which maze?: Continue: Normal 3', 'enter'],
        [DONE, 'Menu'],
        ['Guest: which maze?: Normal', 'q'],
        [WHO, 'Leave'],
      ],
      { folder: dir },
    );
  });

  test('is not replaced without a word, and stays its player’s then', async () => {
    const dir = folder();
    await play(
      [...BEGIN, ['Normal', 'enter'], ['maze', 'q'], ['Leave this run?', 'Leave; the run'], ...LEAVE],
      { folder: dir },
    );
    await play(
      [
        [WHO, 'Guest'],
        ['Guest: which maze?', 'enter'],
        ['Normal', 'enter'],
        ['A run is under way', 'Keep it'],
        ['Normal', 'q'],
        ['Guest', 'q'],
        [WHO, 'Ann'],
        ['Ann: which maze?: Continue: Normal 1', 'q'],
        [WHO, 'Leave'],
      ],
      { folder: dir },
    );
    expect(must(resumeSavedRun(dir, classic))).not.toBeNull();
  });
});

describe('a custom maze', () => {
  const toCustom = 'down down down down down down down down down enter';

  test('is put together piece by piece: 16 x 5, by a seed, and saved in no profile', async () => {
    const { place, saved, results } = await play([
      ...BEGIN.slice(0, 2),
      ['Ann: which maze?', toCustom],
      ['Custom maze', 'Width'],
      ['Its width', 'backspace backspace 1 6 enter'],
      ['Custom maze', 'Height'],
      ['Its height', 'backspace backspace 1 enter'],
      ['Its height', 'backspace 5 enter'],
      ['Custom maze', 'Kind'],
      ['Its kind', 'Spiral'],
      ['Custom maze', 'Seed'],
      ['Its seed', 'f o x enter'],
      ['Custom maze', 'Tunnels'],
      ['Custom maze', 'Limit'],
      ['Custom maze', 'Play'],
      [DONE, 'Menu'],
      ['Custom maze', 'Back'],
      ['Ann: which maze?: Custom', 'q'],
      [WHO, 'Leave'],
    ]);
    const { settings, seed } = must(parseRecordingText(place.delivered[0]));
    expect(settings).toMatchObject({
      kind: 'spiral',
      width: 16,
      height: 5,
      tunnels: true,
      timer: true,
      level: 0,
    });
    expect(seed).toBe('fox');
    expect(saved).toEqual({ Ann: [] });
    expect(results[0].choices[0].title).toBe('Play again');
    expect(place.stage.told).toContain('2 to 200, please');
  });
});

test('a level that is given up says so, not that time ran out, and is not done', async () => {
  const { saved, place } = await play([
    ...BEGIN.slice(0, 2),
    ['Ann: which maze?', 'enter'],
    ['Normal', 'enter'],
    ['maze', 'right'],
    ['maze', 'p'],
    ['Paused', 'Give the run up'],
    ['Give this run up?', 'Give it up'],
    ['The run is over', 'Menu'],
    ['Normal', 'q'],
    ['Ann: which maze?', 'q'],
    [WHO, 'Leave'],
  ]);
  const over = place.stage.menus.find(({ title }) => title === 'The run is over');
  expect(over?.lines[0]).toBe('You gave the run up.');
  expect(saved).toEqual({ Ann: [] });
});

test('levels of the season ask for a ticket, custom mazes do not', async () => {
  const asked: ClassicSettings[] = [];
  const online: Online = {
    async drawTicket(_, settings) {
      asked.push(settings as ClassicSettings);
      return { ticket: null, note: 'No connection: this run is not ranked' };
    },
    handIn: async () => [],
    witness: () => () => {},
    syncWorld: async () => ({ isDone: true, line: '' }),
  };
  await play(
    [
      [WHO, 'Guest'],
      ['Guest: which maze?', 'down enter'],
      ['Diamond', 'enter'],
      [DONE, 'Menu'],
      ['Diamond', 'q'],
      ['Guest: which maze?: Diamond', 'down down down down down down down down enter'],
      ['Custom maze', 'Width'],
      ['Its width', 'backspace backspace 3 enter'],
      ['Custom maze', 'Play'],
      [DONE, 'Menu'],
      ['Custom maze', 'Back'],
      ['Guest: which maze?', 'q'],
      [WHO, 'Leave'],
    ],
    { online },
  );
  expect(asked).toEqual([
    { kind: 'diamond', level: 1, season: CLASSIC_SEASON, tunnels: false, timer: false },
  ]);
});
