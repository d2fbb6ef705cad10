import { effort, medalTimes } from '@warren/engine/measure';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/bots/bot.js';
import { classicBot } from '../../src/bots/classic-bot.js';
import { classic } from '../../src/classic/game.js';
import { mazeOf } from '../../src/classic/layout.js';
import { drawn, EAST, HINT, hall, play, SOLUTION, start, WEST, wait } from '../support/classic.js';
import { must } from '../support/must.js';

const corridor = () => drawn([[EAST, EAST | WEST, EAST | WEST, WEST]], 0);

test('CL-16: reaching the exit wins, in the tick of the last step', () => {
  const state = corridor();
  play(state, EAST, 12);
  expect(state.phase).toBe('playing');
  expect(wait(state, 1)).toEqual(['step', 'won']);
  expect(classic.finished(state)).toBe(true);
  expect(classic.outcome(state)).toMatchObject({ result: 'won', ticks: 13, moves: 3, seconds: 0 });
});

describe('CL-17: medals', () => {
  test('are the times of the engine and two seconds', () => {
    const state = start({ level: 20, tunnels: true });
    const { settings, maze } = state;
    const measured = must(effort(mazeOf(state), settings.start, settings.exit));
    expect(measured.exact).toBe(true);
    const { gold, silver, bronze } = medalTimes({ solution: maze.shortest, effort: measured });
    expect(maze.medals).toEqual({ gold: gold + 120, silver: silver + 120, bronze: bronze + 120 });
  });

  test.each([
    ['gold', 0, 'gold'],
    ['gold', 1, 'silver'],
    ['silver', 1, 'bronze'],
    ['bronze', 0, 'bronze'],
    ['bronze', 1, 'none'],
  ] as const)('the time of %s and %i ticks earn %s', (medal, late, earned) => {
    const state = corridor();
    Object.assign(state.maze.medals, { gold: 40, silver: 50, bronze: 60 });
    // The way takes 13 ticks.
    wait(state, state.maze.medals[medal] + late - 13);
    play(state, EAST, 13);
    expect(classic.outcome(state)).toMatchObject({ result: 'won', medal: earned });
  });

  test('a run that is not won has none', () => {
    expect(classic.outcome(corridor())).toMatchObject({ result: 'playing', medal: 'none' });
  });
});

describe('CL-18: the timer', () => {
  test('ends the run after the time of bronze; without it there is no end', () => {
    const state = start({ level: 5, timer: true });
    const { limit, medals } = state.maze;
    expect(limit).toBe(medals.bronze);
    wait(state, limit - 1);
    expect(state.phase).toBe('playing');
    expect(wait(state, 1)).toEqual(['over']);
    expect(classic.outcome(state)).toMatchObject({ result: 'lost', ticks: limit, medal: 'none' });
    const free = start({ level: 5 });
    wait(free, limit + 100);
    expect([free.phase, free.maze.limit]).toEqual(['playing', 0]);
  });

  test('the last tick is good for the exit, and the last five seconds are counted', () => {
    const state = corridor();
    state.maze.limit = 400;
    const events = wait(state, 387);
    expect(events.filter((event) => event === 'tick-down').length).toBe(5);
    play(state, EAST, 13);
    expect(classic.outcome(state)).toMatchObject({ result: 'won', ticks: 400 });
  });
});

describe('CL-19: help', () => {
  test('a hint shows the way to one step beyond the next junction, and is gone when one is there', () => {
    // A corridor of three cells that opens into a hall; the exit is its last cell.
    const rows = hall(4, 3);
    rows[0] = [EAST, EAST | WEST, EAST | WEST | 4, WEST | 4];
    rows[1][0] &= ~1;
    rows[1][1] &= ~1;
    const state = drawn(rows, 0);
    expect(play(state, HINT)).toEqual(['hint']);
    expect(classic.frame(state).trail).toEqual([0, 1, 2, 3]);
    expect(play(state, HINT)).toEqual([]);
    play(state, EAST, 13);
    expect([state.help.shown, classic.frame(state).trail]).toEqual(['nothing', []]);
    play(state, HINT);
    expect(classic.frame(state).trail?.[0]).toBe(3);
    expect(state.assisted).toBe(true);
  });

  test('the solution is the whole way, from wherever one asks, through tunnels as well', () => {
    for (let i = 0; i < 50; i++) {
      const state = start({ level: 8, tunnels: true }, `${i}`);
      const { settings, maze } = state;
      expect(play(state, SOLUTION)).toEqual(['solution']);
      const { trail = [] } = classic.frame(state);
      expect([trail[0], trail.at(-1), trail.length]).toEqual([
        settings.start,
        settings.exit,
        maze.shortest + 1,
      ]);
      const { grid, open } = mazeOf(state);
      for (let step = 1; step < trail.length; step++) {
        const sides = [0, 1, 2, 3, 4].filter((side) => open[trail[step - 1]] & (1 << side));
        expect(sides.map((side) => grid.neighbour(trail[step - 1], side))).toContain(trail[step]);
      }
      // A hint says nothing new then.
      expect(play(state, HINT)).toEqual([]);
      expect(classic.frame(state).trail).toBe(trail);
    }
  });

  test.each([HINT, SOLUTION])('who asked (%i) earns no medal and stands on no board', (action) => {
    const state = corridor();
    play(state, action);
    play(state, EAST, 13);
    const outcome = classic.outcome(state);
    expect(outcome).toMatchObject({ result: 'won', assisted: true, medal: 'none' });
    expect(classic.ranking.standing(outcome)).toBeNull();
  });
});

test('CL-20: the outcome names everything the ranking was computed from', () => {
  const run = must(
    playOut(classic, classicBot, { kind: 'spiral', level: 7, tunnels: true, timer: true }, 'x'),
  );
  const { outcome } = run;
  const { ticks, moves, shortest, gold, silver, bronze, limit } = outcome as Record<string, number>;
  expect(outcome).toMatchObject({ result: 'won', kind: 'spiral', level: 7, medal: 'gold', assisted: false });
  expect(outcome).toMatchObject({ width: 10, height: 10, seconds: Math.floor(ticks / 60) });
  expect([moves, ticks, limit]).toEqual([shortest, 6 * shortest - 5, bronze]);
  expect(gold <= silver && silver <= bronze).toBe(true);
});
