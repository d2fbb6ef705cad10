import { flaw, isPerfect } from '@warren/engine';
import { solve } from '@warren/engine/solvers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LABYRINTH_ALGORITHMS } from '../../src/labyrinth/algorithms.js';
import { type LabyrinthLevel, leastCrossings, leastWay, levelOfRun } from '../../src/labyrinth/level.js';
import { makeLevelLine, parseLevelLine } from '../../src/labyrinth/level-line.js';
import { labyrinthMaze, makeRound } from '../../src/labyrinth/round.js';
import { treeFrom } from '../../src/labyrinth/tree.js';
import { anyLevel, crossings, start } from '../support/labyrinth.js';
import { must } from '../support/must.js';

const nth = (number: number, seed = 's'): LabyrinthLevel =>
  levelOfRun({ seed, number, algorithm: 'weave-prim' });

describe('LB-1: a run', () => {
  test('begins with level 1, without points, in the middle of its start', () => {
    const { score, completed, round, player, phase } = start();
    expect([score, completed, phase, round.number]).toEqual([0, 0, 'playing', 1]);
    expect(player).toMatchObject({ cell: round.start, beneath: false, side: -1, offset: 0, held: 0 });
  });
});

describe('LB-2: level n', () => {
  test.each([
    [1, 8, 1, 350],
    [4, 11, 1, 500],
    [5, 12, 2, 550],
    [10, 17, 3, 800],
    [33, 40, 7, 800],
    [40, 40, 9, 800],
  ])('%i has %i cells a side, %i exits and a density of %i thousandths', (number, side, exits, density) => {
    expect(nth(number)).toMatchObject({ number, width: side, height: side, exits, density });
  });
});

test('LB-3: over any size, density and number of exits it is perfect over both layers, crossings stand inside and never turn', () => {
  fc.assert(
    fc.property(anyLevel(), (level) => {
      const round = makeRound(level, false);
      const maze = labyrinthMaze(round);
      expect(flaw(maze)).toBeNull();
      expect(isPerfect(maze)).toBe(true);
      for (const cell of crossings(round)) {
        const [column, row] = [cell % round.width, Math.floor(cell / round.width)];
        expect(column > 0 && column < round.width - 1 && row > 0 && row < round.height - 1).toBe(true);
        expect([round.open[cell], round.under[cell]].sort((a, b) => a - b)).toEqual([5, 10]);
      }
      if (level.density === 0) expect(crossings(round)).toEqual([]);
    }),
    { numRuns: 250 },
  );
});

test('LB-4: the start is where the level says, else a random cell by the seed', () => {
  const random = Array.from({ length: 40 }, (_, i) => makeRound(nth(1, `${i}`), false).start);
  expect(new Set(random).size).toBeGreaterThan(15);
  expect(makeRound({ ...nth(1), start: 17 }, false).start).toBe(17);
});

describe('LB-5: exits', () => {
  test('are as many as wanted, different, at the border, never the start and never next to it', () => {
    fc.assert(
      fc.property(anyLevel(), (level) => {
        const { width, height, exits, start: from } = makeRound(level, false);
        expect(new Set(exits).size).toBe(level.exits);
        for (const exit of exits) {
          const [across, down] = [exit % width, Math.floor(exit / width)];
          expect(across === 0 || down === 0 || across === width - 1 || down === height - 1).toBe(true);
          const far = Math.abs(across - (from % width)) + Math.abs(down - Math.floor(from / width));
          // The smallest borders have no room for six exits that keep away.
          if (width > 4 && height > 4) expect(far).toBeGreaterThan(1);
          else expect(far).toBeGreaterThan(0);
        }
      }),
      { numRuns: 250 },
    );
  });

  test('lie anywhere along the border', () => {
    const rounds = Array.from({ length: 60 }, (_, i) => makeRound(nth(6, `${i}`), false));
    expect(new Set(rounds.flatMap(({ exits }) => exits)).size).toBeGreaterThan(25);
  });

  test.each([
    [1, 8],
    [4, 19],
    [10, 51],
    [15, 66],
  ])('of level %i are at least %i steps away', (number, least) => {
    expect(leastWay(nth(number))).toBe(least);
    for (const algorithm of LABYRINTH_ALGORITHMS) {
      for (let i = 0; i < 12; i++) {
        const level = levelOfRun({ seed: `${i}`, number, algorithm });
        expect(makeRound(level, false).steps, `${algorithm} ${i}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

describe('LB-27: every way out', () => {
  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [14, 2],
    [15, 4],
    [33, 4],
  ])('of level %i crosses at least %i bridges or underpasses', (number, least) => {
    expect(leastCrossings(nth(number))).toBe(least);
    for (const algorithm of LABYRINTH_ALGORITHMS) {
      for (let i = 0; i < 8; i++) {
        const round = makeRound(levelOfRun({ seed: `${i}`, number, algorithm }), false);
        const { crossings: met } = treeFrom(labyrinthMaze(round), round.start);
        expect(Math.min(...round.exits.map((exit) => met[exit]))).toBeGreaterThanOrEqual(least);
      }
    }
  });

  test('of a level without bridges need none', () => {
    expect(leastCrossings({ number: 20, density: 0 })).toBe(0);
  });
});

describe('LB-6: the labyrinth of a level', () => {
  test('follows from its parameters and its seed: its line gives it again', () => {
    fc.assert(
      fc.property(anyLevel(10), (level) => {
        expect(makeRound(must(parseLevelLine(makeLevelLine(level))), false)).toEqual(makeRound(level, false));
      }),
      { numRuns: 40 },
    );
  });

  test.each(LABYRINTH_ALGORITHMS)(
    'by %s is another one for another seed: two new games are never the same',
    (algorithm) => {
      const ids = Array.from({ length: 50 }, (_, i) => start({ algorithm }, `seed ${i}`).round.id);
      expect(new Set(ids).size).toBe(50);
    },
  );

  test('of a run does not give the seed of the run away', () => {
    const { seed } = nth(3, 'my secret seed');
    expect(seed).toMatch(/^[0-9a-z]{2,14}$/);
    expect(nth(4, 'my secret seed').seed).not.toBe(seed);
    expect(nth(3, 'my secret seed').seed).toBe(seed);
  });
});

describe('LB-7: the clock', () => {
  test('grants 6 s and a quarter for each cell of a side, and 15 ticks a step times the slack', () => {
    fc.assert(
      fc.property(anyLevel(12, 27), (level) => {
        const round = makeRound(level, false);
        const { steps } = must(solve({ maze: labyrinthMaze(round) }));
        expect(round.steps).toBe(steps);
        const look = 360 + Math.floor((15 * (level.width + level.height)) / 2);
        expect(round.limit).toBe(look + Math.ceil(steps * 15 * 2.7 - 1e-9));
        expect(round.left).toBe(round.limit);
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    [1, 30],
    [2, 28],
    [3, 25],
    [5, 20],
    [6, 20],
    [200, 20],
  ])('the slack of level %i is %i tenths', (number, slack) => {
    expect(nth(number).slack).toBe(slack);
  });

  test('a relaxed level has none', () => {
    expect(makeRound(nth(3), true)).toMatchObject({ limit: 0, left: 0 });
  });
});
