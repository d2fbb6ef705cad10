import { GAMES, stateHash } from '@warren/games';
import { lostCause } from '@warren/games/lost-cause';
import { describe, expect, test } from 'vitest';
import { resumeSaved } from '../../../src/game/run/saved-run.js';
import { forgetMaze, leaveMaze, returnToMaze } from '../../../src/games/lost-cause/storage.js';
import { fetchView, GAME_ENTRIES } from '../../../src/games/registry.js';
import { begin, memoryStorage, noStorage, playUntil, SMALL_MAZE, timed } from '../../support/play-runs.js';

const ADDRESS = `/play/${SMALL_MAZE}?maxEnemies=0`;
const STORED = 'warren.lost-cause.maze';

function maze(ticks: number) {
  return timed(playUntil(begin({ code: SMALL_MAZE, maxEnemies: 0 }), ({ tick }) => tick === ticks));
}

describe('a maze that was left', () => {
  test('is there again at its address, exactly as it was, with its clock', () => {
    const storage = memoryStorage();
    const left = maze(200);
    leaveMaze(ADDRESS, left, storage);
    const back = returnToMaze(ADDRESS, storage);
    expect(back?.run.tick).toBe(200);
    expect(stateHash(back?.run.state)).toBe(stateHash(left.run.state));
    expect(back?.clock.startedAt).toBe(left.clock.startedAt);
  });

  test('is at no other address, and is replaced by the next one left', () => {
    const storage = memoryStorage();
    leaveMaze(ADDRESS, maze(200), storage);
    expect(returnToMaze(`/play/${SMALL_MAZE}`, storage)).toBeNull();
    forgetMaze('/play/other', storage);
    expect(returnToMaze(ADDRESS, storage)).not.toBeNull();
    leaveMaze('/play/other', maze(200), storage);
    expect(returnToMaze(ADDRESS, storage)).toBeNull();
  });

  test('is not kept when it was hardly begun, and is forgotten when it is over or begun again', () => {
    const storage = memoryStorage();
    leaveMaze(ADDRESS, maze(30), storage);
    expect(returnToMaze(ADDRESS, storage)).toBeNull();
    leaveMaze(ADDRESS, maze(200), storage);
    leaveMaze(ADDRESS, maze(-1), storage);
    expect(storage.items.size).toBe(0);
    leaveMaze(ADDRESS, maze(200), storage);
    forgetMaze(ADDRESS, storage);
    expect(storage.items.size).toBe(0);
  });

  test('that is damaged, or cannot be kept, is simply not there', () => {
    const text = JSON.stringify({ address: ADDRESS, saved: { recording: 'r1-x', state: {} } });
    const storage = memoryStorage({ [STORED]: text });
    expect(returnToMaze(ADDRESS, storage)).toBeNull();
    expect(resumeSaved(STORED, lostCause, storage)).toMatchObject({ ok: false });
    expect(() => leaveMaze(ADDRESS, maze(200), noStorage)).not.toThrow();
    expect(returnToMaze(ADDRESS, noStorage)).toBeNull();
  });
});

describe('the games of the site', () => {
  test('are all games, in the order of the registry', () => {
    expect(GAME_ENTRIES.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  });

  test.each(GAME_ENTRIES.map((entry) => [entry.title, entry] as const))(
    '%s has a view of the same game, a scene, and ways in',
    async (_, entry) => {
      const view = await fetchView(entry.id);
      if (!view.ok) throw new Error(view.reason);
      expect([view.value.game.id, view.value.game.title]).toEqual([entry.id, entry.title]);
      expect((await entry.preview())(entry.stillMs).figures.length).toBeGreaterThan(0);
      expect(entry.ways().length).toBeGreaterThan(0);
      expect(entry.ways()[0].to).toMatch(/^\//);
    },
  );

  test('a game that is not there, or does not arrive, is a sentence', async () => {
    const [entry] = GAME_ENTRIES;
    const lost = { ...entry, view: () => Promise.reject(new Error('offline')) };
    expect(await fetchView('chess')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('“chess” cannot be shown here'),
    });
    expect(await fetchView(entry.id, [lost])).toEqual({
      ok: false,
      reason: 'Lost Cause could not be fetched; is there a connection?',
    });
  });
});
