import { passages, Rng } from '@warren/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labyrinth } from '../../src/labyrinth/game.js';
import { labyrinthMaze } from '../../src/labyrinth/round.js';
import {
  anyLevel,
  BRIDGE,
  COMB,
  drawn,
  EAST,
  inLevel,
  NORTH,
  placeOf,
  play,
  SOUTH,
  WEST,
  wait,
  wanderingAction,
} from '../support/labyrinth.js';

describe('LB-11: walking', () => {
  test('goes 4 of the 60 sub-units of a cell a tick, without a stop from cell to cell', () => {
    const state = drawn(COMB, 0);
    play(state, EAST);
    expect(placeOf(state)).toEqual([4, 0]);
    for (let tick = 2; tick <= 60; tick++) {
      wait(state, 1);
      expect(placeOf(state)).toEqual([4 * tick, 0]);
    }
    expect(state.player).toMatchObject({ cell: 4, side: -1, offset: 0 });
  });

  test('never leaves the middle lines, and never goes through a wall', () => {
    fc.assert(
      fc.property(anyLevel(9), fc.string(), (level, seed) => {
        const state = inLevel(level);
        const rng = Rng.fromSeed(seed);
        for (let tick = 0; tick < 250 && state.phase === 'playing'; tick++) {
          const before = placeOf(state);
          labyrinth.step(state, wanderingAction(rng));
          const { player, round } = state;
          const [across, down] = placeOf(state).map((place, i) => Math.abs(place - before[i]));
          expect([0, 4]).toContain(across + down);
          expect(player.offset % 4 === 0 && player.offset >= 0 && player.offset < 30).toBe(true);
          expect(player.offset === 0).toBe(player.side === -1);
          const ways = player.beneath ? round.under[player.cell] : round.open[player.cell];
          if (player.side >= 0) expect(ways & (1 << player.side)).not.toBe(0);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('LB-12: of several directions held', () => {
  test('the one pressed last is taken at the next opening, until then the other leads on', () => {
    const state = drawn(COMB, 0);
    play(state, EAST, 20);
    play(state, EAST | SOUTH, 9);
    expect(placeOf(state)).toEqual([116, 0]);
    wait(state, 2);
    expect(placeOf(state)).toEqual([120, 4]);
    wait(state, 60);
    expect(state.player).toMatchObject({ cell: 12, offset: 0 });
  });

  test('the other one is taken where the last leads no further, and what is opposite counts for nothing', () => {
    const state = drawn(COMB, 10);
    play(state, EAST);
    play(state, EAST | NORTH, 29);
    expect(placeOf(state)).toEqual([0, 4]);
    wait(state, 2);
    expect(placeOf(state)).toEqual([4, 0]);
    play(state, EAST | WEST);
    expect(placeOf(state)).toEqual([0, 0]);
    play(state, EAST);
    expect(placeOf(state)).toEqual([4, 0]);
  });

  test('nothing held is standing still', () => {
    const state = drawn(COMB, 0);
    play(state, EAST, 7);
    expect(state.player.pose).toBe('walk');
    play(state, 0, 30);
    expect(placeOf(state)).toEqual([28, 0]);
    expect(state.player.pose).toBe('idle');
  });
});

test('LB-13: one turns back at any moment', () => {
  for (let ticks = 1; ticks <= 40; ticks++) {
    const state = drawn(COMB, 0);
    play(state, EAST, ticks);
    play(state, WEST);
    expect(placeOf(state)).toEqual([4 * (ticks - 1), 0]);
  }
});

describe('LB-14: between two middles', () => {
  test('a direction across leads to the nearer middle with such a way', () => {
    const late = drawn(COMB, 0);
    play(late, EAST, 18);
    play(late, SOUTH, 4);
    expect(placeOf(late)).toEqual([60, 4]);
    const early = drawn(COMB, 0);
    play(early, EAST, 11);
    play(early, SOUTH, 5);
    expect(placeOf(early)).toEqual([60, 4]);
  });

  test('or to the farther one if only that has it', () => {
    const state = drawn(COMB, 10);
    play(state, NORTH, 17);
    play(state, EAST, 14);
    expect(placeOf(state)).toEqual([4, 0]);
  });

  test('or nowhere: a bump is heard once for what is held', () => {
    const state = drawn(COMB, 5);
    play(state, NORTH, 2);
    expect(play(state, WEST, 20)).toEqual(['bump']);
    expect(placeOf(state)).toEqual([0, 52]);
    expect(play(state, 0, 5)).toEqual([]);
    expect(play(state, WEST, 5)).toEqual(['bump']);
    expect(state.player.facing).toBe('west');
    const atEnd = drawn(COMB, 4);
    expect(play(atEnd, EAST, 10)).toEqual(['bump']);
    expect(play(atEnd, WEST, 1)).toEqual([]);
  });
});

describe('LB-15: at a crossing', () => {
  test('whoever comes in beneath the bridge goes on beneath it, and has no other way', () => {
    const state = drawn(BRIDGE, 3);
    play(state, EAST, 15);
    expect(state.player).toMatchObject({ cell: 4, beneath: true, offset: 0 });
    expect(play(state, NORTH, 20)).toEqual(['bump']);
    expect(play(state, SOUTH, 20)).toEqual(['bump']);
    play(state, EAST, 15);
    expect(state.player).toMatchObject({ cell: 5, beneath: false, offset: 0 });
  });

  test('whoever comes in on the bridge stays on it', () => {
    const state = drawn(BRIDGE, 1);
    play(state, SOUTH, 15);
    expect(state.player).toMatchObject({ cell: 4, beneath: false, offset: 0 });
    expect(play(state, EAST, 20)).toEqual(['bump']);
    expect(play(state, WEST, 20)).toEqual(['bump']);
    play(state, SOUTH, 15);
    expect(state.player).toMatchObject({ cell: 7, beneath: false });
  });

  test('one turns back beneath a bridge as anywhere', () => {
    const state = drawn(BRIDGE, 3);
    play(state, EAST, 12);
    expect(state.player).toMatchObject({ cell: 4, beneath: true });
    play(state, WEST, 12);
    expect(state.player).toMatchObject({ cell: 3, beneath: false, offset: 0 });
  });

  test('whatever is pressed, in any level, the squares walked through are a walk in the graph of the maze', () => {
    let dives = 0;
    let bridges = 0;
    fc.assert(
      fc.property(anyLevel(10), fc.string(), (level, seed) => {
        const state = inLevel({ ...level, density: Math.max(level.density, 300) });
        const graph = passages(labyrinthMaze(state.round));
        const size = state.round.open.length;
        const nodeNow = () => {
          const { cell, beneath } = state.player;
          return beneath ? size + graph.under.indexOf(cell) : cell;
        };
        const rng = Rng.fromSeed(seed);
        let node = nodeNow();
        for (let tick = 0; tick < 900 && state.phase === 'playing'; tick++) {
          labyrinth.step(state, wanderingAction(rng));
          const next = nodeNow();
          if (next !== node) {
            expect([0, 1, 2, 3].map((side) => graph.to(node, side))).toContain(next);
            if (next >= size) dives++;
            else if (state.round.under[next] !== 0) bridges++;
          }
          node = next;
        }
      }),
      { numRuns: 150, seed: 8 },
    );
    // A walk that never met a crossing would show nothing.
    expect(Math.min(dives, bridges)).toBeGreaterThan(100);
  });
});

test('LB-16: diving beneath a bridge and coming out again are heard, as is every cell that is entered', () => {
  const state = drawn(BRIDGE, 3);
  expect(play(state, EAST, 8)).toEqual(['under', 'step']);
  expect(wait(state, 14)).toEqual([]);
  expect(wait(state, 1)).toEqual(['emerge', 'step']);
  const above = drawn(BRIDGE, 1);
  expect(play(above, SOUTH, 30)).toEqual(['step', 'step']);
});
