import { describe, expect, test } from 'vitest';
import { type DrawOptions, defaultCellSize, readDrawing } from '../../src/draw/drawing.js';
import { paint } from '../../src/draw/pixels.js';
import { drawSvg } from '../../src/draw/svg.js';
import { drawText } from '../../src/draw/text.js';
import { THEMES } from '../../src/draw/theme.js';
import { EAST } from '../../src/grid/grid.js';
import { blankMaze, link } from '../../src/maze/maze.js';
import { wovenMaze } from '../support/drawings.js';
import { gridOf, must } from '../support/mazes.js';

const maze = blankMaze(gridOf('rect', 3, 1));
link(maze, 0, EAST);

const REFUSED: readonly [string, DrawOptions, string][] = [
  ['a cell size of 0', { cellSize: 0 }, 'cell size'],
  ['a cell size that is not whole', { cellSize: 2.5 }, 'cell size'],
  ['a huge cell size', { cellSize: 1e9 }, 'cell size'],
  ['a cell size that is no number', { cellSize: Number.NaN }, 'cell size'],
  ['walls as thick as cells', { cellSize: 8, wall: 8 }, 'wall thickness'],
  ['walls of negative thickness', { wall: -1 }, 'wall thickness'],
  ['a negative margin', { margin: -1 }, 'margin'],
  ['a huge margin', { margin: 1e6 }, 'margin'],
  ['an unknown theme', { theme: 'drak' as 'dark' }, '"dark"'],
  ['a theme with a colour that is none', { theme: { ...THEMES.dark, wall: '#"/><script>' } }, 'wall'],
  ['an unknown style', { style: 'acsii' as 'ascii' }, '"ascii"'],
  ['distances of another maze', { distances: Int32Array.of(0, 1) }, '2 distances for the 3 nodes'],
  ['a solution with unknown nodes', { solution: Int32Array.of(0, 3) }, 'node 3'],
  ['a solution with negative nodes', { solution: Int32Array.of(-1) }, 'node -1'],
  ['a solution through a wall', { solution: Int32Array.of(0, 1, 2) }, 'from 1 to 2'],
];

describe.each(REFUSED)('%s', (_name, options, word) => {
  test('is refused by every drawer with a reason', () => {
    const refusal = { ok: false, reason: expect.stringContaining(word) };
    expect(drawText(maze, options)).toMatchObject(refusal);
    expect(drawSvg(maze, options)).toMatchObject(refusal);
    expect(paint(maze, options)).toMatchObject(refusal);
  });
});

test('crossings on other grids than squares are refused', () => {
  const hexagons = blankMaze(gridOf('hex', 3, 3), { weave: true });
  expect(drawSvg(hexagons)).toMatchObject({ ok: false, reason: expect.stringContaining('hex') });
});

test('a solution of a woven maze must keep to its layer', () => {
  const woven = wovenMaze();
  expect(readDrawing(woven, { solution: Int32Array.of(1, 12, 9) }).ok).toBe(true);
  expect(readDrawing(woven, { solution: Int32Array.of(1, 5, 9) }).ok).toBe(false);
});

test('cells shrink with the size of the maze, walls with the cells', () => {
  expect(defaultCellSize(gridOf('rect', 20, 20))).toBe(16);
  expect(defaultCellSize(gridOf('rect', 1000, 4))).toBe(8);
  expect(defaultCellSize(gridOf('rect', 8000, 4))).toBe(2);
  for (const cellSize of [1, 2, 3, 16, 256]) {
    const { wall } = must(readDrawing(maze, { cellSize }));
    expect(wall).toBeLessThan(cellSize);
    expect(wall).toBe(cellSize === 1 ? 0 : Math.max(1, Math.round(cellSize / 8)));
  }
});

test('an empty solution and one of a single node are drawn', () => {
  for (const solution of [new Int32Array(0), Int32Array.of(1)]) {
    expect(drawText(maze, { solution }).ok).toBe(true);
    expect(drawSvg(maze, { solution }).ok).toBe(true);
    expect(paint(maze, { solution }).ok).toBe(true);
  }
});
