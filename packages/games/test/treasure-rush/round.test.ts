import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellUnder } from '../../src/treasure-rush/cells.js';
import { mazeOf } from '../../src/treasure-rush/hunter.js';
import { costOfWay } from '../../src/treasure-rush/maze.js';
import { anyMoment, begin, end, hall, lay, play, standIn, start } from '../support/treasure-rush.js';

test('TR-24: without the option there are none', () => {
  fc.assert(
    fc.property(anyMoment(), ({ round }) => round.pickUp === null),
    { numRuns: 50 },
  );
});

test('TR-24: a pick-up lies off the cheapest way: going there first costs at least two cells more', () => {
  let seen = 0;
  fc.assert(
    fc.property(anyMoment({ pickups: true }), ({ round, player }) => {
      if (round.pickUp === null) return;
      seen++;
      const from = cellUnder(round.side, player);
      const { cell } = round.pickUp;
      expect([from, round.treasure]).not.toContain(cell);
      const tiles = Uint8Array.from(round.tiles);
      const cost = (a: number, b: number) => costOfWay(mazeOf(round), tiles, a, b);
      expect(cost(from, cell) + cost(cell, round.treasure) - round.cost).toBeGreaterThanOrEqual(8);
    }),
    { numRuns: 300 },
  );
  expect(seen).toBeGreaterThan(50);
});

test('TR-24: of twelve mazes one has an extra life and three have extra time, and mazes stay the same', () => {
  const count = { 'extra-life': 0, 'extra-time': 0, none: 0 };
  for (let i = 0; i < 60; i++) {
    const state = start({ pickups: true, choice: false }, `${i}`);
    const plain = start({ choice: false }, `${i}`);
    for (let maze = 0; maze < 20; maze++) {
      count[state.round.pickUp?.kind ?? 'none']++;
      expect(state.round.id).toBe(plain.round.id);
      end(state, 'treasure');
      end(plain, 'treasure');
    }
  }
  expect(Math.abs(count['extra-life'] - 100)).toBeLessThan(40);
  expect(Math.abs(count['extra-time'] - 300)).toBeLessThan(60);
});

test('TR-24: extra time is three seconds for this maze, an extra life a life; each is taken once', () => {
  const state = begin(start({ pickups: true }));
  lay(state, 5, hall(5));
  standIn(state, 0);
  state.round.pickUp = { kind: 'extra-time', cell: 0 };
  const { left } = state.round;
  expect(play(state, 0)).toContain('extra-time');
  expect(state.round).toMatchObject({ left: left + 180 - 1, pickUp: null });
  expect(play(state, 0)).toEqual([]);
  state.round.pickUp = { kind: 'extra-life', cell: 0 };
  expect(play(state, 0)).toContain('extra-life');
  expect(play(state, 0)).toEqual([]);
  expect([state.lives, state.round.left]).toEqual([4, left + 180 - 4]);
});
