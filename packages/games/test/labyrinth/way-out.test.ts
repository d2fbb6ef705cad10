import { type Maze, passages } from '@warren/engine';
import { makeMazeText, parseMazeText } from '@warren/engine/codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labyrinthMaze, makeRound } from '../../src/labyrinth/round.js';
import type { LabyrinthRound, Square } from '../../src/labyrinth/state.js';
import { beginWayOut, LABYRINTH_SOLVERS } from '../../src/labyrinth/way-out.js';
import { anyLevel, BRIDGE, drawn } from '../support/labyrinth.js';
import { must } from '../support/must.js';

/** Whether each square is linked to the next. */
function isWalk(maze: Maze, squares: readonly Square[]): boolean {
  const graph = passages(maze);
  const nodes = squares.map(({ cell, beneath }) =>
    beneath ? maze.grid.size + graph.under.indexOf(cell) : cell,
  );
  return nodes.slice(1).every((node, i) => [0, 1, 2, 3].some((side) => graph.to(nodes[i], side) === node));
}

function watched(round: LabyrinthRound, solver: string, pace: number) {
  const way = must(beginWayOut({ round, solver }));
  let turns = 0;
  while (!way.advance(pace)) {
    turns++;
    expect(way.cursor()).toBeDefined();
  }
  return { path: must(way.path()), turns };
}

describe.each(LABYRINTH_SOLVERS)('LB-20: $title, watched step by step', ({ id }) => {
  test('gives the squares from the start to an exit, the same at any pace', () => {
    fc.assert(
      fc.property(anyLevel(8), (level) => {
        const round = makeRound(level, false);
        // On the small trees of this test even the mouse arrives.
        const { path } = watched(round, id, 1);
        expect(path[0]).toEqual({ cell: round.start, beneath: false });
        expect(round.exits).toContain(path[path.length - 1].cell);
        expect(isWalk(labyrinthMaze(round), path)).toBe(true);
        expect(watched(round, id, 10_000).path).toEqual(path);
      }),
      { numRuns: 15 },
    );
  });
});

test('LB-20: a solver can begin where the player is, beneath a bridge too', () => {
  const { round } = drawn(BRIDGE, 3);
  const way = must(beginWayOut({ round, solver: 'tremaux', from: { cell: 4, beneath: true } }));
  while (!way.advance(1));
  expect(must(way.path())[0]).toEqual({ cell: 4, beneath: true });
  expect(beginWayOut({ round, solver: 'guessing' }).ok).toBe(false);
});

test('LB-24: the labyrinth of every level is kept as text and comes back, bridges, start and exits included', () => {
  fc.assert(
    fc.property(anyLevel(12), (level) => {
      const maze = labyrinthMaze(makeRound(level, false));
      const text = must(makeMazeText(maze));
      const back = must(parseMazeText(text));
      expect([back.open, back.start, back.exits]).toEqual([maze.open, maze.start, maze.exits]);
      // Where nothing crosses, there is no lower layer.
      expect(back.under ?? new Uint8Array(maze.grid.size)).toEqual(maze.under);
    }),
    { numRuns: 80 },
  );
});
