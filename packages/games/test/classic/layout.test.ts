import { flaw, isPerfect, makeMaze, Rng } from '@warren/engine';
import { makePictureText } from '@warren/engine/codes';
import { makeGreyPicture, WHOLE_RUN } from '@warren/engine/generators';
import { distances } from '@warren/engine/solvers';
import { describe, expect, test } from 'vitest';
import { classicBot } from '../../src/bots/classic-bot.js';
import { classic } from '../../src/classic/game.js';
import { CLASSIC_KINDS, LEVEL_KINDS } from '../../src/classic/kinds.js';
import { beginClassicMaze, mazeOf } from '../../src/classic/layout.js';
import type { ClassicState } from '../../src/classic/state.js';
import { start } from '../support/classic.js';
import { must } from '../support/must.js';

const picture = makePictureText(must(makeGreyPicture({ width: 2, height: 1, bytes: [0, 255] })));

describe.each(LEVEL_KINDS)('CL-3: %s', (kind) => {
  test('is the maze the studio makes', () => {
    const field = kind === 'normal' ? 'uniform' : kind;
    const how =
      kind === 'weave' ? { algorithm: 'weave-kruskal' } : { algorithm: 'kruskal', options: { field } };
    const made = must(makeMaze({ ...how, width: 16, height: 5, seed: 'same' }));
    const { open, under } = start({ kind, width: 16, height: 5 }, 'same').maze;
    expect(open).toEqual([...made.open]);
    expect(under).toEqual([...(made.under ?? [])]);
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

test.each(['diamond', 'rings'])('CL-4: the centre of %s is open on all sides', (kind) => {
  for (let level = 1; level <= 30; level++) {
    const side = level + 3;
    const middle = Math.floor(side / 2);
    expect(start({ kind, level }).maze.open[middle * side + middle]).toBe(15);
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
    const given = {
      kind,
      width,
      height,
      tunnels: i % 3 > 0 && kind !== 'weave',
      picture: kind === 'picture' ? picture : '',
    };
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

describe.each(LEVEL_KINDS)('CL-26: the levels of %s', (kind) => {
  const levels = Array.from({ length: 30 }, (_, i) => i + 1);

  test('have ways of at least 4 and n/3 turns, counted by walking', () => {
    for (const level of levels) {
      const state = start({ kind, level, season: 1 });
      expect(turnsWalked(state)).toBe(state.maze.turns);
      expect(3 * state.maze.turns).toBeGreaterThanOrEqual(12 + level);
    }
  });

  test('by a seed, as on the day of a challenge, have them too', () => {
    for (const level of levels) {
      for (const seed of ['a', 'b', 'c']) {
        expect(3 * start({ kind, level }, seed).maze.turns).toBeGreaterThanOrEqual(12 + level);
      }
    }
  });

  test('are the first draw that has', () => {
    const level = 1;
    const { open } = start({ kind, level }, 'first').maze;
    const seeds = Array.from({ length: 256 }, (_, i) => (i === 0 ? 'first' : `first draw-${i + 1}`));
    const drawn = seeds.map((seed) => start({ kind, width: 4, height: 4 }, seed).maze);
    expect(drawn.find(({ turns }) => 3 * turns >= 12 + level)?.open).toEqual(open);
  });

  test('of the season are the first draw that has, found by trying them all', () => {
    for (const level of levels) {
      // Without a season a level is looked for from the first draw on.
      const searched = start({ kind, level }, `season-1 ${kind} ${level}`).maze;
      expect(start({ kind, level, season: 1 }).maze).toEqual(searched);
    }
  });

  test('of the season are made at once', () => {
    for (const level of levels) {
      const settings = must(classic.readSettings({ kind, level, season: 1 }));
      const making = beginClassicMaze(settings, 'any');
      // Sorting the walls, opening them, measuring.
      let advances = 1;
      while (!making.advance(WHOLE_RUN)) advances++;
      expect(advances).toBe(3);
    }
  });
});

/** Has the bot play and counts how often it changes its direction. */
function turnsWalked(state: ClassicState): number {
  const player = classicBot.begin();
  const walked: string[] = [];
  while (state.phase === 'playing') {
    classic.step(state, player(state));
    if (state.events.includes('step')) walked.push(state.player.facing);
  }
  return walked.filter((facing, i) => i > 0 && facing !== walked[i - 1]).length;
}
