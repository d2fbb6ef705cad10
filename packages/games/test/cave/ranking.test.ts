import { describe, expect, test } from 'vitest';
import { cave } from '../../src/cave/game.js';
import { act, begin } from '../support/cave.js';
import { must } from '../support/must.js';

const { ranking } = cave;
const boardOf = (settings: object) => ranking.boardOf(must(cave.readSettings(settings)));

describe('CV-36: boards', () => {
  test('classic and deep expeditions have one each', () => {
    expect(boardOf({})?.id).toBe('expedition');
    expect(boardOf({ rules: 'classic' })?.id).toBe('expedition-classic');
    expect(ranking.boards.map(({ id }) => id)).toEqual(['expedition', 'expedition-classic']);
  });

  test('endless worlds, other lengths and other numbers have none', () => {
    for (const settings of [
      { mode: 'endless' },
      { moves: 1999 },
      { chestProbability: 0.01 },
      { monsterHealth: 1 },
    ])
      expect(boardOf(settings)).toBeNull();
  });

  test('more gold stands first, of equals fewer lost fights', () => {
    const outcome = { result: 'won', gold: 120, deaths: 2 } as const;
    expect(ranking.standing(outcome)).toEqual({ points: 120, ties: 2 });
    expect(ranking.standing({ ...outcome, result: 'lost' })).toBeNull();
    expect(ranking.standing({ ...outcome, result: 'playing' })).toBeNull();
  });

  test('the day is an expedition, on Sundays by the classic rules', () => {
    // 4 January 1970 was a Sunday.
    expect(ranking.daily(3)).toEqual({ mode: 'expedition', rules: 'classic' });
    for (const day of [4, 5, 6, 7, 8, 9])
      expect(ranking.daily(day)).toEqual({ mode: 'expedition', rules: 'deep' });
  });
});

describe('CV-34: the end', () => {
  test('an expedition ends with its last move, lost without gold, won with any', () => {
    const state = begin({ moves: 3 });
    act(state, 'rest', 'rest');
    expect([cave.finished(state), cave.outcome(state).result]).toEqual([false, 'playing']);
    act(state, 'rest');
    expect([cave.finished(state), cave.outcome(state).result]).toEqual([true, 'lost']);
    state.gold = 1;
    expect(cave.outcome(state)).toMatchObject({ result: 'won', moves: 3, gold: 1, defeated: 0 });
  });

  test('what comes after the last move in the same tick does not count', () => {
    const state = begin({ moves: 1 });
    const rest = cave.actions.indexOf('rest');
    cave.step(state, [rest, rest, rest]);
    expect(state.moves).toBe(1);
  });

  test('an expedition that is given up is over with the gold it has; an endless world goes on', () => {
    const state = begin();
    state.gold = 12;
    act(state, 'give-up');
    expect(cave.outcome(state)).toMatchObject({ result: 'won', gold: 12, moves: 0 });
    const world = begin({ mode: 'endless' });
    act(world, 'give-up', 'rest');
    expect([cave.finished(world), world.moves]).toEqual([false, 1]);
  });

  test('an endless world goes on', () => {
    const state = begin({ mode: 'endless', moves: 1 });
    act(state, 'rest', 'rest');
    expect(cave.finished(state)).toBe(false);
  });
});
