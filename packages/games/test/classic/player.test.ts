import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classic } from '../../src/classic/game.js';
import { mazeOf, otherMouth } from '../../src/classic/layout.js';
import { drawn, EAST, hall, NORTH, play, SOUTH, start, WEST, wait } from '../support/classic.js';

const MIDDLE = 24; // of a hall of 7 x 7

describe('CL-8: an action holds directions', () => {
  test('until the next, by their bits', () => {
    const state = drawn(hall(7, 7), MIDDLE);
    play(state, EAST, 10);
    expect(state.player).toMatchObject({ held: EAST, latest: 1 });
    play(state, 0);
    expect(state.player).toMatchObject({ held: 0, latest: -1 });
  });
});

describe('CL-9, CL-10: steps', () => {
  test('the first at once, then one each 6 ticks while held', () => {
    const state = drawn(hall(7, 7), 42);
    const cells = [state.player.cell];
    for (let tick = 0; tick < 19; tick++) {
      play(state, EAST);
      cells.push(state.player.cell);
    }
    const at = (tick: number) => cells[tick] - 42;
    expect([at(0), at(1), at(6), at(7), at(12), at(13), at(19)]).toEqual([0, 1, 1, 2, 2, 3, 4]);
  });

  test('sixty ticks held are ten cells', () => {
    const state = drawn([Array.from({ length: 20 }, () => EAST | WEST)], 0);
    play(state, EAST, 60);
    expect(state.player.cell).toBe(10);
  });

  test('a press makes one step, even when it is let go in the same tick', () => {
    const state = drawn(hall(7, 7), MIDDLE);
    classic.step(state, [EAST, 0]);
    wait(state, 30);
    expect(state.player.cell).toBe(MIDDLE + 1);
    expect(state.moves).toBe(1);
  });

  test('a press during a step counts right after it, the last of several', () => {
    const state = drawn(hall(7, 7), MIDDLE);
    classic.step(state, [EAST, 0]);
    play(state, NORTH);
    play(state, 0);
    play(state, SOUTH);
    play(state, 0, 2);
    expect(state.player.cell).toBe(MIDDLE + 1);
    wait(state, 1);
    expect(state.player.cell).toBe(MIDDLE + 1 + 7);
    wait(state, 20);
    expect(state.moves).toBe(2);
  });

  test('hammering on keys is no faster than holding one', () => {
    const state = drawn([Array.from({ length: 40 }, () => EAST | WEST)], 0);
    for (let tick = 0; tick < 120; tick++) classic.step(state, [EAST, 0, EAST]);
    expect(state.player.cell).toBe(20);
  });
});

describe('CL-11: several directions', () => {
  test('the latest goes first, the other where the latest is blocked', () => {
    const state = drawn(hall(7, 7), MIDDLE);
    play(state, EAST);
    play(state, EAST | NORTH, 6);
    expect(state.player.cell).toBe(MIDDLE + 1 - 7);
    wait(state, 12);
    expect(state.player.cell).toBe(4);
    wait(state, 6);
    expect(state.player.cell).toBe(5);
  });

  test('the opposite of the latest does not count', () => {
    const state = drawn(hall(7, 7), MIDDLE);
    play(state, WEST);
    play(state, WEST | EAST, 60);
    // In the corner of the row it stays, and does not swing back.
    expect(state.player.cell).toBe(27);
  });

  test('when the latest is let go, the other goes on', () => {
    const state = drawn(hall(7, 7), MIDDLE);
    play(state, EAST);
    play(state, EAST | NORTH, 6);
    play(state, EAST, 6);
    expect(state.player.cell).toBe(MIDDLE + 2 - 7);
    expect(state.player.facing).toBe('east');
  });
});

describe('CL-12: walls', () => {
  test('stop, turn the player and cost no time', () => {
    const state = drawn([[EAST, EAST | WEST, WEST]], 0);
    expect(play(state, NORTH, 3)).toEqual(['bump']);
    expect(state.player).toMatchObject({ cell: 0, facing: 'north' });
    expect(play(state, EAST)).toEqual(['step']);
    expect(state.player).toMatchObject({ cell: 1, facing: 'east' });
  });

  test('whatever is pressed, every step leads through an open side or a tunnel', () => {
    const inputs = fc.array(fc.tuple(fc.nat(15), fc.integer({ min: 1, max: 20 })), { maxLength: 60 });
    fc.assert(
      fc.property(fc.string(), fc.boolean(), inputs, (seed, tunnels, presses) => {
        const state = start({ width: 7, height: 6, tunnels }, seed);
        const { grid, open } = mazeOf(state);
        for (const [action, ticks] of presses) {
          for (let i = 0; i < ticks && state.phase === 'playing'; i++) {
            const before = state.player.cell;
            const moves = play(state, action).filter((event) => event === 'step' || event === 'tunnel');
            const { cell } = state.player;
            const sides = [0, 1, 2, 3, 4].filter(
              (side) =>
                side < grid.sides && open[before] & (1 << side) && grid.neighbour(before, side) === cell,
            );
            expect(moves.length).toBe(cell === before ? 0 : 1);
            expect(cell === before || sides.length === 1).toBe(true);
            if (moves[0] === 'tunnel') expect(otherMouth(state.maze, before)).toBe(cell);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
