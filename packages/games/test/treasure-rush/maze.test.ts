import { braid, deadEnds, flaw, isPerfect, type Maze, Rng } from '@warren/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inMiddleOf } from '../../src/treasure-rush/cells.js';
import { algorithmOf, makeCandidate } from '../../src/treasure-rush/maze.js';
import { end, start } from '../support/treasure-rush.js';

const order = (given: object) => ({
  seed: 's',
  stream: 'maze',
  score: 0,
  side: 9,
  severity: 10,
  from: 0,
  before: null,
  ...given,
});

/** Orders of every kind. */
const anyOrder = fc
  .record({
    seed: fc.string(),
    stream: fc.constantFrom('maze/1/0', 'maze/7/2'),
    score: fc.integer({ min: -3, max: 25 }),
    side: fc.integer({ min: 2, max: 20 }),
    severity: fc.integer({ min: 1, max: 10 }),
    place: fc.nat(),
    before: fc.option(
      fc.record({ column: fc.integer({ min: 0, max: 20 }), row: fc.integer({ min: 0, max: 20 }) }),
    ),
  })
  .map(({ place, ...rest }) => ({ ...rest, from: place % (rest.side * rest.side) }));

test('TR-1: 5 x 5 cells, 3 lives, severity 0.1, ease 5 s, score 0, in the middle of the middle cell', () => {
  const state = start();
  expect(state).toMatchObject({ side: 5, lives: 3, severity: 1, ease: 300, score: 0, phase: 'playing' });
  expect(state.player).toMatchObject({ x: 2 * 50 + 17, y: 2 * 50 + 17, held: 0 });
  expect(state.round).toMatchObject({ number: 1, side: 5 });
  expect(state.round.open).toHaveLength(25);
});

test.each([
  [-3, 'binary-tree'],
  [0, 'binary-tree'],
  [4, 'binary-tree'],
  [5, 'sidewinder'],
  [9, 'sidewinder'],
  [10, 'wilson'],
  [40, 'wilson'],
])('TR-2: at a score of %i the algorithm is %s', (score, algorithm) => {
  expect(algorithmOf(score)).toBe(algorithm);
});

test('TR-2: a binary tree leans north-east, sidewinder north, and Wilson to no side', () => {
  const corridor = (maze: Maze, cells: number[], bit: number) =>
    cells.slice(0, -1).every((cell) => (maze.open[cell] & bit) !== 0);
  const row = Array.from({ length: 9 }, (_, i) => i);
  const column = row.map((i) => i * 9 + 8);
  const found = [0, 5, 10].map((score) => {
    const mazes = Array.from({ length: 20 }, (_, i) => makeCandidate(order({ score, seed: `${i}` })).maze);
    return [mazes.every((maze) => corridor(maze, row, 2)), mazes.every((maze) => corridor(maze, column, 4))];
  });
  expect(found).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});

test('TR-2, TR-3: every maze is sound and in one piece, and perfect where all dead ends stay', () => {
  fc.assert(
    fc.property(anyOrder, (given) => {
      const { maze } = makeCandidate(given);
      expect(flaw(maze)).toBeNull();
      if (given.severity === 10) expect(isPerfect(maze)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('TR-3: the severity is the share of the dead ends that stay', () => {
  for (let severity = 1; severity < 10; severity++) {
    for (let i = 0; i < 20; i++) {
      const whole = makeCandidate(order({ side: 14, score: 10, seed: `${i}` })).maze;
      const braided = makeCandidate(order({ side: 14, score: 10, seed: `${i}`, severity })).maze;
      const [before, after] = [deadEnds(whole).length, deadEnds(braided).length];
      const wanted = Math.round((before * severity) / 10);
      // The engine leaves one more where a last one has but other dead ends beside it.
      expect(after - wanted).toBeLessThanOrEqual(1);
      expect(after).toBeGreaterThanOrEqual(wanted);
      braid(whole, { keep: severity * 100 }, Rng.fromSeed('other'));
      expect(deadEnds(whole).length - after).toBeLessThanOrEqual(1);
    }
  }
});

test('TR-4: a tenth of the cells is slow and a tenth fast', () => {
  const count = [0, 0, 0];
  for (let i = 0; i < 100; i++) {
    for (const tile of makeCandidate(order({ side: 20, seed: `${i}` })).tiles) count[tile]++;
  }
  const [, slow, fast] = count.map((cells) => cells / 40_000);
  // Four standard deviations of a draw of forty thousand.
  expect(Math.abs(slow - 0.1)).toBeLessThan(0.006);
  expect(Math.abs(fast - 0.1)).toBeLessThan(0.006);
});

test('TR-5: the treasure is never with the player nor in row or column of the last, where there is room', () => {
  fc.assert(
    fc.property(anyOrder, (given) => {
      const { treasure } = makeCandidate(given);
      expect(treasure).not.toBe(given.from);
      if (given.side === 2) return;
      expect(treasure % given.side).not.toBe(given.before?.column);
      expect(Math.floor(treasure / given.side)).not.toBe(given.before?.row);
    }),
    { numRuns: 300 },
  );
});

test('TR-5: in 2 x 2 it is the one cell left, or any other than the player has', () => {
  const before = { column: 0, row: 0 };
  const drawn = (from: number) =>
    new Set(
      Array.from(
        { length: 60 },
        (_, i) => makeCandidate(order({ side: 2, from, before, seed: `${i}` })).treasure,
      ),
    );
  expect([...drawn(1)]).toEqual([3]);
  expect([...drawn(3)].sort()).toEqual([0, 1, 2]);
});

test('TR-5: all other cells are as likely', () => {
  const count = new Array<number>(16).fill(0);
  for (let i = 0; i < 3000; i++) {
    const before = { column: 1, row: 1 };
    count[makeCandidate(order({ side: 4, from: 15, before, seed: `${i}` })).treasure]++;
  }
  const allowed = [0, 2, 3, 8, 10, 11, 12, 14];
  expect(count.flatMap((times, cell) => (times > 0 ? [cell] : []))).toEqual(allowed);
  for (const cell of allowed) expect(Math.abs(count[cell] - 375)).toBeLessThan(100);
});

test('TR-5: over a whole run the next treasure is elsewhere, and lies in the middle of its cell', () => {
  const state = start({}, 'treasures');
  for (let i = 0; i < 25; i++) {
    const { treasure, side } = state.round;
    end(state, 'treasure');
    expect(state.round.treasure % state.round.side).not.toBe(treasure % side);
    expect(Math.floor(state.round.treasure / state.round.side)).not.toBe(Math.floor(treasure / side));
  }
  expect(inMiddleOf(20, 21)).toEqual({ x: 50 + 17, y: 50 + 17 });
});
