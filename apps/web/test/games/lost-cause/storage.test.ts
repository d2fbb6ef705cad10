import type { CompletedMaze } from '@warren/client';
import { stateHash } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readProgress,
  recordCompletion,
  recordMaze,
  savedLevel,
} from '../../../src/games/lost-cause/free-play/progress.js';
import { completedMaze } from '../../../src/games/lost-cause/state.js';
import {
  campaignSettings,
  campaignStorage,
  chooseVariant,
  STORED_CAMPAIGN,
} from '../../../src/games/lost-cause/storage.js';
import {
  begin,
  campaignWon,
  memoryStorage,
  noStorage,
  playUntil,
  SMALL_MAZE,
  startCampaign,
  timed,
} from '../../support/play-runs.js';

const MAZE: CompletedMaze = {
  code: SMALL_MAZE,
  width: 3,
  height: 3,
  maxEnemies: -1,
  maxLocks: -1,
  score: 3000,
  when: 1_700_000_000_000,
};

describe('progress', () => {
  test('begins empty, also where nothing can be kept', () => {
    for (const storage of [memoryStorage(), noStorage])
      expect(readProgress(storage)).toEqual({ completedOnce: false, mazes: [] });
    expect(recordMaze(MAZE, noStorage)).toBe(false);
    expect(recordCompletion(noStorage)).toBe(false);
  });

  test('a maze played again moves to the top and keeps its better score', () => {
    const storage = memoryStorage();
    recordMaze(MAZE, storage);
    recordMaze({ ...MAZE, maxLocks: 0, score: 10 }, storage);
    recordMaze({ ...MAZE, score: 2000, when: MAZE.when + 1 }, storage);
    expect(readProgress(storage).mazes).toEqual([
      { ...MAZE, when: MAZE.when + 1 },
      { ...MAZE, maxLocks: 0, score: 10 },
    ]);
  });

  test('completion is kept together with the mazes', () => {
    const storage = memoryStorage();
    recordMaze(MAZE, storage);
    recordCompletion(storage);
    expect(readProgress(storage)).toEqual({ completedOnce: true, mazes: [MAZE] });
  });

  test('the list does not grow for ever', () => {
    const storage = memoryStorage();
    for (let i = 0; i < 230; i++) recordMaze({ ...MAZE, maxEnemies: i }, storage);
    const { mazes } = readProgress(storage);
    expect(mazes.length).toBe(200);
    expect(mazes[0].maxEnemies).toBe(229);
  });

  test('whatever lies in storage, reading it never throws and gives mazes only', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((v) => JSON.stringify({ mazes: [v, MAZE] })),
        ),
        (text) => {
          const { mazes } = readProgress(memoryStorage({ 'warren.lost-cause': text }));
          for (const maze of mazes) expect(maze).toEqual(MAZE);
        },
      ),
    );
  });

  test('a level is listed with the numbers it was played with', () => {
    const run = playUntil(begin({ code: SMALL_MAZE, maxEnemies: 0 }));
    expect(completedMaze(run, 5)).toEqual({
      ...MAZE,
      maxEnemies: 0,
      score: run.outcome.score,
      when: 5,
    });
  });
});

test('the next campaign is the usual one, or the original where that was chosen last', () => {
  const storage = memoryStorage();
  expect(campaignSettings(storage)).toEqual({ mode: 'campaign' });
  chooseVariant('original', storage);
  expect(campaignSettings(storage)).toEqual({ mode: 'campaign', original: true });
  chooseVariant('usual', storage);
  expect(campaignSettings(storage)).toEqual({ mode: 'campaign' });
});

describe('the campaign', () => {
  test('goes on after a reload exactly where it was left, in the middle of a level', () => {
    const storage = memoryStorage();
    const campaign = startCampaign('reload');
    const run = playUntil(campaign.run, ({ tick }) => tick === 700);
    expect(campaignStorage.save(campaign, storage)).toBe(true);
    const resumed = campaignStorage.resume(storage);
    if (!resumed.ok || resumed.value === null) throw new Error('there is a campaign');
    const { run: again, clock } = resumed.value;
    expect(again.tick).toBe(700);
    expect(clock.startedAt).toBe(campaign.clock.startedAt);
    playUntil(run, ({ tick }) => tick === 1400);
    playUntil(again, ({ tick }) => tick === 1400);
    expect(stateHash(again.state)).toBe(stateHash(run.state));
    expect(again.recording()).toEqual(run.recording());
  });

  test('waits between two levels too', () => {
    const storage = memoryStorage();
    campaignStorage.save(timed(campaignWon(2)), storage);
    const resumed = campaignStorage.resume(storage);
    expect(resumed.ok && resumed.value?.run.state.phase).toBe('won');
    expect(savedLevel(storage)).toBe(2);
  });

  test('is not there before it was begun and after it was cleared', () => {
    const storage = memoryStorage();
    expect(campaignStorage.resume(storage)).toEqual({ ok: true, value: null });
    expect(savedLevel(storage)).toBeNull();
    campaignStorage.save(startCampaign('a'), storage);
    campaignStorage.forget(storage);
    expect(campaignStorage.resume(storage)).toEqual({ ok: true, value: null });
    expect(savedLevel(storage)).toBeNull();
  });

  test.each([0, 11, 1.5, '2'])('says no level where its own is damaged: %j', (level) => {
    expect(savedLevel(memoryStorage({ [STORED_CAMPAIGN]: JSON.stringify({ level }) }))).toBeNull();
  });

  test('that was lost cannot be gone on with', () => {
    const storage = memoryStorage();
    const campaign = startCampaign('lost');
    campaign.run.advance([lostCause.actions.indexOf('give-up')]);
    campaignStorage.save(campaign, storage);
    expect(campaignStorage.resume(storage)).toEqual({ ok: true, value: null });
  });

  test('of another kind is refused with a reason', () => {
    const storage = memoryStorage();
    campaignStorage.save(timed(begin({ code: SMALL_MAZE })), storage);
    expect(campaignStorage.resume(storage)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('campaign'),
    });
  });

  test('damaged anywhere gives a reason or the very same state, and never throws', () => {
    const storage = memoryStorage();
    const campaign = startCampaign('damage');
    const run = playUntil(campaign.run, ({ tick }) => tick === 300);
    campaignStorage.save(campaign, storage);
    const text = storage.items.get(STORED_CAMPAIGN) ?? '';
    const hash = stateHash(run.state);
    let refused = 0;
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('', '0', '"', '}', 'null', '1.5', 'é'),
        (at, put) => {
          const damaged = text.slice(0, at) + put + text.slice(at + 1);
          const resumed = campaignStorage.resume(memoryStorage({ [STORED_CAMPAIGN]: damaged }));
          if (!resumed.ok) {
            refused++;
            expect(resumed.reason.length).toBeGreaterThan(10);
          } else if (resumed.value !== null) expect(stateHash(resumed.value.run.state)).toBe(hash);
        },
      ),
      { numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(200);
  });

  test('is simply not kept where storage is forbidden', () => {
    expect(campaignStorage.save(startCampaign('a'), noStorage)).toBe(false);
    expect(campaignStorage.resume(noStorage)).toEqual({ ok: true, value: null });
    expect(() => campaignStorage.forget(noStorage)).not.toThrow();
  });
});
