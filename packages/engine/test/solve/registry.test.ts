import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRID_KINDS } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { blankMaze, link, unlink } from '../../src/maze/maze.js';
import { passages } from '../../src/maze/passages.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { GENERATORS } from '../../src/maze/registry.js';
import { Rng } from '../../src/rng/rng.js';
import { findSolver, SOLVERS } from '../../src/solve/registry.js';
import { anyGrid, gridOf, HOLED_MASK, mazeOf, must } from '../support/mazes.js';
import { braidedOf, generatorsFor, run, taskOf, wayFlaw } from '../support/ways.js';

// The contract of every solver.

test('ids are kebab case and used once', () => {
  for (const { id } of SOLVERS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(new Set(SOLVERS.map((solver) => solver.id)).size).toBe(SOLVERS.length);
});

test('a mistyped id gets a hint', () => {
  expect(findSolver('tremeaux')).toEqual({
    ok: false,
    reason: 'there is no solver "tremeaux"; did you mean "tremaux"?',
  });
});

describe.each(SOLVERS)('$id', (solver) => {
  // Whether it may end without a way although there is one.
  const mayGiveUp = solver.traits.includes('wall-bound') || solver.traits.includes('bounded');

  test('says how it goes about', () => {
    expect(solver.title.length).toBeGreaterThan(1);
    expect(solver.about).toMatch(/^[A-Z].{30,}\.$/s);
  });

  test.each(GENERATORS)('finds a sound way in mazes of $id on every grid', (generator) => {
    for (const kind of generator.grids) {
      const grid = gridOf(kind, 7, 6);
      for (let seed = 0; seed < 5; seed++) {
        const task = taskOf(mazeOf(generator, grid, `${seed}`));
        expect(wayFlaw(task, must(run(solver, task).path))).toBeNull();
      }
    }
  });

  test.each(GRID_KINDS)('its ways are sound on braided %s mazes, to any of several goals', (kind) => {
    fc.assert(
      fc.property(anyGrid(kind), fc.nat(), fc.nat({ max: 1000 }), (grid, pick, keep) => {
        const fitting = generatorsFor(grid);
        const maze = braidedOf(fitting[pick % fitting.length], grid, `${pick}`, keep);
        const rng = Rng.fromSeed(`${pick}`);
        const { nodes } = passages(maze);
        const goals = [rng.below(nodes), rng.below(nodes)];
        const task = taskOf(maze, { from: rng.below(nodes), goals, rng });
        const { path } = run(solver, task);
        if (path.ok) expect(wayFlaw(task, path.value)).toBeNull();
        else expect(mayGiveUp).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('a mask is respected', () => {
    const mask = must(parseMask(HOLED_MASK));
    const grid = gridOf('rect', mask.width, mask.height, mask);
    for (let seed = 0; seed < 10; seed++) {
      const task = taskOf(mazeOf(recursiveBacktracker, grid, `${seed}`));
      expect(wayFlaw(task, must(run(solver, task).path))).toBeNull();
    }
  });

  test('stepped in any portions equals run at once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRID_KINDS).chain((kind) => anyGrid(kind, 9)),
        fc.string(),
        fc.nat({ max: 1000 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (grid, seed, keep, portions) => {
          const maze = braidedOf(recursiveBacktracker, grid, seed, keep);
          const whole = run(solver, taskOf(maze));
          const stepped = solver.begin(taskOf(maze));
          let calls = 0;
          let visited = stepped.visited();
          while (!stepped.advance(portions[calls++ % portions.length])) {
            expect(stepped.visited()).toBeGreaterThanOrEqual(visited);
            expect(stepped.cursor()).toBeGreaterThanOrEqual(0);
            expect(stepped.cursor()).toBeLessThan(grid.size);
            visited = stepped.visited();
          }
          expect(stepped.path()).toEqual(whole.path);
          expect(stepped.visited()).toBe(whole.search.visited());
          expect(stepped.advance(1)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a budget of one does little, so that it can be watched', () => {
    const search = solver.begin(taskOf(mazeOf(recursiveBacktracker, gridOf('rect', 8, 8), 'watch')));
    const cursors = new Set<number>();
    while (!search.advance(1)) cursors.add(search.cursor());
    expect(cursors.size).toBeGreaterThanOrEqual(8);
  });

  test('a start that is a goal is a way of one node', () => {
    for (const kind of GRID_KINDS) {
      const maze = mazeOf(recursiveBacktracker, gridOf(kind, 4, 4), 'here');
      expect(run(solver, taskOf(maze, { from: 5, goals: [9, 5] })).path).toEqual({
        ok: true,
        value: Int32Array.of(5),
      });
    }
  });

  test('where no way leads it ends and says so', () => {
    // A wall from top to bottom; the start's part has loops and dead ends.
    const maze = mazeOf(recursiveBacktracker, gridOf('rect', 8, 6), 'cut');
    for (let y = 0; y < 6; y++) unlink(maze, y * 8 + 4, 1);
    link(maze, 9, 1);
    link(maze, 9, 2);
    const cut = run(solver, taskOf(maze));
    expect(cut.path).toMatchObject({ ok: false, reason: expect.stringMatching(/.{10,}/) });
    const walledIn = run(solver, taskOf(blankMaze(gridOf('hex', 3, 3))));
    expect(walledIn.path).toMatchObject({ ok: false, reason: expect.stringMatching(/.{10,}/) });
  });
});
