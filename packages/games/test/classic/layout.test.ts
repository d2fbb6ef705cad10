import { flaw, isPerfect, makeMaze, Rng } from '@warren/engine';
import { makePictureText } from '@warren/engine/codes';
import { makeGreyPicture } from '@warren/engine/generators';
import { distances } from '@warren/engine/solvers';
import { describe, expect, test } from 'vitest';
import { CLASSIC_KINDS, LEVEL_KINDS } from '../../src/classic/kinds.js';
import { mazeOf } from '../../src/classic/layout.js';
import { start } from '../support/classic.js';
import { must } from '../support/must.js';

const picture = makePictureText(must(makeGreyPicture({ width: 2, height: 1, bytes: [0, 255] })));

describe.each(LEVEL_KINDS)('CL-3: %s', (kind) => {
  test('is the maze the studio makes', () => {
    const field = kind === 'normal' ? 'uniform' : kind;
    const made = must(
      makeMaze({ algorithm: 'kruskal', width: 16, height: 5, seed: 'same', options: { field } }),
    );
    expect(start({ kind, width: 16, height: 5 }, 'same').maze.open).toEqual([...made.open]);
  });

  test('another seed is another maze, and so is another kind', () => {
    const { open, id } = start({ kind, level: 12 }, 'one').maze;
    const other = start({ kind, level: 12 }, 'two').maze;
    expect(other.open).not.toEqual(open);
    expect(other.id).not.toBe(id);
    for (const another of LEVEL_KINDS.filter((name) => name !== kind)) {
      expect(start({ kind: another, level: 12 }, 'one').maze.open).not.toEqual(open);
    }
  });
});

test('CL-4: the centre of a diamond is open on all sides', () => {
  for (let level = 1; level <= 30; level++) {
    const side = level + 3;
    const middle = Math.floor(side / 2);
    expect(start({ kind: 'diamond', level }).maze.open[middle * side + middle]).toBe(15);
  }
});

test('CL-5: a picture has level ways where it is dark, upright ones where it is light', () => {
  const { open } = start({ kind: 'picture', picture, width: 30, height: 30 }).maze;
  const ways = { dark: [0, 0], light: [0, 0] };
  open.forEach((sides, cell) => {
    const half = cell % 30 < 15 ? ways.dark : ways.light;
    half[0] += sides & 2 ? 1 : 0;
    half[1] += sides & 4 ? 1 : 0;
  });
  expect(ways.dark[0]).toBeGreaterThan(2 * ways.dark[1]);
  expect(ways.light[1]).toBeGreaterThan(2 * ways.light[0]);
});

test('CL-6: every cell is reached in one way, over a thousand mazes of all kinds and sizes', () => {
  const rng = Rng.fromSeed('mazes');
  for (let i = 0; i < 1000; i++) {
    const kind = CLASSIC_KINDS[i % CLASSIC_KINDS.length];
    const [width, height] = [2 + rng.below(24), 2 + rng.below(24)];
    const given = { kind, width, height, tunnels: i % 3 > 0, picture: kind === 'picture' ? picture : '' };
    const state = start(given, `${i}`);
    const maze = mazeOf(state);
    if (flaw(maze) !== null || !isPerfect(maze)) throw new Error(`maze ${i} is not perfect`);
    expect(distances(maze, state.settings.start)[state.settings.exit]).toBe(state.maze.shortest);
  }
});

test('CL-7: in a season the seed of the run does not matter, the season does', () => {
  const level = (season: number, seed: string) =>
    start({ kind: 'radial', level: 9, season, tunnels: true }, seed);
  expect(level(1, 'one').maze).toEqual(level(1, 'two').maze);
  expect(level(1, 'one').maze.open).not.toEqual(level(0, 'season-2 radial 9').maze.open);
  expect(level(0, 'one').maze.open).not.toEqual(level(0, 'two').maze.open);
  expect(level(1, 'x').maze.open).toEqual(level(0, 'season-1 radial 9').maze.open);
});

test('CL-7: all levels of all kinds differ', () => {
  const ids = LEVEL_KINDS.flatMap((kind) =>
    Array.from({ length: 30 }, (_, i) => start({ kind, level: i + 1, season: 1 }).maze.id),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
