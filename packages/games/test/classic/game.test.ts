import { effort, medalTimes } from '@warren/engine/measure';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/bots/bot.js';
import { classicBot } from '../../src/bots/classic-bot.js';
import { classic } from '../../src/classic/game.js';
import { LEVEL_KINDS } from '../../src/classic/kinds.js';
import { mazeOf } from '../../src/classic/layout.js';
import { classicCause, finishOf } from '../../src/classic/outcome.js';
import { medalsOf } from '../../src/classic/par.js';
import type { ClassicState } from '../../src/classic/state.js';
import { drawn, EAST, HINT, hall, NORTH, play, SOLUTION, start, WEST, wait } from '../support/classic.js';
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
  test('gold is par, the time the engine measures and two seconds; silver is 1.5 and bronze 2.5 times as much', () => {
    const state = start({ level: 20, tunnels: true });
    const { settings, maze } = state;
    const measured = must(effort(mazeOf(state), settings.start, settings.exit));
    expect(measured.exact).toBe(true);
    const par = medalTimes({ solution: maze.shortest, effort: measured }).gold + 120;
    expect(maze.medals).toEqual({ gold: par, silver: Math.ceil(par * 1.5), bronze: Math.ceil(par * 2.5) });
  });

  test('are never less than a second apart, in all levels of all kinds', () => {
    for (const kind of LEVEL_KINDS) {
      for (let level = 1; level <= 30; level++) {
        const { gold, silver, bronze } = start({ kind, level, season: 1 }).maze.medals;
        expect(silver - gold).toBeGreaterThanOrEqual(60);
        expect(bronze - silver).toBeGreaterThanOrEqual(60);
      }
    }
    expect(medalsOf(30)).toEqual({ gold: 30, silver: 90, bronze: 150 });
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
  test('ends the run after three times par; without it, or relaxed, there is no end', () => {
    const state = start({ level: 5, timer: true });
    const { limit, medals } = state.maze;
    expect(limit).toBe(3 * medals.gold);
    wait(state, limit - 1);
    expect(state.phase).toBe('playing');
    expect(wait(state, 1)).toEqual(['over']);
    expect(classic.outcome(state)).toMatchObject({ result: 'lost', ticks: limit, medal: 'none' });
    expect(classicCause(state)).toMatch(
      /^Time ran out after [\d.]+ s\. The way has \d+ steps; a hint shows where it goes on\.$/,
    );
    expect(classicCause(start({ level: 5 }))).toBeNull();
    const free = start({ level: 5 });
    wait(free, limit + 100);
    expect([free.phase, free.maze.limit]).toEqual(['playing', 0]);
    expect(start({ level: 5, timer: true, relaxed: true }).maze.limit).toBe(0);
  });

  test('is ten seconds at least', () => {
    const state = start({ width: 2, height: 2, timer: true });
    expect(state.maze.limit).toBe(600);
    expect(3 * state.maze.medals.gold).toBeLessThan(600);
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
      expect(play(state, SOLUTION)).toEqual(['warning']);
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

  test.each([HINT, SOLUTION])(
    'CL-29: one stray key (%i) in a ranked run costs nothing, the second one helps',
    (action) => {
      const state = start({ level: 9, season: 1 });
      expect(play(state, action)).toEqual(['warning']);
      expect([state.assisted, state.help.shown]).toEqual([false, 'nothing']);
      const way = [NORTH, EAST].find((side) => state.maze.open[state.player.cell] & side) ?? NORTH;
      play(state, way);
      play(state, 0, 10);
      expect(play(state, action)).toEqual(['warning']);
      expect(play(state, action)).toEqual([action === HINT ? 'hint' : 'solution']);
      expect(state.assisted).toBe(true);
    },
  );

  test.each([HINT, SOLUTION])('who asked (%i) earns no medal and stands on no board', (action) => {
    const state = corridor();
    play(state, action);
    play(state, EAST, 13);
    const outcome = classic.outcome(state);
    expect(outcome).toMatchObject({ result: 'won', assisted: true, medal: 'none' });
    expect(classic.ranking.standing(outcome)).toBeNull();
  });
});

test('CL-24: a relaxed run earns no medal, and completes a level as one with help does', () => {
  const run = must(playOut(classic, classicBot, { level: 7, season: 1, timer: true, relaxed: true }, 'x'));
  expect(run.outcome).toMatchObject({ result: 'won', medal: 'none', assisted: false, limit: 0 });
  expect(finishOf(run.state as ClassicState)).toMatchObject({ level: 7, medal: 'none', assisted: true });
});

describe('CL-25: the clock starts with the first direction', () => {
  test('before it nothing happens, however long it takes', () => {
    const state = start({ level: 5, timer: true });
    const before = structuredClone(state);
    for (let tick = 0; tick < 10_000; tick++) expect(classic.step(state, [])).toBe(1);
    expect(state).toEqual(before);
    expect(classic.waits?.(state)).toBe(true);
  });

  test('asking for help does not begin it', () => {
    const state = start({ level: 5, timer: true });
    for (const help of ['hint', 'solution', 'solution']) classic.step(state, [classic.actions.indexOf(help)]);
    expect([state.ticks, state.assisted, classic.waits?.(state)]).toEqual([0, true, true]);
  });

  test('from it on time runs', () => {
    const state = start({ level: 5, timer: true });
    classic.step(state, [NORTH]);
    expect([state.ticks, classic.waits?.(state)]).toEqual([1, false]);
    classic.step(state, []);
    expect(state.ticks).toBe(2);
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
  expect([moves, ticks, limit]).toEqual([shortest, 6 * shortest - 5, 3 * gold]);
  expect(gold <= silver && silver <= bronze).toBe(true);
});
