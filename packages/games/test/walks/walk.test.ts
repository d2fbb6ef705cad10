import { describe, expect, test } from 'vitest';
import { findBot } from '../../src/bots/registry.js';
import { startRun } from '../../src/kernel/run.js';
import { GAMES } from '../../src/registry.js';
import { walkOf } from '../../src/walks/registry.js';
import { sideBetween, waysToGoals } from '../../src/walks/walk.js';
import { must } from '../support/must.js';
import { SHORT_RUNS } from '../support/runs.js';

const REAL_TIME = GAMES.filter(({ traits }) => traits.includes('real-time'));

describe('a walk', () => {
  test('is there for every game in real time, and for no other', () => {
    expect(GAMES.filter(({ id }) => walkOf(id) !== null)).toEqual(REAL_TIME);
  });

  test.each(REAL_TIME)('of $title leads from node to node as its ways do', (game) => {
    const walk = walkOf(game.id);
    if (walk === null) throw new Error('there is a walk');
    const run = must(startRun(game, SHORT_RUNS[game.id][0], 'walk'));
    const player = must(findBot(game.id)).begin();
    let [steps, maze, node] = [0, walk.maze(run.state), walk.node(run.state)];
    while (!run.finished && steps < 60) {
      run.advance(player(run.state));
      const next = walk.node(run.state);
      if (walk.maze(run.state) === maze && next !== node) {
        const side = walk.side(run.state, node, next);
        const ways = walk.ways(run.state);
        expect(ways.to(node, side)).toBe(next);
        expect(ways.to(next, (side + 2) % 4)).toBe(node);
        expect(ways.left(ways.goal(node))).toBe(0);
        expect(walk.fromMiddle(run.state, side % 2)).toBeLessThanOrEqual(walk.ticksPerNode(run.state));
        steps++;
      }
      [maze, node] = [walk.maze(run.state), next];
    }
    expect(steps).toBeGreaterThan(5);
  });

  test('knows the sides of neighbours', () => {
    expect([1, 9, 15, 7, 20].map((cell) => sideBetween(7, 8, cell))).toEqual([0, 1, 2, 3, -1]);
  });

  test('finds the cheapest way to the nearest of several goals', () => {
    // A row of six cells; the third is dear.
    const to = (node: number, side: number) =>
      side === 1 && node < 5 ? node + 1 : side === 3 && node > 0 ? node - 1 : -1;
    const ways = waysToGoals({ size: 6, to, cost: (node) => (node === 2 ? 9 : 1) }, [0, 5]);
    expect([0, 1, 2, 3, 4, 5].map(ways.left)).toEqual([0, 1, 2, 2, 1, 0]);
    expect([0, 1, 2, 3, 4, 5].map(ways.goal)).toEqual([0, 0, 0, 5, 5, 5]);
  });
});
