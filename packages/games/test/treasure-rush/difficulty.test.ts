import { blankMaze, type Maze } from '@warren/engine';
import { difficulty, effort } from '@warren/engine/measure';
import { distances } from '@warren/engine/solvers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellUnder } from '../../src/treasure-rush/cells.js';
import { difficultyInTime, easeAt, wantedDifficulty } from '../../src/treasure-rush/difficulty.js';
import { mazeOf } from '../../src/treasure-rush/hunter.js';
import { type Candidate, chooseMaze, type MazeOrder, makeCandidate } from '../../src/treasure-rush/maze.js';
import { must } from '../support/must.js';
import { anyMoment, end, start } from '../support/treasure-rush.js';

const order: MazeOrder = {
  seed: 's',
  stream: 'maze/3',
  score: 2,
  side: 7,
  severity: 3,
  from: 24,
  before: null,
};

/** A hundred times the logarithm, by the computer's own arithmetic. */
const logOf = (value: number) => 100 * Math.log2(value);

test('TR-6: of five mazes the nearest to the wanted difficulty is played, without choice the first', () => {
  let others = 0;
  for (let i = 0; i < 60; i++) {
    const given = { ...order, seed: `${i}` };
    const five = Array.from({ length: 5 }, (_, k) => makeCandidate({ ...given, stream: `maze/3/${k}` }));
    const wanted = wantedDifficulty({ score: 2, side: 7, severity: 3, ease: 240 });
    const misses = five.map((candidate) => Math.abs(measured(candidate, given.from, 240) - wanted));
    const best = misses.indexOf(Math.min(...misses));
    if (best > 0) others++;
    const chosen = chooseMaze(given, 240, true);
    expect(Math.abs(chosen.difficulty - wanted)).toBe(misses[best]);
    expect(plain(chosen)).toEqual(plain(five[best]));
    expect(plain(chooseMaze(given, 240, false))).toEqual(plain(five[0]));
  }
  expect(others).toBeGreaterThan(30);
});

const plain = ({ maze, tiles, treasure, cost }: Candidate) => ({ open: maze.open, tiles, treasure, cost });

function measured({ maze, treasure, cost }: Candidate, from: number, ease: number): number {
  return difficultyInTime({ maze, loops: true, from, to: treasure }, Math.ceil((cost * 25) / 8) + ease);
}

test('TR-6: the choice brings the difficulty nearer to the wanted one, by much', () => {
  const miss = (choice: boolean) => {
    let sum = 0;
    for (let i = 0; i < 30; i++) {
      const state = start({ choice }, `${i}`);
      for (let maze = 0; maze < 14; maze++) {
        sum += Math.abs(state.round.difficulty - wantedDifficulty(state));
        end(state, 'treasure');
      }
    }
    return sum;
  };
  expect(miss(true)).toBeLessThan(miss(false) / 3);
});

test('TR-7: the difficulty is what an explorer needs over what the clock gives, as a logarithm', () => {
  fc.assert(
    fc.property(anyMoment(), ({ round, player, severity }) => {
      const from = cellUnder(round.side, player);
      const maze = mazeOf(round);
      const steps = must(effort(treeFrom(maze, from), from, round.treasure)).steps;
      // Both are counted in fifteenths of a step, which is felt where the clock gives a few steps only.
      const given = Math.round(((round.limit * 4) / 50) * 15) / 15;
      expect(Math.abs(round.difficulty - (logOf(steps) - logOf(given)))).toBeLessThan(1.1);
      // Without loops it is the measure of the engine itself.
      if (severity < 10) return;
      const whole = difficulty(must(effort(maze, from, round.treasure)));
      expect(Math.abs(round.difficulty - (whole - logOf(given)))).toBeLessThan(1.1);
    }),
    { numRuns: 100 },
  );
});

/** Every cell but the first keeps one passage, to the first neighbour that is nearer. */
function treeFrom(maze: Maze, from: number): Maze {
  const { grid, open } = maze;
  const steps = distances(maze, from);
  const tree = blankMaze(grid);
  for (let cell = 0; cell < grid.size; cell++) {
    const side = [0, 1, 2, 3].find(
      (way) => open[cell] & (1 << way) && steps[grid.neighbour(cell, way)] < steps[cell],
    );
    if (side === undefined) continue;
    tree.open[cell] |= 1 << side;
    tree.open[grid.neighbour(cell, side)] |= 1 << grid.opposite(cell, side);
  }
  return tree;
}

test.each([
  [5, 1, 300, -178],
  [10, 6, 150, 20],
  [14, 10, 60, 126],
  [20, 10, 60, 190],
  [2, 1, 300, -343],
])('TR-8: %i cells a side, %i tenths and %i ticks of ease: %i', (side, severity, ease, wanted) => {
  expect(wantedDifficulty({ score: 0, side, severity, ease })).toBe(wanted);
  const exact = 1.25 * logOf(side) + 2 * severity - (5 / 12) * ease - 345;
  expect(Math.abs(wanted - exact)).toBeLessThan(2);
});

test('TR-8: it rises with every maze completed until nothing grows any more, and falls with every one missed', () => {
  const state = start({ choice: false });
  let last = wantedDifficulty(state);
  for (let i = 0; i < 40; i++) {
    end(state, 'treasure');
    expect(wantedDifficulty(state)).toBeGreaterThan(last);
    last = wantedDifficulty(state);
  }
  end(state, 'treasure');
  expect(wantedDifficulty(state)).toBe(last);
  state.lives = 30;
  last = 1000;
  for (let i = 0; i < 18; i++) {
    end(state, 'time-out');
    expect(wantedDifficulty(state)).toBeLessThan(last);
    last = wantedDifficulty(state);
  }
});

test.each([
  [0, 60],
  [15, 60],
  [20, 54],
  [40, 30],
  [55, 30],
])('TR-8: at a score of %i an ease of a second counts as %i ticks', (score, ticks) => {
  expect(easeAt(score, 60)).toBe(ticks);
});

test('TR-8: at a score of 40 mazes come from the hardest tenth there are of the kind', () => {
  const late = { ...order, score: 40, side: 20, severity: 10, from: 210 };
  const all = Array.from({ length: 300 }, (_, i) =>
    measuredLate(makeCandidate({ ...late, seed: `any ${i}` })),
  );
  const tenth = all.sort((a, b) => b - a)[29];
  const chosen = Array.from({ length: 40 }, (_, i) => chooseMaze({ ...late, seed: `late ${i}` }, 60, true));
  const hard = chosen.filter(({ difficulty: each }) => each >= tenth - 20);
  expect(hard.length).toBeGreaterThanOrEqual(34);
});

function measuredLate({ maze, treasure, cost }: Candidate): number {
  return difficultyInTime({ maze, loops: false, from: 210, to: treasure }, Math.ceil((cost * 25) / 8) + 30);
}
