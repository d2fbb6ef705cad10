import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DOTS } from '../../src/draw/braille.js';
import type { Points } from '../../src/draw/geometry.js';
import { geometryOf } from '../../src/draw/make-geometry.js';
import { textLines } from '../../src/draw/text.js';
import { exists, GRID_KINDS } from '../../src/grid/grid.js';
import { blankMaze } from '../../src/maze/maze.js';
import { anyMaze, explore } from '../support/drawings.js';
import { gridOf, must } from '../support/mazes.js';

const BITS = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
];
const PITCH = { rect: 4, hex: 6, triangle: 6, polar: 8 };

/** Whether the dot nearest to a point is there. */
function dotAt(lines: readonly string[], x: number, y: number): boolean {
  const character = lines[y >> 2]?.[x >> 1] ?? ' ';
  return character !== ' ' && ((character.charCodeAt(0) - 0x2800) & BITS[y & 3][x & 1]) !== 0;
}

function middleOf(points: Points): readonly [number, number] {
  const half = (points.length / 2 - 1) / 2;
  const [from, to] = [2 * Math.floor(half), 2 * Math.ceil(half)];
  return [(points[from] + points[to]) / 2, (points[from + 1] + points[to + 1]) / 2];
}

describe.each(GRID_KINDS)('%s', (kind) => {
  test('dots stand in the middle of walls and not in the middle of openings', () => {
    fc.assert(
      fc.property(anyMaze(kind), (maze) => {
        const { grid, open, under } = maze;
        const geometry = geometryOf(grid);
        const lines = [...must(textLines(maze, { style: 'braille', marks: false }))];
        const pitch = under === null ? PITCH[kind] : 8;
        for (let cell = 0; cell < grid.size; cell++) {
          for (let side = 0; side < grid.sides; side++) {
            const stroke = exists(grid, cell) ? geometry.side(cell, side) : null;
            if (stroke === null) continue;
            const [x, y] = middleOf(stroke.points).map((value) => Math.round(value * pitch));
            const isOpen = ((open[cell] | (under?.[cell] ?? 0)) & (1 << side)) !== 0;
            const near = [-1, 0, 1].some((down) =>
              [-1, 0, 1].some((across) => dotAt(lines, x + across, y + down)),
            );
            expect(isOpen ? dotAt(lines, x, y) : !near).toBe(false);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a trail adds dots and takes none away', () => {
    fc.assert(
      fc.property(anyMaze(kind, 6), (maze) => {
        const { solution } = explore(maze);
        const without = [...must(textLines(maze, { style: 'braille', marks: false }))];
        const lines = [...must(textLines(maze, { style: 'braille', marks: false, solution }))];
        let added = 0;
        for (let y = 0; y < 4 * lines.length; y++) {
          for (let x = 0; x < 2 * lines[y >> 2].length; x++) {
            if (dotAt(without, x, y)) expect(dotAt(lines, x, y)).toBe(true);
            else if (dotAt(lines, x, y)) added++;
          }
        }
        if (solution.length > 1) expect(added).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });
});

test('refuses more dots than memory is meant for', () => {
  const maze = blankMaze(gridOf('rect', 4096, MAX_DOTS / 4096 / 16));
  expect(textLines(maze, { style: 'braille' })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('dots'),
  });
});
