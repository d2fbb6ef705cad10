import { Rng } from '@warren/engine';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/bots/bot.js';
import { classicBot } from '../../src/bots/classic-bot.js';
import { classic } from '../../src/classic/game.js';
import { LEVEL_KINDS } from '../../src/classic/kinds.js';
import { drawn, EAST, play, SOLUTION, SOUTH, start, WEST, wait } from '../support/classic.js';
import { must } from '../support/must.js';

/** Two corridors of three cells, one above the other; the tunnel joins their right ends. */
const corridors = () =>
  drawn(
    [
      [EAST, EAST | WEST, WEST],
      [EAST, EAST | WEST, WEST],
    ],
    1,
    [2, 3],
  );

/** The number of parts, and the size of the largest, when nobody goes through tunnels. */
function partsOf({ settings: { width }, maze: { open } }: ReturnType<typeof start>): number[] {
  const part = new Array<number>(open.length).fill(-1);
  const sizes: number[] = [];
  for (let root = 0; root < open.length; root++) {
    if (part[root] >= 0) continue;
    const queue = [root];
    part[root] = sizes.length;
    for (const cell of queue) {
      [-width, 1, width, -1].forEach((offset, side) => {
        if ((open[cell] & (1 << side)) === 0 || part[cell + offset] >= 0) return;
        part[cell + offset] = sizes.length;
        queue.push(cell + offset);
      });
    }
    sizes.push(queue.length);
  }
  return sizes;
}

describe('CL-13: parts', () => {
  test('are one more than tunnels, from level 2 on there are some, and no part is most of the maze', () => {
    for (let level = 2; level <= 30; level++) {
      const state = start({ level, tunnels: true }, `${level}`);
      const sizes = partsOf(state);
      expect(sizes.length).toBe(state.maze.mouths.length / 2 + 1);
      expect(sizes.length).toBeGreaterThan(2);
      expect(Math.max(...sizes)).toBeLessThan(0.7 * state.maze.open.length);
    }
  });

  test('without the setting there are none', () => {
    expect(start({ level: 20 }).maze.mouths).toEqual([]);
  });
});

describe('CL-14: mouths', () => {
  test('are dead ends, and neither start nor exit', () => {
    for (let i = 0; i < 200; i++) {
      const { maze, settings } = start({ level: 1 + (i % 12), tunnels: true }, `${i}`);
      expect(new Set(maze.mouths).size).toBe(maze.mouths.length);
      for (const mouth of maze.mouths) {
        expect([1, 2, 4, 8]).toContain(maze.open[mouth]);
        expect([settings.start, settings.exit]).not.toContain(mouth);
      }
    }
  });

  test('lead through with the next step, without a key', () => {
    const state = corridors();
    classic.step(state, [EAST, 0]);
    expect(state.player.cell).toBe(2);
    wait(state, 5);
    expect(state.player.cell).toBe(2);
    expect(wait(state, 1)).toEqual(['tunnel']);
    expect(state.player.cell).toBe(3);
    expect(state.moves).toBe(2);
  });

  test('what is pressed meanwhile counts on the other side', () => {
    const state = corridors();
    play(state, EAST);
    play(state, EAST | SOUTH);
    play(state, EAST, 5);
    expect(state.player.cell).toBe(3);
    wait(state, 6);
    expect(state.player.cell).toBe(4);
  });
});

test('CL-15: who has come out stays, and walking in again leads back', () => {
  const state = corridors();
  classic.step(state, [EAST, 0]);
  wait(state, 60);
  expect(state.player.cell).toBe(3);
  classic.step(state, [EAST, 0]);
  wait(state, 20);
  expect(state.player.cell).toBe(4);
  classic.step(state, [WEST, 0]);
  wait(state, 20);
  expect(state.player.cell).toBe(2);
  classic.step(state, [WEST, 0]);
  expect(state.player.cell).toBe(1);
});

test('CL-6: mazes with tunnels are solved by walking, over two thousand seeds', () => {
  const rng = Rng.fromSeed('solvable');
  for (let i = 0; i < 2000; i++) {
    const size = { width: 2 + rng.below(11), height: 2 + rng.below(11) };
    const run = must(playOut(classic, classicBot, { ...size, tunnels: true }, `${i}`));
    const { result, moves, shortest, ticks } = run.outcome;
    // No step is wasted and no tick: 6 for each step but the first, which takes one.
    if (result !== 'won' || moves !== shortest || ticks !== 6 * (Number(moves) - 1) + 1) {
      throw new Error(`seed ${i} took ${ticks} ticks and ${moves} moves for a way of ${shortest}`);
    }
  }
});

test.each(LEVEL_KINDS.filter((kind) => kind !== 'spiral' && kind !== 'weave'))(
  'CL-28: in %s the way through tunnels is no shorter than without, and takes two',
  (kind) => {
    for (let level = 4; level <= 30; level++) {
      const plain = start({ kind, level, season: 1 });
      const state = start({ kind, level, season: 1, tunnels: true });
      expect(state.maze.shortest).toBeGreaterThanOrEqual(plain.maze.shortest);
      play(state, SOLUTION, 1);
      play(state, SOLUTION);
      const { trail = [] } = classic.frame(state);
      const { mouths } = state.maze;
      const taken = trail.filter((cell, i) => {
        const at = mouths.indexOf(cell);
        return i > 0 && at >= 0 && mouths[at ^ 1] === trail[i - 1];
      });
      expect(taken.length).toBeGreaterThanOrEqual(2);
    }
  },
);
