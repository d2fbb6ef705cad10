import { deadEnds, isPerfect } from '@warren/engine';
import { parseLostCause } from '@warren/engine/codes';
import { distances } from '@warren/engine/solvers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeLevel, randomCode } from '../../src/lost-cause/level.js';
import { CAMPAIGN_SIDES, TILE } from '../../src/lost-cause/numbers.js';
import { slimeCount } from '../../src/lost-cause/place.js';
import { anyCode, cellTile, codeOf, EXAMPLE, snake, start, tile } from '../support/lost-cause.js';
import { must } from '../support/must.js';

describe('the maze', () => {
  test('LC-1: new mazes are perfect, of any sides from 3 to 25, and the start is a dead end as the algorithm makes it', () => {
    fc.assert(
      fc.property(anyCode(25), (code) => {
        const maze = must(parseLostCause(code));
        expect(isPerfect(maze)).toBe(true);
        expect(deadEnds(maze)[0]).toBe(0);
      }),
      { numRuns: 60 },
    );
    expect(must(parseLostCause(randomCode('s', { width: 25, height: 3 }))).grid).toMatchObject({
      width: 25,
      height: 3,
    });
  });

  test('LC-2: the ten levels have their sizes', () => {
    expect(CAMPAIGN_SIDES).toEqual([3, 5, 8, 10, 13, 15, 18, 20, 23, 25]);
    CAMPAIGN_SIDES.forEach((side, i) => {
      const { level } = start({ level: i + 1 });
      expect([level.number, level.width, level.height]).toEqual([i + 1, side, side]);
    });
  });

  test('LC-2: seeds have mazes of their own, and a level the same maze alone and in the campaign', () => {
    const codes = Array.from({ length: 30 }, (_, i) => start({ level: 4 }, `seed ${i}`).level.code);
    expect(new Set(codes).size).toBe(30);
    const campaign = start({ mode: 'campaign' }, 'seed 0');
    expect(makeLevel(campaign.settings, campaign.seed, 4).code).toBe(codes[0]);
  });

  test('LC-3: cells are the even tiles, passages the tiles between them, the rest is rock', () => {
    fc.assert(
      fc.property(anyCode(), (code) => {
        const maze = must(parseLostCause(code));
        const { width, height } = maze.grid;
        const { level } = start({ code });
        const across = 2 * width - 1;
        expect(level.steps.length).toBe(across * (2 * height - 1));
        level.steps.forEach((steps, at) => {
          const [x, y] = [at % across, Math.floor(at / across)];
          const cell = (y >> 1) * width + (x >> 1);
          const open =
            x % 2 === 0 ? (y % 2 === 0 ? 1 : maze.open[cell] & 4) : y % 2 === 0 ? maze.open[cell] & 2 : 0;
          expect(steps >= 0).toBe(open !== 0);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('LC-3: steps count the tiles from the start, by the plain search', () => {
    fc.assert(
      fc.property(anyCode(), (code) => {
        const { level } = start({ code });
        const across = 2 * level.width - 1;
        const plain = level.steps.map(() => -1);
        plain[0] = 0;
        const queue = [0];
        for (const at of queue) {
          const x = at % across;
          const around = [
            at - across,
            at + across,
            ...(x > 0 ? [at - 1] : []),
            ...(x + 1 < across ? [at + 1] : []),
          ];
          for (const next of around) {
            if (!(level.steps[next] >= 0) || plain[next] >= 0) continue;
            plain[next] = plain[at] + 1;
            queue.push(next);
          }
        }
        expect(level.steps).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });

  test('LC-4: the example has 3 dead ends, 1 lock, 1 key and 1 slime', () => {
    const state = start({ code: EXAMPLE });
    expect(deadEnds(must(parseLostCause(EXAMPLE))).length).toBe(3);
    expect(state.level.things.map(({ kind }) => kind).sort()).toEqual(['key', 'lock']);
    expect(state.level.slimes.length).toBe(1);
    expect(state.level.locksLeft).toBe(1);
  });
});

describe('slimes', () => {
  test.each([
    [3, 3, 1],
    [8, 8, 5],
    [25, 25, 243],
  ])('LC-16: a maze of %i x %i has %i slimes', (width, height, count) => {
    expect(slimeCount(width * height, -1)).toBe(count);
    expect(start({ code: snake(width, height) }).level.slimes.length).toBe(count);
  });

  test('LC-16: maxEnemies is a limit, and -1 is none', () => {
    for (const [maxEnemies, count] of [
      [0, 0],
      [1, 1],
      [4, 4],
      [5, 5],
      [6, 5],
      [999, 5],
      [-1, 5],
    ]) {
      expect(start({ level: 3, maxEnemies }).level.slimes.length).toBe(count);
    }
  });

  test('LC-17: they stand evenly by cell number, in the middle of cells, whole and looking at nobody', () => {
    const state = start({ code: snake(8, 8) });
    const cells = [6, 19, 32, 44, 57];
    const places = state.level.slimes.map(({ x, y }) => ({ x, y }));
    expect(places).toEqual(
      cells.map((cell) => ({ x: (cell % 8) * 2 * TILE + TILE / 2, y: (cell >> 3) * 2 * TILE + TILE / 2 })),
    );
    for (const slime of state.level.slimes)
      expect(slime).toMatchObject({ health: 10, next: -1, pose: 'idle' });
  });

  test('LC-17: no size and no limit puts one on the start, or two on one cell', () => {
    for (let width = 3; width <= 25; width++) {
      for (let height = 3; height <= 25; height++) {
        const area = width * height;
        for (let count = slimeCount(area, -1); count > 0; count = Math.floor(count / 2)) {
          const cells = Array.from({ length: count }, (_, i) =>
            Math.floor((area * (2 * i + 1)) / (2 * count)),
          );
          expect(cells[0]).toBeGreaterThan(0);
          expect(cells[count - 1]).toBeLessThan(area);
          expect(new Set(cells).size).toBe(count);
        }
      }
    }
  });
});

describe('locks, keys and the exit', () => {
  /** A row of cells with teeth below it: its dead ends are easy to count. */
  const comb = codeOf(5, 3, [
    ...[0, 1, 2, 3].map((cell) => [cell, cell + 1] as const),
    ...[0, 1, 2, 3, 4].flatMap((cell) => [[cell, cell + 5] as const, [cell + 5, cell + 10] as const]),
  ]);
  const kinds = (settings: object) => {
    const state = start({ code: comb, ...settings });
    return Object.fromEntries(state.level.things.map(({ tile: at, kind }) => [at, kind]));
  };
  const at = (cell: number) => cellTile(start({ code: comb }), cell);

  test('LC-23: an odd number of dead ends leaves out the first; from the end, a key and a lock by turns', () => {
    expect(kinds({})).toEqual({ [at(14)]: 'key', [at(13)]: 'lock', [at(12)]: 'key', [at(11)]: 'lock' });
  });

  test('LC-23: an even number uses all, and the first gets a lock', () => {
    const state = start({ code: snake(3, 3) });
    expect(state.level.things).toEqual([
      { tile: tile(state, 4, 4), kind: 'key' },
      { tile: 0, kind: 'lock' },
    ]);
  });

  test('LC-23: keys and locks are equal in number, each in a dead end of its own, in every maze', () => {
    fc.assert(
      fc.property(anyCode(), (code) => {
        const state = start({ code, original: true });
        const ends = [...deadEnds(must(parseLostCause(code)))];
        const used = ends.slice(ends.length % 2).map((cell) => cellTile(state, cell));
        expect(state.level.things.map((thing) => thing.tile)).toEqual(used.reverse());
        const locks = state.level.things.filter(({ kind }) => kind === 'lock').length;
        expect([locks, state.level.locksLeft]).toEqual([ends.length >> 1, ends.length >> 1]);
      }),
      { numRuns: 60 },
    );
  });

  test('LC-24: maxLocks keeps the first dead ends of the list, before an odd one is left out', () => {
    expect(kinds({ maxLocks: 1 })).toEqual({ [at(11)]: 'key', [at(10)]: 'lock' });
    expect(Object.keys(kinds({ maxLocks: 2 })).map(Number)).toEqual([10, 11, 12, 13].map(at));
    expect(kinds({ maxLocks: 3 })).toEqual(kinds({}));
    expect(kinds({ maxLocks: 999 })).toEqual(kinds({}));
    expect(start({ code: comb, maxLocks: 1 }).level.locksLeft).toBe(1);
  });

  test('LC-25: without locks there is an exit in the cell furthest from the start, the first of equals', () => {
    const state = start({ code: comb, maxLocks: 0 });
    expect(state.level.things).toEqual([]);
    expect(state.level.exit).toBe(at(14));
    fc.assert(
      fc.property(anyCode(), (code) => {
        const open = start({ code, maxLocks: 0 });
        const steps = [...distances(must(parseLostCause(code)), 0)];
        expect(open.level.exit).toBe(cellTile(open, steps.indexOf(Math.max(...steps))));
        expect(start({ code }).level.exit).toBe(-1);
      }),
      { numRuns: 40 },
    );
  });
});
