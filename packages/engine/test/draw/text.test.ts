import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawText, streamText, textLines } from '../../src/draw/text.js';
import { EAST, exists, SOUTH } from '../../src/grid/grid.js';
import { parseMask } from '../../src/grid/mask.js';
import { blankMaze, link, type Maze } from '../../src/maze/maze.js';
import { recursiveBacktracker } from '../../src/maze/recursive-backtracker.js';
import { anyMaze, explore, wovenMaze } from '../support/drawings.js';
import { gridOf, mazeOf, must, openAll } from '../support/mazes.js';
import { readSquares } from '../support/read-text.js';

function corridor(): Maze {
  const maze = blankMaze(gridOf('rect', 4, 3));
  for (const cell of [0, 1, 2, 8, 9]) link(maze, cell, EAST);
  for (const cell of [1, 3, 5, 7]) link(maze, cell, SOUTH);
  return maze;
}

describe.each(['ascii', 'box'] as const)('squares in %s', (style) => {
  test('a drawing read back gives the maze, masks and crossings included', () => {
    fc.assert(
      fc.property(anyMaze('rect'), fc.boolean(), (maze, withTrail) => {
        const { grid } = maze;
        const solution = withTrail ? explore(maze).solution : null;
        const lines = [...must(textLines(maze, { style, solution, marks: withTrail }))];
        const read = readSquares(lines, grid.width, grid.height);
        for (let cell = 0; cell < grid.size; cell++) {
          if (!exists(grid, cell)) continue;
          expect(read.exists[cell]).toBe(1);
          expect(read.open[cell]).toBe(maze.open[cell]);
          expect(read.under[cell]).toBe(maze.under === null ? 0 : maze.under[cell]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('streamed row by row from one buffer, it equals the drawing of the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        (width, height, marks) => {
          const maze = mazeOf(recursiveBacktracker, gridOf('rect', width, height), `${width}x${height}`);
          function* rows(): Generator<Uint8Array> {
            const row = new Uint8Array(width);
            for (let y = 0; y < height; y++) {
              row.set(maze.open.subarray(y * width, (y + 1) * width));
              yield row;
              row.fill(255);
            }
          }
          const whole = [...must(textLines(maze, { style, marks }))];
          expect([...streamText(rows(), { style, marks })]).toEqual(whole);
        },
      ),
    );
  });
});

test('a stream without rows has no lines', () => {
  expect([...streamText([])]).toEqual([]);
});

test('lines of more than a thousand characters are whole', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('rect', 700, 2), 'wide');
  const lines = [...must(textLines(maze))];
  expect(lines.map((line) => line.length)).toEqual([2801, 2801, 2801, 2801, 2801]);
  expect(readSquares(lines, 700, 2).open).toEqual(maze.open);
});

test('golden: squares in ASCII', () => {
  expect(drawText(corridor(), { style: 'ascii' })).toMatchObject({
    value: `\
+---+---+---+---+
| S             |
+---+   +---+   +
|   |   |   |   |
+---+   +---+   +
|           | E |
+---+---+---+---+
`,
  });
});

test('golden: squares in box-drawing, with the solution', () => {
  const { solution } = explore(corridor());
  expect(`\n${must(drawText(corridor(), { solution }))}`).toBe(`
┌───────────────┐
│ S━━━━━━━━━━━┓ │
├───┐   ┌───┐ ┃ │
│   │   │   │ ┃ │
├───┘   └───┤ ┃ │
│           │ E │
└───────────┴───┘
`);
});

test('golden: a crossing shows which way goes over, and hides the trail beneath', () => {
  const maze = wovenMaze();
  expect(`\n${must(drawText(maze, { style: 'ascii' }))}`).toBe(`
+---+---+---+---+
| S     |       |
+   +   +   +   +
|    === | |    |
+---+   +   +---+
|   |       | E |
+---+---+---+---+
`);
  const solution = Int32Array.of(0, 1, 12, 9, 10, 6, 2, 3, 7, 13, 5, 4);
  expect(`\n${must(drawText(maze, { solution, marks: false }))}`).toBe(`
┌───────┬───────┐
│ ╺━━━┓ │ ┏━━━┓ │
│   · ┃ ╵ ┃ · ┃ │
│ ╺━━═━═━║┃║━━┛ │
├───┐ ┃ · ┃ ┌───┤
│   │ ┗━━━┛ │   │
└───┴───────┴───┘
`);
});

test('golden: what a mask leaves out is blank', () => {
  const mask = must(parseMask('.##\n..#\n...'));
  const maze = blankMaze(gridOf('rect', 3, 3, mask));
  openAll(maze);
  expect(`\n${must(drawText(maze, { style: 'ascii' }))}`).toBe(`
+---+
| S |
+   +---+
|       |
+   +   +---+
|         E |
+---+---+---+
`);
});

test('golden: hexagons and triangles', () => {
  const hexagons = mazeOf(recursiveBacktracker, gridOf('hex', 4, 3), 'golden');
  expect(must(drawText(hexagons, { style: 'ascii' }))).toMatchInlineSnapshot(`
    " / \\ / \\ / \\ / \\
    | S |           |
     \\   \\ / \\ / \\   \\
      |       |   |   |
     / \\ / \\         /
    |           | E |
     \\ / \\ / \\ / \\ /
    "
  `);
  const triangles = mazeOf(recursiveBacktracker, gridOf('triangle', 5, 2), 'golden');
  expect(must(drawText(triangles, { style: 'ascii' }))).toMatchInlineSnapshot(`
    "    ____  ____
      /\\           \\
     /S \\           \\
    /    \\           \\
    \\          /     /
     \\        /   E /
      \\ ____ /____ /
    "
  `);
});

test('golden: rings in braille, in whatever style was asked for', () => {
  const maze = mazeOf(recursiveBacktracker, gridOf('polar', 4, 2), 'golden');
  expect(must(drawText(maze, { style: 'ascii' }))).toMatchInlineSnapshot(`
    "     ⡠⠤⠔⠊⠉⠉⠉⠉⠒⠤⠤⡀
       ⡤⠊  E        ⠈⢢⢄
     ⡠⠊       ⢸⠉⠑⠢⢄⢀⠔⠁⠈⠒⡄
    ⢀⠇   ⡔⠁   ⢸  S ⠁    ⢸
    ⡎   ⡸   ⣰⠚⠉⠙⠲⡀       ⡇
    ⡇   ⠓⠒⠒⠒⣇    ⡗⠒⠒⠒⡆   ⡇
    ⢣       ⠘⠢⠤⠤⠚   ⢠⠃  ⢀⠇
     ⡇    ⢄        ⠔⠁   ⡸
     ⠈⠢⡀   ⠑⠢⠤⢤       ⢠⠔⠁
       ⠑⢢     ⢸     ⢀⠖⠁
         ⠉⠒⠒⠤⠤⠼⠤⠤⠔⠒⠊⠁
    "
  `);
});

describe('hexagons', () => {
  // Line and column of each side, from those of the cell's middle.
  const places = [
    [-1, 1],
    [0, 2],
    [1, 1],
    [1, -1],
    [0, -2],
    [-1, -1],
  ];

  test('a drawing read back gives the maze, in both styles', () => {
    fc.assert(
      fc.property(anyMaze('hex'), fc.constantFrom('ascii', 'box'), (maze, style) => {
        const { grid } = maze;
        const { solution } = explore(maze);
        const lines = [...must(textLines(maze, { style, solution }))];
        for (let cell = 0; cell < grid.size; cell++) {
          if (!exists(grid, cell)) continue;
          const row = Math.floor(cell / grid.width);
          const column = 4 * (cell % grid.width) + 2 * (row & 1) + 2;
          const open = places.reduce((sides, [down, across], side) => {
            const character = lines[2 * row + 1 + down][column + across] ?? ' ';
            return ' .•'.includes(character) ? sides | (1 << side) : sides;
          }, 0);
          expect(open).toBe(maze.open[cell]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('triangles', () => {
  test('a drawing read back gives the maze, in both styles', () => {
    fc.assert(
      fc.property(anyMaze('triangle'), fc.constantFrom('ascii', 'box'), (maze, style) => {
        const { grid } = maze;
        const lines = [...must(textLines(maze, { style, solution: explore(maze).solution }))];
        for (let cell = 0; cell < grid.size; cell++) {
          if (!exists(grid, cell)) continue;
          const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
          const up = (x + y) % 2 === 0;
          const isOpen = (line: number, column: number): boolean =>
            ' .•'.includes(lines[line][column] ?? ' ');
          let open = 0;
          if (!up && isOpen(3 * y, 3 * x + 2)) open |= 1;
          if (isOpen(3 * y + 2, 3 * x + 4)) open |= 2;
          if (up && isOpen(3 * y + 3, 3 * x + 2)) open |= 4;
          if (isOpen(3 * y + 2, 3 * x + 1)) open |= 8;
          expect(open).toBe(maze.open[cell]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
