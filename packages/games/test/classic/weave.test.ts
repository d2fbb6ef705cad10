import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/bots/bot.js';
import { classicBot } from '../../src/bots/classic-bot.js';
import { classic } from '../../src/classic/game.js';
import { drawn, EAST, HINT, NORTH, play, SOLUTION, SOUTH, start, WEST } from '../support/classic.js';
import { must } from '../support/must.js';

/** A bridge from west to east over a way from north to south: a cross of five cells, and the exit east of the southern one. */
function crossing(at: number) {
  const state = drawn(
    [
      [0, SOUTH, 0],
      [EAST, EAST | WEST, WEST],
      [0, NORTH | EAST, WEST],
    ],
    at,
  );
  state.maze.under = [0, 0, 0, 0, NORTH | SOUTH, 0, 0, 0, 0];
  return state;
}

describe('CL-27: where ways cross', () => {
  test('a player who comes from the north goes beneath, to the south and back, and not aside', () => {
    const state = crossing(1);
    play(state, SOUTH);
    play(state, 0, 6);
    expect(state.player).toMatchObject({ cell: 4, beneath: true });
    expect(play(state, EAST, 7)).toEqual(['bump']);
    expect(state.player.cell).toBe(4);
    play(state, SOUTH, 7);
    expect(state.player).toMatchObject({ cell: 7, beneath: false });
    play(state, NORTH, 13);
    expect(state.player).toMatchObject({ cell: 1, beneath: false });
  });

  test('a player who comes from the west walks over the bridge, and not down', () => {
    const state = crossing(3);
    play(state, EAST);
    play(state, 0, 6);
    expect(state.player).toMatchObject({ cell: 4, beneath: false });
    expect(play(state, SOUTH, 7)).toEqual(['bump']);
    play(state, EAST, 7);
    expect(state.player.cell).toBe(5);
  });

  test('the bridge hides a player from the middle of the step in to the middle of the step out', () => {
    const state = crossing(1);
    const seen: boolean[] = [];
    for (let tick = 0; tick < 12; tick++) {
      play(state, SOUTH);
      seen.push(classic.frame(state).sprites.at(-1)?.beneath ?? false);
    }
    expect(seen).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0].map(Boolean));
  });

  test('an exit on a bridge is not reached beneath it', () => {
    const state = crossing(1);
    state.settings.exit = 4;
    play(state, SOUTH);
    play(state, 0, 10);
    expect(state).toMatchObject({ phase: 'playing', player: { cell: 4 } });
  });
});

test('CL-27: the way that is shown is the one the bot walks, over and under, in all levels', () => {
  let beneath = 0;
  for (let level = 1; level <= 30; level++) {
    const settings = { kind: 'weave', level, season: 1 };
    const run = must(playOut(classic, classicBot, settings, 'x'));
    expect(run.outcome).toMatchObject({ result: 'won', moves: run.outcome.shortest });
    const state = start(settings);
    play(state, SOLUTION, 1);
    play(state, SOLUTION);
    const { trail = [] } = classic.frame(state);
    expect(trail.length).toBe(state.maze.shortest + 1);
    expect([trail[0], trail.at(-1)]).toEqual([state.settings.start, state.settings.exit]);
    const { width } = state.settings;
    for (let i = 1; i < trail.length - 1; i++) {
      const side = [-width, 1, width, -1].indexOf(trail[i + 1] - trail[i]);
      if (state.maze.under[trail[i]] & (1 << side)) beneath++;
    }
  }
  expect(beneath).toBeGreaterThan(30);
});

test('CL-27: what a hint shows from beneath a bridge leads on from there', () => {
  const state = crossing(1);
  play(state, SOUTH);
  play(state, 0, 6);
  play(state, HINT);
  expect(classic.frame(state).trail).toEqual([4, 7, 8]);
});
