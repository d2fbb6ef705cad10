import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRID_KINDS } from '../../src/grid/grid.js';
import { tunnelGrid, tunnelsOf } from '../../src/grid/tunnel-grid.js';
import { flaw, isPerfect, shapeOf } from '../../src/maze/check.js';
import { kruskal } from '../../src/maze/kruskal.js';
import { isDeadEnd, type Maze } from '../../src/maze/maze.js';
import { wilson } from '../../src/maze/wilson.js';
import { effort } from '../../src/measure/effort.js';
import { Rng } from '../../src/rng/rng.js';
import { distances } from '../../src/solve/distances.js';
import { SOLVERS } from '../../src/solve/registry.js';
import { solve } from '../../src/solve/solve.js';
import { tunnels } from '../../src/transform/tunnels.js';
import { weave } from '../../src/transform/weave.js';
import { anyGrid, gridOf, mazeOf, must } from '../support/mazes.js';

/** The maze with its tunnels filled in. */
function without(maze: Maze): Maze {
  const sides = tunnelsOf(maze.grid).length > 0 ? maze.grid.sides - 1 : maze.grid.sides;
  const grid = { ...maze.grid, sides };
  return { ...maze, grid, open: maze.open.map((open) => open & ((1 << sides) - 1)) };
}

/** Everything a maze with tunnels promises. */
function check(maze: Maze, before: Maze, clear: readonly number[]): void {
  const dug = tunnelsOf(maze.grid);
  expect(flaw(maze)).toBeNull();
  expect(isPerfect(maze)).toBe(true);
  const rest = without(maze);
  expect(shapeOf(rest).pieces).toBe(dug.length + 1);
  const mouths = dug.flat();
  expect(new Set(mouths).size).toBe(mouths.length);
  for (const mouth of mouths) {
    expect(isDeadEnd(rest.open[mouth])).toBe(true);
    expect(clear).not.toContain(mouth);
  }
  // Nothing was opened that was not open before.
  for (let cell = 0; cell < before.open.length; cell++) expect(rest.open[cell] & ~before.open[cell]).toBe(0);
}

test('over thousands of seeds and sizes: every cell is reached in one way, and parts are joined by tunnels only', () => {
  const rng = Rng.fromSeed('thousands');
  let [dug, mazes] = [0, 0];
  for (let i = 0; i < 4000; i++) {
    const [width, height] = [2 + rng.below(12), 2 + rng.below(12)];
    const cells = width * height;
    const maze = mazeOf(i % 2 === 0 ? kruskal : wilson, gridOf('rect', width, height), `${i}`);
    const clear = [(height - 1) * width, width - 1];
    const made = tunnels(maze, { cap: 2 + rng.below(cells), clear }, Rng.fromSeed(`${i}`, 'tunnels'));
    const { pieces, loops } = shapeOf(made);
    if (pieces !== 1 || loops !== 0) throw new Error(`maze ${i} is not perfect`);
    if (i % 20 === 0) check(made, maze, clear);
    dug += tunnelsOf(made.grid).length;
    if (tunnelsOf(made.grid).length > 0) mazes++;
  }
  expect(mazes).toBeGreaterThan(2000);
  expect(dug).toBeGreaterThan(6000);
});

describe.each(GRID_KINDS)('on %s grids', (kind) => {
  test('what they promise holds', () => {
    fc.assert(
      fc.property(anyGrid(kind), fc.string(), fc.integer({ min: 1, max: 60 }), (grid, seed, cap) => {
        const maze = mazeOf(kruskal, grid, seed);
        const open = maze.open.slice();
        const made = tunnels(maze, { cap, clear: [0] }, Rng.fromSeed(seed, 'tunnels'));
        check(made, maze, [0]);
        expect(maze.open).toEqual(open);
      }),
      { numRuns: 60 },
    );
  });
});

test('no part is much smaller than the cap, and none larger than a few', () => {
  for (let i = 0; i < 30; i++) {
    const maze = mazeOf(kruskal, gridOf('rect', 40, 40), `${i}`);
    const made = tunnels(maze, { cap: 240, clear: [] }, Rng.fromSeed(`${i}`, 'tunnels'));
    const rest = without(made);
    const seen = new Set<number>();
    for (let cell = 0; cell < 1600; cell++) {
      if (seen.has(cell)) continue;
      const part = [...distances(rest, cell).entries()].filter(([, steps]) => steps >= 0);
      for (const [other] of part) seen.add(other);
      expect(part.length).toBeGreaterThanOrEqual(80);
      expect(part.length).toBeLessThan(800);
    }
  }
});

test('a cap as large as the maze leaves it as it was; the smallest mazes stay in one piece', () => {
  const maze = mazeOf(kruskal, gridOf('rect', 9, 9), 'whole');
  const made = tunnels(maze, { cap: 81, clear: [] }, Rng.fromSeed('whole'));
  expect(made.open).toEqual(maze.open);
  expect(tunnelsOf(made.grid)).toEqual([]);
  const small = mazeOf(kruskal, gridOf('rect', 2, 2), 'small');
  expect(tunnelsOf(tunnels(small, { cap: 1, clear: [0, 1] }, Rng.fromSeed('')).grid)).toEqual([]);
});

test('the same seed digs the same tunnels', () => {
  const dig = (seed: string) => {
    const maze = mazeOf(kruskal, gridOf('rect', 20, 20), 'same');
    return tunnelsOf(tunnels(maze, { cap: 60, clear: [] }, Rng.fromSeed(seed)).grid);
  };
  expect(dig('x')).toEqual(dig('x'));
  expect(dig('x')).not.toEqual(dig('y'));
});

test.each(SOLVERS)('$id goes through tunnels', (solver) => {
  for (let i = 0; i < 10; i++) {
    const maze = mazeOf(kruskal, gridOf('rect', 12, 12), `${i}`);
    const made = tunnels(maze, { cap: 24, clear: [] }, Rng.fromSeed(`${i}`));
    const way = solve({ maze: made, solver: solver.id, from: 0, goals: [143], seed: 's' });
    if (!way.ok && solver.traits.includes('bounded')) continue;
    // There is one way only, so every solver finds it.
    expect(must(way).steps).toBe(distances(made, 0)[143]);
  }
});

test('the effort through tunnels is exact, and at least the way', () => {
  const maze = mazeOf(kruskal, gridOf('rect', 16, 16), 'effort');
  const made = tunnels(maze, { cap: 40, clear: [0, 255] }, Rng.fromSeed('effort'));
  const { exact, steps } = must(effort(made, 0, 255));
  expect(exact).toBe(true);
  expect(steps).toBeGreaterThanOrEqual(distances(made, 0)[255]);
});

test('a cell with two mouths and a maze with crossings are bugs', () => {
  expect(() =>
    tunnelGrid(gridOf('rect', 3, 3), [
      [0, 1],
      [1, 2],
    ]),
  ).toThrow('two mouths');
  const maze = mazeOf(kruskal, gridOf('rect', 9, 9), 'woven');
  const woven = weave(maze, { density: 1000 }, Rng.fromSeed('woven'));
  expect(() => tunnels(woven, { cap: 9, clear: [] }, Rng.fromSeed(''))).toThrow('crossings');
});

test('in a row, the way from the one cell to the other goes through every part', () => {
  for (let i = 0; i < 100; i++) {
    const before = mazeOf(wilson, gridOf('rect', 14, 11), `${i}`);
    const [from, to] = [0, 14 * 11 - 1];
    const options = { cap: 26, clear: [from, to], through: [from, to] } as const;
    const maze = tunnels(before, options, Rng.fromSeed(`row ${i}`));
    check(maze, before, options.clear);
    const { cells } = must(solve({ maze, from, goals: [to] }));
    const dug = tunnelsOf(maze.grid);
    const taken = cells.filter((cell, step) => {
      const last = cells[step - 1];
      return dug.some(([one, other]) => (one === cell && other === last) || (other === cell && one === last));
    });
    const pieces = without(maze);
    const sameEnds = distances(pieces, from)[to] >= 0;
    expect(taken.length).toBe(sameEnds ? 0 : dug.length);
  }
});
