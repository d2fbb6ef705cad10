import { describe, expect, test } from 'vitest';
import { LOST_CAUSE_ACTIONS } from '../../src/lost-cause/actions.js';
import { causeOf } from '../../src/lost-cause/cause.js';
import { lostCause } from '../../src/lost-cause/game.js';
import { isLock, keyFor } from '../../src/lost-cause/inventory.js';
import type { Lock, LostCauseState } from '../../src/lost-cause/state.js';
import {
  EAST,
  EXAMPLE,
  play,
  putSlime,
  snake,
  standIn,
  start,
  startOriginal,
  tile,
  wait,
} from '../support/lost-cause.js';

/** Stands on a lock with a key in hand and opens it; the level has one lock. */
function win(state: LostCauseState): readonly string[] {
  const lock = state.level.things.find(({ kind }) => isLock(kind));
  if (lock === undefined) throw new Error('there is no lock');
  standIn(state, lock.tile);
  state.level.player.slots[0] = keyFor(lock.kind as Lock);
  return play(state, 'slot-1', 'use');
}

const campaign = () => start({ mode: 'campaign', maxEnemies: 0, maxLocks: 1 });

describe('a tick', () => {
  test('LC-5: the last lock wins before anybody can bite', () => {
    const state = start({ code: EXAMPLE });
    state.level.player.health = 1;
    const { tile: lock } = state.level.things.find(({ kind }) => kind === 'lock') ?? { tile: 0 };
    standIn(state, lock);
    const { player } = state.level;
    putSlime(state, 1, player.x + 72, player.y + 56);
    player.slots[0] = 'key';
    expect(play(state, 'use')).toEqual(['unlock', 'won']);
    expect(lostCause.outcome(state)).toMatchObject({ result: 'won', locks: 1 });
  });

  test('LC-5: actions go one after another, in their order', () => {
    const state = start({ code: EXAMPLE, maxEnemies: 0 });
    expect(play(state, 'drop', 'use', 'drop', 'slot-2', 'drop')).toEqual([
      'drop',
      'take',
      'drop',
      'nothing-held',
    ]);
  });

  test('LC-6: there are 27 actions, and each is allowed at any time', () => {
    expect(LOST_CAUSE_ACTIONS.length).toBe(27);
    expect(LOST_CAUSE_ACTIONS.slice(14)).toEqual(
      'hold-14 hold-15 use drop attack slot-1 slot-2 slot-3 slot-4 slot-5 continue retry give-up'.split(' '),
    );
    const state = start({ level: 1, maxEnemies: 0 });
    for (const name of LOST_CAUSE_ACTIONS.slice(0, -1)) play(state, name);
    expect(state).toMatchObject({ phase: 'playing', level: { number: 1 } });
    const won = campaign();
    win(won);
    const before = JSON.stringify(won.level.things);
    for (const name of LOST_CAUSE_ACTIONS.slice(16, 24)) play(won, name);
    expect(won.phase).toBe('won');
    expect(JSON.stringify(won.level.things)).toBe(before);
  });
});

describe('winning', () => {
  test('LC-26: a level is won with its last lock, not before', () => {
    const state = start({ level: 5, maxLocks: 2, maxEnemies: 0 });
    win(state);
    expect(state).toMatchObject({ phase: 'playing', level: { locksLeft: 1 } });
    win(state);
    expect(state.phase).toBe('won');
    expect(lostCause.finished(state)).toBe(true);
  });

  test('LC-26: a level without locks is won at its exit', () => {
    const state = startOriginal({ code: snake(3, 3), maxLocks: 0, maxEnemies: 0 });
    standIn(state, tile(state, 3, 4));
    play(state, `hold-${EAST}`);
    expect(state.phase).toBe('playing');
    wait(state, 30);
    expect(state.phase).toBe('playing');
    wait(state, 1);
    expect(state.phase).toBe('won');
    expect(lostCause.outcome(state)).toMatchObject({ result: 'won', locks: 0, level: 0 });
  });

  test('LC-29: a single level and a single maze are over when they are won', () => {
    for (const settings of [{ level: 2, maxLocks: 1 }, { code: EXAMPLE }]) {
      const state = start({ ...settings, maxEnemies: 0 });
      win(state);
      expect(lostCause.finished(state)).toBe(true);
    }
  });
});

describe('the campaign', () => {
  test('LC-28: time stands still after a level; continue enters the next one', () => {
    const state = campaign();
    wait(state, 100);
    win(state);
    const { ticks } = state.level;
    wait(state, 1000);
    expect(state).toMatchObject({ phase: 'won', level: { number: 1, ticks } });
    expect(lostCause.finished(state)).toBe(false);
    expect(lostCause.outcome(state)).toMatchObject({ result: 'playing', level: 1 });
    play(state, 'continue');
    expect(state).toMatchObject({
      phase: 'playing',
      level: { number: 2, ticks: 0, width: 5, locksOpened: 0 },
    });
    expect(state.level.player).toMatchObject({ health: 25, slots: ['sword', null, null, null, null] });
  });

  test('LC-28: retry plays the same maze again and forgets what was reached in it', () => {
    const state = campaign();
    const { code } = state.level;
    win(state);
    const { score } = lostCause.outcome(state);
    play(state, 'retry');
    expect(state).toMatchObject({ phase: 'playing', level: { number: 1, ticks: 0, code, locksLeft: 1 } });
    wait(state, 6000);
    win(state);
    expect(lostCause.outcome(state).score).toBeLessThan(score as number);
    play(state, 'continue');
    expect(state.done.length).toBe(1);
  });

  test('LC-28: continue and retry do nothing while a level is being played', () => {
    const state = campaign();
    wait(state, 10);
    play(state, 'continue', 'retry');
    expect(state.level).toMatchObject({ number: 1, ticks: 11 });
  });

  test('LC-28: a level begins with nothing held: a key that is still down is told anew', () => {
    const state = campaign();
    play(state, `hold-${EAST}`);
    win(state);
    play(state, 'continue');
    expect(state.level.player.held).toBe(0);
    expect(lostCause.waits?.(state)).toBe(true);
  });

  test('LC-29, LC-31: after level 10 the campaign is complete, with the sum of all scores', () => {
    const state = campaign();
    for (let number = 1; number <= 10; number++) {
      expect(state.level.number).toBe(number);
      wait(state, 60 * number);
      expect(win(state)).toContain(number < 10 ? 'won' : 'complete');
      if (number < 10) play(state, 'continue');
    }
    expect(lostCause.finished(state)).toBe(true);
    const outcome = lostCause.outcome(state);
    const levels = outcome.levels as { level: number; score: number; seconds: number }[];
    expect(outcome).toMatchObject({ result: 'won', level: 10, width: 25, height: 25, locks: 1, seconds: 10 });
    expect(levels.map(({ level, seconds }) => [level, seconds])).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => [n, n]),
    );
    expect(outcome.score).toBe(levels.reduce((sum, { score }) => sum + score, 0));
  });

  test('LC-27: death ends the run, in any level, and counts what was reached', () => {
    const state = startOriginal({ mode: 'campaign', maxLocks: 1 });
    win(state);
    play(state, 'continue');
    state.level.player.health = 1;
    const { player } = state.level;
    putSlime(state, 1, player.x + 72, player.y + 56);
    expect(play(state, 'slot-1')).toEqual(['hurt', 'lost']);
    expect(causeOf(state)).toBe('A slime got you');
    expect(lostCause.finished(state)).toBe(true);
    expect(state.level.player.health).toBe(0);
    expect(lostCause.outcome(state)).toMatchObject({
      result: 'lost',
      level: 2,
      levels: [{ level: 1 }, { level: 2 }],
    });
  });

  test('LC-27: a run that is given up is lost, and counts the levels completed', () => {
    const state = campaign();
    win(state);
    play(state, 'continue');
    expect(play(state, 'give-up')).toEqual(['lost']);
    expect(lostCause.finished(state)).toBe(true);
    expect(causeOf(state)).toBe('You gave the run up');
    const outcome = lostCause.outcome(state);
    expect(outcome).toMatchObject({ result: 'lost', levels: [{ level: 1 }, { level: 2 }] });
    expect(lostCause.ranking.standing(outcome)?.points).toBe(
      (outcome.levels as { score: number }[])[0].score,
    );
  });

  test('LC-27: a player who stands still is killed by the slime of level 1', () => {
    const state = start({ level: 1, sight: 49 });
    for (let tick = 0; tick < 60 * 60 && !lostCause.finished(state); tick++) wait(state, 1);
    expect(lostCause.outcome(state)).toMatchObject({ result: 'lost', slimes: 0, locks: 0, level: 1 });
  });
});
