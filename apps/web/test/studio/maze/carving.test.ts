import { makeMaze } from '@warren/engine';
import { geometryOf } from '@warren/engine/draw';
import { GENERATORS } from '@warren/engine/generators';
import { makeGrid } from '@warren/engine/grids';
import { seedWords } from '@warren/games';
import { speedCosts } from '@warren/games/treasure-rush';
import { describe, expect, test } from 'vitest';
import { beginDig, carveFor, makePace, SPEEDS, USUAL_SPEED } from '../../../src/studio/maze/carving.js';
import { commandLine, fingerprint, specOf } from '../../../src/studio/maze/choice.js';
import { comfortableSize, layoutOf } from '../../../src/studio/paint/layout.js';

const SETTINGS = {
  algorithm: 'recursive-backtracker',
  width: 9,
  height: 7,
  grid: 'rect',
  seed: 's',
  options: {},
} as const;

describe('a dig', () => {
  test.each(GENERATORS)('by $id ends with the maze the engine makes in one go', ({ id }) => {
    const settings = { ...SETTINGS, algorithm: id };
    const spec = specOf(settings);
    const maze = makeMaze(settings);
    if (!spec.ok || !maze.ok) throw new Error('these settings are fine');
    const dig = beginDig(spec.value);
    const pace = makePace();
    for (let frame = 0; !dig.finished(); frame++) {
      expect(frame).toBeLessThan(100_000);
      carveFor(dig, pace, { elapsed: 16, speed: SPEEDS[3], reducedMotion: false });
    }
    const { fingerprint: mark, solution, distances } = dig.facts();
    expect(mark).toBe(fingerprint(maze.value));
    expect(solution[0]).toBe(maze.value.start);
    expect(distances.steps[maze.value.exits[0]]).toBe(solution.length - 1);
    expect(distances.words[maze.value.exits[0]]).toBe(`${solution.length - 1}`);
    expect(dig.distances(false)).toBe(distances);
    expect(dig.distances(true).words).toEqual(speedCosts(maze.value, settings.seed).words);
  });

  test('without time to watch is finished in one frame', () => {
    const spec = specOf(SETTINGS);
    if (!spec.ok) throw new Error(spec.reason);
    const dig = beginDig(spec.value);
    carveFor(dig, makePace(), { elapsed: 0, speed: SPEEDS[0], reducedMotion: true });
    expect(dig.finished()).toBe(true);
  });
});

test('fingerprints tell mazes apart', () => {
  const marks = ['a', 'b', 'c', 'd'].map((seed) => {
    const maze = makeMaze({ ...SETTINGS, seed });
    return maze.ok ? fingerprint(maze.value) : '';
  });
  expect(new Set(marks).size).toBe(4);
  for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{8}$/);
});

test('new seeds are words that can be said aloud', () => {
  expect(seedWords(() => 0)).toBe('amber-burrow-0');
  expect(seedWords((bound) => bound - 1)).toBe('winding-winch-999');
});

describe('the command for a terminal', () => {
  const choice = { ...SETTINGS, solution: false, distances: false, patches: false };

  test('leaves out what is usual', () => {
    expect(commandLine(choice).join(' ')).toBe(
      'warren maze --algorithm recursive-backtracker --width 9 --height 7 --seed s',
    );
  });

  test('names what is chosen, safe for a shell', () => {
    const chosen = {
      ...choice,
      grid: 'hex',
      seed: '$(rm) "x"',
      options: { density: 3 },
      solution: true,
    } as const;
    expect(commandLine(chosen).slice(2).join(' ')).toBe(
      `--grid hex --width 9 --height 7 --seed '$(rm) "x"' --option density=3 --solution`,
    );
    expect(commandLine({ ...choice, seed: '' }).at(-1)).toBe("--seed ''");
  });
});

describe('the layout', () => {
  test.each(['rect', 'hex', 'triangle', 'polar'] as const)(
    'of %s grids keeps the whole maze inside its room',
    (kind) => {
      for (const [width, height] of [
        [1, 1],
        [60, 3],
        [3, 60],
        [120, 120],
      ]) {
        const grid = makeGrid({ kind, width: kind === 'triangle' ? width + 1 : width, height });
        if (!grid.ok) throw new Error(grid.reason);
        const geometry = geometryOf(grid.value);
        const room = { width: 900, height: 700, density: 1 };
        const { left, top, scale } = layoutOf(geometry, room);
        expect(Number.isInteger(scale)).toBe(true);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + geometry.width * scale).toBeLessThanOrEqual(room.width);
        expect(top + geometry.height * scale).toBeLessThanOrEqual(room.height);
      }
    },
  );

  test('of a first maze fits every screen', () => {
    for (const [width, height] of [
      [360, 400],
      [1000, 700],
      [3600, 2000],
    ]) {
      const size = comfortableSize({ width, height });
      expect(specOf({ ...SETTINGS, ...size }).ok).toBe(true);
      expect(size.width).toBeGreaterThan(10);
    }
  });
});

test('steps follow time, whatever the rate of frames', () => {
  const speed = SPEEDS[USUAL_SPEED];
  const countAt = (frame: number) => {
    const pace = makePace();
    let steps = 0;
    for (let time = 0; time < 6000; time += frame)
      steps += pace({ elapsedMs: frame, speed, cells: 2000, progress: time });
    return steps;
  };
  // Half a thousand steps a second for each thousand cells, for six seconds.
  const expected = speed.rate * 2 * 6;
  for (const frame of [5, 16, 40])
    expect(Math.abs(countAt(frame) - expected)).toBeLessThan(expected / 100 + 1);
});

test('a slow frame still moves: what is owed is kept', () => {
  const pace = makePace();
  const steps = Array.from({ length: 100 }, (_, i) =>
    pace({ elapsedMs: 16, speed: SPEEDS[0], cells: 1, progress: i }),
  );
  expect(steps.reduce((sum, count) => sum + count)).toBeGreaterThan(5);
});

test('time spent in another tab is not made up for', () => {
  expect(
    makePace()({ elapsedMs: 60_000, speed: SPEEDS[USUAL_SPEED], cells: 1000, progress: 0 }),
  ).toBeLessThan(100);
});

test('speeds rise, and the last one has no bounds', () => {
  const rates = SPEEDS.map((speed) => speed.rate);
  expect(rates).toEqual([...rates].sort((a, b) => a - b));
  expect(makePace()({ elapsedMs: 16, speed: SPEEDS[SPEEDS.length - 1], cells: 10, progress: 0 })).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('a walk that finds nothing new is hurried along until it does', () => {
  const pace = makePace();
  const walk = (progress: number) =>
    pace({ elapsedMs: 100, speed: SPEEDS[USUAL_SPEED], cells: 1000, progress });
  const usual = walk(0);
  let searching = usual;
  for (let frame = 0; frame < 30; frame++) searching = walk(0);
  expect(searching).toBeGreaterThan(usual * 20);
  expect(walk(0.01)).toBeLessThanOrEqual(usual + 1);
});
