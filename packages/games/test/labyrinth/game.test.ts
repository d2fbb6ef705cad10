import { describe, expect, test } from 'vitest';
import { causeOf } from '../../src/labyrinth/announce.js';
import { labyrinth } from '../../src/labyrinth/game.js';
import { levelOfRun } from '../../src/labyrinth/level.js';
import { makeLevelLine } from '../../src/labyrinth/level-line.js';
import {
  BRIDGE,
  begun,
  COMB,
  drawn,
  EAST,
  play,
  SOLUTION,
  SOUTH,
  start,
  WATCH,
  WEST,
  wait,
  walkOut,
} from '../support/labyrinth.js';

describe('LB-8: a level waits for the first direction', () => {
  test('before it nothing happens: no tick passes, and the clock stands', () => {
    const state = start({ maze: COMB });
    const before = JSON.stringify(state);
    wait(state, 500);
    expect(JSON.stringify(state)).toBe(before);
    expect(labyrinth.waits?.(state)).toBe(true);
    play(state, EAST);
    expect(state.player.offset).toBe(4);
    expect([state.ticks, state.round.left]).toEqual([1, state.round.limit - 1]);
    expect(labyrinth.waits?.(state)).toBe(false);
    play(state, 0, 10);
    expect(state.round.left).toBe(state.round.limit - 11);
  });

  test('looking at the solution, and letting go, do not begin it', () => {
    const state = start();
    play(state, SOLUTION);
    play(state, 0);
    expect([state.ticks, state.round.left, state.round.begun]).toEqual([0, state.round.limit, false]);
  });

  test('what is held from the level before must be pressed again', () => {
    const state = begun();
    walkOut(state);
    const { held } = state.player;
    expect(held).not.toBe(0);
    wait(state, 200);
    expect([state.round.begun, state.round.left]).toEqual([false, state.round.limit]);
    play(state, 0);
    expect(state.round.begun).toBe(false);
    play(state, held);
    expect(state.round.begun).toBe(true);
  });
});

describe('LB-9: in a tick', () => {
  test('one walks before the clock runs: whoever is at the exit in the last tick has won', () => {
    const state = begun({ maze: BRIDGE, slack: 10 });
    play(state, 0, state.round.limit - 30);
    play(state, EAST, 29);
    expect([state.phase, state.round.left]).toEqual(['playing', 1]);
    expect(wait(state, 1)).toContain('won');
  });

  test('an exit is reached by stopping short of its middle, but not by turning back from it', () => {
    const state = drawn(BRIDGE, 3);
    play(state, EAST, 25);
    expect(state.player.cell).toBe(5);
    play(state, WEST);
    expect(state.phase).toBe('playing');
    play(state, 0);
    expect(state.phase).toBe('won');
  });

  test('an exit is reached in its middle', () => {
    const state = drawn(BRIDGE, 3);
    play(state, EAST, 29);
    expect(state.player.cell).toBe(5);
    expect(state.phase).toBe('playing');
    wait(state, 1);
    expect(state.phase).toBe('won');
  });
});

describe('LB-10: when the clock is at zero', () => {
  test('the run is lost, with what was earned so far, and the last five seconds are counted', () => {
    const state = begun();
    walkOut(state);
    const { score } = state;
    state.round.begun = true;
    const { limit } = state.round;
    const events = play(state, 0, limit - 1);
    expect(events.filter((event) => event === 'tick-down')).toHaveLength(5);
    expect(wait(state, 1)).toEqual(['lost']);
    expect(labyrinth.finished(state)).toBe(true);
    expect(labyrinth.outcome(state)).toMatchObject({
      result: 'lost',
      score,
      level: 2,
      completed: 1,
      left: 0,
    });
  });

  test('a level without a clock never ends so', () => {
    const state = begun({ maze: COMB, slack: 0 });
    wait(state, 100_000);
    expect(labyrinth.outcome(state)).toMatchObject({ result: 'playing', seconds: 1666, left: 0 });
  });
});

test('LB-10: a run that is given up is lost with the score it has; nothing else happens in that tick', () => {
  const giveUp = labyrinth.actions.indexOf('give-up');
  const state = begun();
  state.score = 1190;
  const { ticks } = state;
  play(state, giveUp);
  expect(labyrinth.outcome(state)).toMatchObject({ result: 'lost', score: 1190, ticks });
  expect(causeOf(state)).toBe('You gave the run up.');
  const unbegun = start();
  play(unbegun, giveUp);
  expect(labyrinth.finished(unbegun)).toBe(true);
});

describe('LB-17: an exit reached in time', () => {
  test('earns 100 points a level and 10 a whole second left, and the next level begins', () => {
    const state = begun();
    let score = 0;
    for (let level = 1; level <= 4; level++) {
      const { number, limit, steps } = state.round;
      expect(number).toBe(level);
      const events = walkOut(state);
      score += 100 * level + 10 * Math.floor((limit - steps * 15) / 60);
      expect(events.slice(-2)).toEqual(['exit', 'level']);
      expect(state.score).toBe(score);
    }
    expect(state).toMatchObject({ completed: 4, phase: 'playing', shown: null });
    expect(state.round).toMatchObject({ number: 5, width: 12, height: 12 });
    expect(state.round.exits).toHaveLength(2);
    expect(state.round.left).toBe(state.round.limit);
  });

  test('the player stands in the middle of the new start', () => {
    const state = begun();
    walkOut(state);
    const { player, round } = state;
    expect(player).toMatchObject({ cell: round.start, beneath: false, offset: 0, pose: 'idle' });
  });
});

describe('LB-18: a run is won', () => {
  test('by the exit of a level that is played by itself', () => {
    const level = levelOfRun({ seed: 'x', number: 7, algorithm: 'weave-kruskal' });
    const state = begun({ code: makeLevelLine(level) });
    const { limit, steps } = state.round;
    expect(walkOut(state).slice(-2)).toEqual(['exit', 'won']);
    const left = Math.floor((limit - steps * 15) / 60);
    expect(labyrinth.outcome(state)).toMatchObject({ result: 'won', score: 700 + 10 * left, level: 7 });
  });

  test('by that of a maze given as text, which counts as level 1', () => {
    const state = drawn(BRIDGE, 3);
    play(state, EAST, 30);
    expect(labyrinth.outcome(state)).toMatchObject({ result: 'won', score: 100, level: 1 });
  });

  test('by so many levels as the settings say', () => {
    const state = begun({ levels: 2 });
    walkOut(state);
    expect(state.phase).toBe('playing');
    walkOut(state);
    expect(labyrinth.outcome(state)).toMatchObject({ result: 'won', completed: 2, level: 2 });
  });

  test('after the end nothing moves any more', () => {
    const state = drawn(BRIDGE, 3);
    play(state, EAST, 30);
    const before = JSON.stringify({ ...state, events: [] });
    play(state, SOUTH, 5);
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('LB-19: the outcome names everything the score was computed from', () => {
  const state = begun({ maze: BRIDGE });
  play(state, EAST, 30);
  expect(labyrinth.outcome(state)).toEqual({
    result: 'won',
    score: 170,
    level: 1,
    seconds: 0,
    completed: 1,
    assisted: false,
    ticks: 30,
    left: 7,
    width: 3,
    height: 3,
    exits: 1,
    steps: 2,
  });
});

describe('LB-20: the solution', () => {
  test('is the way from where the player is to the nearest exit, also beneath bridges', () => {
    const state = drawn(BRIDGE, 7);
    expect(play(state, SOLUTION)).toEqual(['solution']);
    expect(labyrinth.frame(state).trail).toEqual([7, 4, 1, 0, 3, 4, 5]);
    expect(play(state, SOLUTION)).toEqual([]);
    const beneath = drawn(BRIDGE, 3);
    play(beneath, EAST, 15);
    play(beneath, SOLUTION);
    expect(labyrinth.frame(beneath).trail).toEqual([4, 5]);
  });

  test('watching a solver assists as well, and shows nothing', () => {
    const state = drawn(BRIDGE, 7);
    expect(play(state, WATCH)).toEqual([]);
    expect([state.shown, labyrinth.outcome(state).assisted]).toEqual([null, true]);
  });

  test('makes the whole run assisted, and is gone in the next level', () => {
    const state = begun();
    expect(labyrinth.outcome(state).assisted).toBe(false);
    walkOut(state);
    expect(state.shown).toBeNull();
    wait(state, 200);
    expect(labyrinth.outcome(state).assisted).toBe(true);
  });
});
