import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRID_KINDS } from '../../src/grid/grid.js';
import { WHOLE_RUN } from '../../src/maze/generator.js';
import type { Maze } from '../../src/maze/maze.js';
import { passages } from '../../src/maze/passages.js';
import { Rng } from '../../src/rng/rng.js';
import { aStar } from '../../src/solve/a-star.js';
import { dijkstra, dijkstraOnGraph } from '../../src/solve/dijkstra.js';
import { anyGrid, gridOf, must } from '../support/mazes.js';
import { braidedOf, generatorsFor, run, taskOf, waysFrom } from '../support/ways.js';

/** Dijkstra's algorithm as its author wrote it down: look at all nodes to find the nearest, n times. */
function plainCosts(maze: Maze, from: number, weights: Uint8Array): Map<number, number> {
  const graph = passages(maze);
  const ways = waysFrom(maze);
  const reached = new Map([[from, 0]]);
  const settled = new Map<number, number>();
  while (reached.size > 0) {
    const [node, cost] = [...reached].reduce((best, other) => (other[1] < best[1] ? other : best));
    reached.delete(node);
    settled.set(node, cost);
    for (const next of ways(node)) {
      const through = cost + weights[graph.cellOf(next)];
      if (!settled.has(next)) reached.set(next, Math.min(through, reached.get(next) ?? through));
    }
  }
  return settled;
}

function randomWeights(rng: Rng, size: number): Uint8Array {
  const most = [1, 3, 9, 255][rng.below(4)];
  return Uint8Array.from({ length: size }, () => 1 + rng.below(most));
}

test.each(GRID_KINDS)('Dijkstra and A* find the cheapest way on weighted %s mazes', (kind) => {
  fc.assert(
    fc.property(anyGrid(kind, 9), fc.nat(), fc.nat({ max: 1000 }), (grid, pick, keep) => {
      const rng = Rng.fromSeed(`${pick}`);
      const fitting = generatorsFor(grid);
      const maze = braidedOf(fitting[pick % fitting.length], grid, `${pick}`, keep);
      const weights = randomWeights(rng, grid.size);
      const graph = passages(maze);
      const from = rng.below(graph.nodes);
      const goals = [rng.below(graph.nodes), rng.below(graph.nodes)];
      const costs = plainCosts(maze, from, weights);
      const least = Math.min(...goals.map((goal) => costs.get(goal) as number));
      for (const solver of [dijkstra, aStar]) {
        const way = must(run(solver, taskOf(maze, { from, goals, weights })).path);
        expect(way.slice(1).reduce((sum, node) => sum + weights[graph.cellOf(node)], 0)).toBe(least);
      }
    }),
    { numRuns: 150 },
  );
});

test('the fast loop on squares goes exactly the way of the plain one', () => {
  for (let seed = 0; seed < 60; seed++) {
    const rng = Rng.fromSeed(`${seed}`);
    const grid = gridOf('rect', 1 + rng.below(40), 1 + rng.below(40));
    const generators = generatorsFor(grid).filter(({ traits }) => !traits.includes('weave'));
    const maze = braidedOf(generators[seed % generators.length], grid, `${seed}`, rng.below(1001));
    const weights = seed % 4 === 0 ? null : randomWeights(rng, grid.size);
    const task = taskOf(maze, { weights });
    const plain = dijkstraOnGraph(task);
    while (!plain.advance(WHOLE_RUN));
    const fast = run(dijkstra, task);
    expect(fast.path).toEqual(plain.path());
    expect(fast.search.visited()).toBe(plain.visited());
  }
});
